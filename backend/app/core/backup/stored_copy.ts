import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import backupStoreConfig from '#config/backup_store'
import { decrypted } from '#engines/encrypted_files/chunks'
import { FileDamaged, KeyMissing } from '#engines/encrypted_files/failures'
import { openHeader, readHeader } from '#engines/encrypted_files/header'
import { takeHead } from '#engines/encrypted_files/take_head'
import { filesUnder, keyOf, openFile } from './backup_store.js'
import { checkEntries, MANIFEST, readManifest } from './manifest.js'
import { refused } from './refusal.js'

/** The clear bytes of a file of a copy; null when there is none. @throws BackupRefused for what isn't as it was written */
export async function readStored(path: string): Promise<AsyncGenerator<Buffer> | null> {
  const stored = await openFile(keyOf(path))
  return stored && clear(stored, path)
}

async function* clear(stored: Readable, path: string): AsyncGenerator<Buffer> {
  const { key, old } = backupStoreConfig
  try {
    const header = readHeader(await takeHead(stored))
    if (!header) throw new FileDamaged('header_cut')
    const fileKey = openHeader(header, path, key ? [key, ...old] : old)
    yield* decrypted(stored, { header, fileKey, identity: path })
  } catch (error) {
    if (error instanceof KeyMissing) throw refused('backup_key', { needed: error.keyId })
    if (error instanceof FileDamaged) throw refused('damaged', { path })
    throw error
  } finally {
    stored.destroy()
  }
}

/** Names of the copies in the store, oldest first. @throws BackupRefused */
export async function copiesInStore(): Promise<string[]> {
  const names: string[] = []
  const prefix = keyOf('')
  const beginning = prefix ? `${prefix}/` : ''
  for await (const keys of filesUnder(beginning))
    for (const key of keys) {
      const [name, file, ...below] = key.slice(beginning.length).split('/')
      if (file === MANIFEST && !below.length) names.push(name!)
    }
  return names.toSorted()
}

/**
 * Brings a copy back into `folder` as `portal:restore` reads it; it gets its name when every byte is as it
 * was saved.
 * @param name such as binaa-20260301T020000Z
 * @returns its folder
 * @throws BackupRefused
 */
export async function fetchCopy(
  name: string,
  folder: string,
  signal?: AbortSignal
): Promise<string> {
  const partial = join(folder, `.${name}.partial`)
  await rm(partial, { recursive: true, force: true })
  try {
    await fetchFile(name, MANIFEST, partial)
    const manifest = await readManifest(partial)
    for (const { path } of manifest.entries) {
      signal?.throwIfAborted()
      await fetchFile(name, path, partial)
    }
    await checkEntries(partial, manifest)
    await rename(partial, join(folder, name))
    return join(folder, name)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

async function fetchFile(name: string, path: string, partial: string) {
  const bytes = await readStored(`${name}/${path}`)
  if (!bytes)
    throw path === MANIFEST
      ? refused('no_backup', { folder: name, name: MANIFEST })
      : refused('missing', { path })
  const target = join(partial, path)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  await pipeline(bytes, createWriteStream(target, { mode: 0o600 }))
}
