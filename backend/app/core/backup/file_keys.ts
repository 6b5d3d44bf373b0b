import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { HEADER_BYTES, readHeader } from '#engines/encrypted_files/header'
import { KEY_PATTERN } from '#core/storage/blob_keys'
import { noteAllEncrypted } from '#core/storage/encrypted_rows'
import { keyRing } from '#core/storage/file_keys'
import { rowsOf } from '#core/storage/rows_of_keys'
import { writer } from '#core/database/writer'
import type { Manifest } from './manifest.js'
import { refused } from './refusal.js'
import { FILES } from './stored_files.js'

interface Encrypted {
  key: string
  keyId: string
}

const AT_ONCE = 200

/** The stored files of a backup that are encrypted, each with the id of its master key. */
async function* encryptedIn(folder: string, paths: Iterable<string>): AsyncGenerator<Encrypted> {
  for (const path of paths) {
    const [top, ...rest] = path.split('/')
    const key = rest.join('/')
    if (top !== FILES || !KEY_PATTERN.test(key)) continue
    const keyId = await keyIdOf(join(folder, path))
    if (keyId) yield { key, keyId }
  }
}

async function keyIdOf(path: string): Promise<string | null> {
  const handle = await open(path, 'r')
  try {
    const head = Buffer.alloc(HEADER_BYTES)
    const { bytesRead } = await handle.read(head, 0, HEADER_BYTES, 0)
    return readHeader(head.subarray(0, bytesRead))?.keyId ?? null
  } catch {
    // damaged on the live portal too: `portal:verify` names it
    return null
  } finally {
    await handle.close()
  }
}

/** Ids of the master keys without which files of this backup don't open. */
export async function fileKeysOf(folder: string, paths: Iterable<string>): Promise<string[]> {
  const ids = new Set<string>()
  for await (const { keyId } of encryptedIn(folder, paths)) ids.add(keyId)
  return [...ids].sort()
}

/** @throws BackupRefused naming the keys by their ids when a file of the backup would not open here */
export function requireFileKeys({ fileKeys = [] }: Manifest): void {
  const ring = keyRing().map(({ id }) => id)
  const missing = fileKeys.filter((id) => !ring.includes(id))
  if (!missing.length) return
  const needed = missing.join(', ')
  const [present] = ring
  throw present ? refused('file_key', { needed, present }) : refused('file_key_unset', { needed })
}

/** Notes what is encrypted as the restored files say: they may have changed while they were copied. */
export async function noteRestored(folder: string, { entries }: Manifest): Promise<void> {
  await writer().from('encrypted_files').delete()
  const paths = entries.map(({ path }) => path)
  let found: Encrypted[] = []
  for await (const one of encryptedIn(folder, paths)) {
    if (found.push(one) < AT_ONCE) continue
    await noteKept(found)
    found = []
  }
  await noteKept(found)
}

async function noteKept(found: readonly Encrypted[]) {
  const rows = await rowsOf(found.map(({ key }) => key))
  await noteAllEncrypted(
    writer(),
    found.filter(({ key }) => rows.has(key))
  )
}
