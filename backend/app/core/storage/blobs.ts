import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import logger from '@adonisjs/core/services/logger'
import type { BlobFacts, Range } from './place.js'
import { inPlaces, places } from './places.js'
import { requireOpenable } from './scan_gate.js'

/** Puts a complete file under a key, in the place of new files. @throws AppError 503 FILES_AWAY */
export function putBlob(path: string, key: string): Promise<void> {
  return places()[0].put(path, key)
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
 * @throws AppError 409 while the virus scanner holds it; Error when the bytes are not there
 */
export async function readBlob(key: string, client?: QueryClientContract): Promise<Buffer> {
  await requireOpenable(key, client)
  return buffer(await openUnchecked(key))
}

/** Size in bytes and time of the last change; null when there is no such blob. */
export function blobFacts(key: string): Promise<BlobFacts | null> {
  return inPlaces((place) => place.facts(key))
}

/**
 * @throws AppError 409 while the virus scanner holds it, 503 FILES_AWAY; Error when the bytes are not there
 */
export async function openBlob(key: string, range?: Range): Promise<Readable> {
  await requireOpenable(key)
  return openUnchecked(key, range)
}

/** Whatever the scanner found: for the scanner itself and for what proves that the bytes are there. */
export async function openUnchecked(key: string, range?: Range): Promise<Readable> {
  const found = await inPlaces((place) => place.open(key, range))
  if (!found) throw new Error(`nothing is stored under ${key}`)
  return found
}
