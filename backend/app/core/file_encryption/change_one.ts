import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { encrypted, encryptedSize } from '#engines/encrypted_files/chunks'
import { HEADER_BYTES, rewrapHeader, type FileHeader } from '#engines/encrypted_files/header'
import { FileDamaged, KeyMissing } from '#engines/encrypted_files/failures'
import type { MasterKey } from '#engines/encrypted_files/master_key'
import { writer } from '#core/database/writer'
import { BlobDamaged, BlobLocked } from '#core/storage/blob_failures'
import { clearOfFile, headerIn, openClear } from '#core/storage/clear_bytes'
import { forgetEncrypted, isNotedEncrypted, noteEncrypted } from '#core/storage/encrypted_rows'
import { keyRing } from '#core/storage/file_keys'
import type { Place } from '#core/storage/place'
import { isKept, type BlobRow } from '#core/storage/rows_of_keys'
import { sha256Of } from '#core/storage/sha256_of'
import { removeTmpFile, writeTmpFile, type TmpFile } from '#core/storage/tmp_files'

/** `locked`: no key that is set opens it. `done`: it was so before. `gone`: it was deleted meanwhile. */
export type Outcome = 'changed' | 'done' | 'gone' | 'damaged' | 'locked'

/** A stored file in its place. */
export interface Stored {
  place: Place
  key: string
  row: BlobRow
  signal?: AbortSignal
}

type Found = NonNullable<Awaited<ReturnType<typeof headerIn>>>

/** What is damaged or locked stays as it is and is counted; anything else ends the run. */
export async function changeOne(
  { place, key, ...rest }: Stored,
  change: (stored: Stored, found: Found) => Promise<Outcome>
): Promise<Outcome> {
  try {
    const found = await headerIn(place, key)
    return found ? await change({ place, key, ...rest }, found) : 'gone'
  } catch (error) {
    if (error instanceof BlobDamaged || error instanceof FileDamaged) return 'damaged'
    if (error instanceof BlobLocked || error instanceof KeyMissing) return 'locked'
    throw error
  }
}

/** The encrypted copy is read back and compared with the checksum of the row before it takes the place. */
export async function encryptOne(
  stored: Stored,
  { header, size }: Found,
  master: MasterKey
): Promise<Outcome> {
  if (!header) return encryptClear(stored, master)
  // no file in the clear that begins like an encrypted one has both sizes right
  if (header.size !== stored.row.size || size !== encryptedSize(header.size)) return 'damaged'
  return noted(stored, header.keyId, 'done')
}

async function encryptClear(stored: Stored, master: MasterKey): Promise<Outcome> {
  const { place, key, row, signal } = stored
  const lying = await place.read(key)
  if (!lying) return 'gone'
  if (lying.size !== row.size) {
    lying.stream.destroy()
    return 'damaged'
  }
  const hash = createHash('sha256')
  const bytes = encrypted(hashed(lying.stream, hash), { size: row.size, identity: key, master })
  const copy = await writeTmpFile(bytes, { signal, bytes: row.size })
  try {
    if (hash.digest('hex') !== row.sha256) return 'damaged'
    if ((await clearSha256(copy, key)) !== row.sha256)
      throw new Error(`${key} is not encrypted well`)
    signal?.throwIfAborted()
    await place.replace(copy.path, key)
  } finally {
    await removeTmpFile(copy.path)
  }
  return noted(stored, master.id, 'changed')
}

async function* hashed(source: Readable, hash: { update(bytes: Uint8Array): unknown }) {
  for await (const chunk of source) {
    hash.update(chunk)
    yield chunk as Buffer
  }
}

const clearSha256 = async ({ path, size }: TmpFile, key: string) =>
  sha256Of(await clearOfFile(createReadStream(path), { key, size }))

/** The note goes first: from then on the file may lie in the clear. */
export async function decryptOne(stored: Stored, { header }: Found): Promise<Outcome> {
  const { place, key, row, signal } = stored
  if (!header) return clearFound(stored)
  const clear = await openClear(place, key, undefined, writer())
  if (!clear) return 'gone'
  const copy = await writeTmpFile(clear, { signal, bytes: row.size })
  try {
    if (copy.sha256 !== row.sha256) return 'damaged'
    signal?.throwIfAborted()
    await forgetEncrypted(writer(), [key])
    await place.replace(copy.path, key)
  } finally {
    await removeTmpFile(copy.path)
  }
  return settled(stored, 'changed')
}

/** In the clear although it is noted as encrypted: put back from a backup that is older, or exchanged. */
async function clearFound({ place, key, row }: Stored): Promise<Outcome> {
  if (!(await isNotedEncrypted(key, writer()))) return 'done'
  const lying = await place.read(key)
  if (!lying) return 'gone'
  if ((await sha256Of(lying.stream)) !== row.sha256) return 'damaged'
  await forgetEncrypted(writer(), [key])
  return 'changed'
}

/** The header alone changes; a place that can't write in the middle of a file gets it all again. */
export async function rewrapOne(
  stored: Stored,
  { header }: Found,
  master: MasterKey
): Promise<Outcome> {
  if (!header) return 'done'
  if (header.keyId === master.id) return noted(stored, master.id, 'done')
  const { place, key, signal } = stored
  const next = rewrapHeader(header, key, keyRing(), master)
  signal?.throwIfAborted()
  const isWritten = place.overwriteHead
    ? await place.overwriteHead(key, next.bytes)
    : await replaceHead(stored, next)
  if (!isWritten) return 'gone'
  const now = (await headerIn(place, key))?.header
  if (now && !now.bytes.equals(next.bytes)) throw new Error(`${place.name} does not keep ${key}`)
  return noted(stored, master.id, 'changed')
}

async function replaceHead(
  { place, key, row, signal }: Stored,
  header: FileHeader
): Promise<boolean> {
  const lying = await place.read(key)
  if (!lying) return false
  const { stream, size } = lying
  const copy = await writeTmpFile(withHead(stream, header.bytes), { signal, bytes: size })
  try {
    if (copy.size !== size) throw new FileDamaged('cut')
    if ((await clearSha256(copy, key)) !== row.sha256) throw new FileDamaged('other_contents')
    signal?.throwIfAborted()
    await place.replace(copy.path, key)
    return true
  } finally {
    await removeTmpFile(copy.path)
  }
}

async function* withHead(source: Readable, head: Buffer) {
  yield head
  let skip = HEADER_BYTES
  for await (const chunk of source) {
    yield chunk.subarray(skip) as Buffer
    skip = Math.max(0, skip - chunk.length)
  }
}

async function noted(stored: Stored, keyId: string, outcome: Outcome): Promise<Outcome> {
  await noteEncrypted(writer(), stored.key, keyId)
  return settled(stored, outcome)
}

/** Deleted while it was changed: nothing is to come back. */
async function settled({ place, key }: Stored, outcome: Outcome): Promise<Outcome> {
  if (await isKept(key)) return outcome
  await place.delete(key)
  await forgetEncrypted(writer(), [key])
  return 'gone'
}
