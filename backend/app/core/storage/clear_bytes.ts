import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { writer } from '#core/database/writer'
import { chunksOf, decrypted, encryptedSize, spanOf } from '#engines/encrypted_files/chunks'
import { FileDamaged, KeyMissing } from '#engines/encrypted_files/failures'
import {
  CHUNK_BYTES,
  HEADER_BYTES,
  openHeader,
  readHeader,
  type FileHeader,
} from '#engines/encrypted_files/header'
import { takeHead } from '#engines/encrypted_files/take_head'
import { BlobDamaged, BlobLocked } from './blob_failures.js'
import { isNotedEncrypted, noteDamage } from './encrypted_rows.js'
import { keyRing } from './file_keys.js'
import type { BlobFacts, Place, Range } from './place.js'

const HEAD: Range = { start: 0, end: HEADER_BYTES - 1 }
const AGAIN_MS = 50
const MOST_LOOKS = 3
const MOST_CHANGES = 20

/** Other bytes were put under the key between two looks at it. */
class Changed extends Error {}

/**
 * What is looked at under a key. A header that is being written over looks damaged, and so does a file
 * whose note is there before its bytes: only what stays so is damaged.
 * @throws BlobDamaged, BlobLocked
 */
async function settled<Found>(
  key: string,
  look: (attempt: number) => Promise<Found>
): Promise<Found> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await look(attempt)
    } catch (error) {
      const most = error instanceof Changed ? MOST_CHANGES : isOfFile(error) ? MOST_LOOKS : 0
      if (attempt >= most) throw damage(key, error)
    }
    await sleep(AGAIN_MS)
  }
}

/** Size of the clear bytes under a key, and when they were stored. @throws BlobDamaged */
export async function clearFacts(place: Place, key: string): Promise<BlobFacts | null> {
  return settled(key, async () => {
    const head = await readHead(place, key)
    if (!head) return null
    const { size, changedAt, header } = head
    if (!header) return { size, changedAt }
    if (size !== encryptedSize(header.size)) throw new FileDamaged('cut')
    return { size: header.size, changedAt }
  })
}

/** How what lies under a key is encrypted. `header`: null when it lies in the clear. @throws BlobDamaged */
export const headerIn = (place: Place, key: string) => settled(key, () => readHead(place, key))

async function readHead(
  place: Place,
  key: string
): Promise<(BlobFacts & { mark: string; header: FileHeader | null }) | null> {
  const lying = await place.read(key, HEAD)
  if (!lying) return null
  const { stream, ...facts } = lying
  return { ...facts, header: readHeader(await buffer(stream)) }
}

/**
 * The clear bytes under a key, the first of them already known to be what was stored.
 * @returns null when there is nothing
 * @throws BlobDamaged, BlobLocked; so does the stream later on, and ends there
 */
export async function openClear(
  place: Place,
  key: string,
  range?: Range,
  client?: QueryClientContract
): Promise<Readable | null> {
  return settled(key, (attempt) => {
    // a replica may not know yet what was changed just now
    const asked = client ?? (attempt ? writer() : undefined)
    return range ? openPart(place, key, range, asked) : openWhole(place, key, asked)
  })
}

async function openWhole(place: Place, key: string, client?: QueryClientContract) {
  const lying = await place.read(key)
  if (!lying) return null
  const { stream, size } = lying
  // while the database is asked no one else listens
  stream.on('error', () => {})
  try {
    const head = await takeHead(stream)
    const header = readHeader(head)
    if (header) return await clearOf(stream, { key, header, size })
    await requireClear(key, client)
    if (size <= HEADER_BYTES) {
      stream.destroy()
      return Readable.from(head.length ? [head] : [])
    }
    if (stream.destroyed) throw stream.errored ?? new Error(`${key} was cut off`)
    stream.unshift(head)
    return stream
  } catch (error) {
    stream.destroy()
    throw error
  }
}

async function openPart(place: Place, key: string, range: Range, client?: QueryClientContract) {
  const head = await readHead(place, key)
  if (!head) return null
  const { header } = head
  if (!header) await requireClear(key, client)
  const span = header && spanOf(range, header.size)
  const lying = await place.read(key, span ?? range)
  if (!lying) return null
  if (lying.mark !== head.mark) {
    lying.stream.destroy()
    throw new Changed(`what is stored under ${key} never stays the same`)
  }
  if (!header) return lying.stream
  return clearOf(lying.stream, { key, header, size: lying.size }, { ...range, ...pick(span!) })
}

const pick = ({ first, last }: { first: number; last: number }) => ({ first, last })

interface Encrypted {
  key: string
  header: FileHeader
  /** Of the encrypted file. */
  size: number
}

/** Decrypts what follows the header of a file, or some of its chunks. */
async function clearOf(
  source: Readable,
  { key, header, size }: Encrypted,
  part?: Range & { first: number; last: number }
): Promise<Readable> {
  try {
    const fileKey = openHeader(header, key, keyRing())
    if (size !== encryptedSize(header.size)) throw new FileDamaged('cut')
    const span = part ?? { first: 0, last: chunksOf(header.size) - 1 }
    const chunks = decrypted(source, { header, fileKey, identity: key }, span)
    const first = await chunks.next()
    const rest = joined(first.value as Buffer | undefined, chunks)
    const clear = Readable.from(noted(key, part ? cutTo(rest, part) : rest), { objectMode: false })
    endsWith(clear, source)
    return clear
  } catch (error) {
    source.destroy()
    throw error
  }
}

/** At once: the generator in between would first wait for what the source sends next. */
function endsWith(clear: Readable, source: Readable) {
  const end = clear._destroy
  clear._destroy = (error, done) => {
    source.destroy()
    end.call(clear, error, done)
  }
}

async function* joined(first: Buffer | undefined, rest: AsyncIterable<Buffer>) {
  if (first) yield first
  yield* rest
}

/** Of whole chunks the bytes that are wanted. */
async function* cutTo(
  chunks: AsyncIterable<Buffer>,
  { start, end, first }: Range & { first: number }
) {
  let at = first * CHUNK_BYTES
  for await (const chunk of chunks) {
    yield chunk.subarray(Math.max(0, start - at), end + 1 - at)
    at += chunk.length
  }
}

/** What turns out in the middle of a file ends what is sent of it. */
async function* noted(key: string, chunks: AsyncIterable<Buffer>) {
  try {
    yield* chunks
  } catch (error) {
    throw isOfFile(error) ? damage(key, error) : error
  }
}

async function requireClear(key: string, client?: QueryClientContract) {
  if (keyRing().length && (await isNotedEncrypted(key, client))) throw new FileDamaged('replaced')
}

/** The clear bytes of a whole file as it lies anywhere, such as a copy of it. @throws BlobDamaged, BlobLocked */
export async function clearOfFile(
  source: Readable,
  { key, size }: { key: string; size: number }
): Promise<Readable> {
  try {
    const head = await takeHead(source)
    const header = readHeader(head)
    if (header) return await clearOf(source, { key, header, size })
    return Readable.from(joined(head, source), { objectMode: false })
  } catch (error) {
    source.destroy()
    throw isOfFile(error) ? damage(key, error) : error
  }
}

const isOfFile = (error: unknown) => error instanceof FileDamaged || error instanceof KeyMissing

/** What the caller is given for it; what is damaged is noted. */
function damage(key: string, error: unknown): unknown {
  if (error instanceof KeyMissing) return new BlobLocked(error.keyId)
  if (!(error instanceof FileDamaged)) return error
  noteDamage(key, error.message)
  return new BlobDamaged(error.damage)
}
