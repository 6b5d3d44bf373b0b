import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sha256Of } from '#core/storage/sha256_of'
import type { RowCounts } from './database_copy.js'
import { refused } from './refusal.js'

const FORMAT = 1
export const MANIFEST = 'manifest.json'

/** One file of a backup; `path` is relative to its folder, with slashes. */
export interface Entry {
  path: string
  size: number
  sha256: string
}

export interface Manifest {
  format: number
  madeAt: string
  portal: string
  database: 'sqlite' | 'mysql'
  /** What the database had gone through. */
  migrations: string[]
  /** Names the key of the bank fields without telling it (see `keyId`). */
  bankKey: string
  /** Names the keys of its encrypted files; absent in older backups. */
  fileKeys?: string[]
  /** Rows of each table, as they were saved; absent in older backups. */
  rows?: RowCounts
  entries: Entry[]
}

export function newManifest(facts: Omit<Manifest, 'format' | 'entries'>): Manifest {
  return { format: FORMAT, ...facts, entries: [] }
}

/** @returns the seal: who knows it knows whether a single byte of the backup has changed */
export async function writeManifest(folder: string, manifest: Manifest): Promise<string> {
  const seal = sealOf(manifest)
  await writeFile(join(folder, MANIFEST), JSON.stringify({ ...manifest, seal }, null, 1), {
    mode: 0o600,
  })
  return seal
}

/**
 * @param known its seal, where the portal has noted it
 * @throws BackupRefused when there is none, or it is not as it was written
 */
export async function readManifest(folder: string, known?: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw refused('no_backup', { folder, name: MANIFEST })
  })
  const { seal, ...manifest } = parsed(text)
  if (manifest.format !== FORMAT) throw refused('format', { name: MANIFEST, format: FORMAT })
  if (seal !== sealOf(manifest) || (known && seal !== known))
    throw refused('changed', { name: MANIFEST })
  return manifest
}

function parsed(text: string): Manifest & { seal?: string } {
  try {
    return JSON.parse(text)
  } catch {
    throw refused('unreadable', { name: MANIFEST })
  }
}

/** Reads every byte. @throws BackupRefused naming the first file that is not as it was written */
export async function checkEntries(folder: string, { entries }: Manifest): Promise<void> {
  for (const { path, size, sha256 } of entries) {
    const found = await stat(join(folder, path)).catch(() => null)
    if (!found) throw refused('missing', { path })
    if (found.size !== size) throw refused('size', { path, found: found.size, expected: size })
    if ((await hashOf(join(folder, path))) !== sha256) throw refused('damaged', { path })
  }
}

/** The entry of a file that now lies in the folder. */
export async function entryOf(folder: string, path: string): Promise<Entry> {
  const { size } = await stat(join(folder, path))
  return { path, size, sha256: await hashOf(join(folder, path)) }
}

const hashOf = (path: string) => sha256Of(createReadStream(path))

function sealOf(manifest: Manifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
}
