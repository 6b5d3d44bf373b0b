import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import { encrypted } from '#engines/encrypted_files/chunks'
import type { MasterKey } from '#engines/encrypted_files/master_key'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { clearFacts, openClear } from './clear_bytes.js'
import { noteEncrypted } from './encrypted_rows.js'
import { keyOfNewFiles } from './file_keys.js'
import type { BlobFacts, Range } from './place.js'
import { inPlaces, places } from './places.js'
import { requireOpenable } from './scan_gate.js'
import { removeTmpFile, writeTmpFile, type TmpFile } from './tmp_files.js'

/**
 * Puts a complete file under a key, in the place of new files, encrypted where files are.
 * @throws AppError 503 FILES_AWAY
 */
export async function putBlob(uow: UnitOfWork, file: TmpFile, key: string): Promise<void> {
  const [place] = places()
  const master = keyOfNewFiles()
  if (!master) return place.put(file.path, key)
  const copy = await encryptedCopy(file, key, master)
  try {
    await place.put(copy.path, key)
  } finally {
    await removeTmpFile(copy.path)
  }
  await noteEncrypted(uow.trx, key, master.id)
}

/** A clear file as it is stored under a key: a temporary file, its maker's to remove. */
function encryptedCopy(
  { path, size }: Pick<TmpFile, 'path' | 'size'>,
  key: string,
  master: MasterKey
): Promise<TmpFile> {
  return writeTmpFile(encrypted(bytesOf(path), { size, identity: key, master }), { bytes: size })
}

/** Opened when it is read: a file that no one reads yet would fail unheard, or stay open. */
async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  yield* createReadStream(path)
}

export async function deleteBlob(key: string): Promise<void> {
  for (const place of places()) await place!.delete(key)
}

/** Takes away what a rolled-back transaction has put; what can't be reached now is swept later. */
export async function undoBlob(key: string): Promise<void> {
  await deleteBlob(key).catch((err) => logger.warn({ err }, 'stored bytes are left to the sweep'))
}

/**
 * The bytes of a stored file.
 * @param client the transaction that asks, where there is one
 * @throws AppError 409 while the virus scanner holds it, BlobDamaged, BlobLocked; Error when the bytes are
 * not there
 */
export async function readBlob(key: string, client?: QueryClientContract): Promise<Buffer> {
  await requireOpenable(key, client)
  return buffer(await openUnchecked(key, undefined, client))
}

/**
 * Size in bytes and time of the last change; null when there is no such blob.
 * @throws BlobDamaged when it was cut
 */
export function blobFacts(key: string): Promise<BlobFacts | null> {
  return inPlaces((place) => clearFacts(place, key))
}

/**
 * @throws AppError 409 while the virus scanner holds it, 503 FILES_AWAY, BlobDamaged, BlobLocked; Error when
 * the bytes are not there
 */
export async function openBlob(key: string, range?: Range): Promise<Readable> {
  await requireOpenable(key)
  return openUnchecked(key, range)
}

/** Whatever the scanner found: for the scanner itself and for what proves that the bytes are there. */
export async function openUnchecked(
  key: string,
  range?: Range,
  client?: QueryClientContract
): Promise<Readable> {
  const found = await inPlaces((place) => openClear(place, key, range, client))
  if (!found) throw new Error(`nothing is stored under ${key}`)
  return found
}
