import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import backupStoreConfig from '#config/backup_store'
import { sha256Of } from '#core/storage/sha256_of'
import { encrypted, encryptedSize } from '#engines/encrypted_files/chunks'
import { deleteFileOf, filesUnder, keyOf, putFile, storeAddress } from './backup_store.js'
import { entryOf, MANIFEST, readManifest, type Entry } from './manifest.js'
import { refused } from './refusal.js'
import { readStored } from './stored_copy.js'

/**
 * Puts a backup into the store, encrypted, and reads every byte of it back. The manifest comes last, so what
 * has none is no copy; what broke off is taken away again.
 * @returns where it lies
 * @throws BackupRefused
 */
export async function copyToStore(place: string, signal?: AbortSignal): Promise<string> {
  const name = basename(place)
  const { entries } = await readManifest(place)
  try {
    for (const entry of [...entries, await entryOf(place, MANIFEST)]) {
      signal?.throwIfAborted()
      await copyFile(place, entry, signal)
    }
    return placeInStore(name)!
  } catch (error) {
    // the store may be away for this, too: the next copy of this name would write over it
    await removeFromStore(name).catch(() => undefined)
    throw error
  }
}

/** Where the copy of this name lies; null while no store is set. */
export const placeInStore = (name: string) =>
  backupStoreConfig.bucket ? storeAddress(keyOf(name)) : null

async function copyFile(place: string, entry: Entry, signal?: AbortSignal) {
  const { size, sha256 } = entry
  const path = `${basename(place)}/${entry.path}`
  const file = { size, identity: path, master: backupStoreConfig.key! }
  await putFile(keyOf(path), encrypted(createReadStream(join(place, entry.path)), file), {
    ...{ size: encryptedSize(size), signal },
  })
  const stored = await readStored(path)
  if (!stored || (await sha256Of(Readable.from(stored))) !== sha256)
    throw refused('damaged', { path })
}

/** Takes a copy out of the store, its manifest first. @throws BackupRefused */
export async function removeFromStore(name: string): Promise<void> {
  await deleteFileOf(keyOf(`${name}/${MANIFEST}`))
  for await (const keys of filesUnder(keyOf(`${name}/`)))
    for (const key of keys) await deleteFileOf(key)
}
