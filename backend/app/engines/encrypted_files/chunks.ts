import { createCipheriv, createDecipheriv } from 'node:crypto'
import { FileDamaged } from './failures.js'
import {
  CHUNK_BYTES,
  CIPHER,
  fixedPart,
  HEADER_BYTES,
  newHeader,
  TAG_BYTES,
  type FileHeader,
} from './header.js'
import type { MasterKey } from './master_key.js'

const SEALED_BYTES = CHUNK_BYTES + TAG_BYTES

type Bytes = AsyncIterable<Uint8Array>

/** An empty file has one chunk too: without it nothing would prove that it is empty. */
export const chunksOf = (size: number) => Math.max(1, Math.ceil(size / CHUNK_BYTES))

export const encryptedSize = (size: number) => HEADER_BYTES + size + chunksOf(size) * TAG_BYTES

/** First and last byte, both included. */
interface Range {
  start: number
  end: number
}

/** Where the chunks with these clear bytes lie in the encrypted file, and the first of them. */
export function spanOf({ start, end }: Range, size: number) {
  const first = Math.floor(start / CHUNK_BYTES)
  const last = Math.floor(end / CHUNK_BYTES)
  return {
    first,
    last,
    start: HEADER_BYTES + first * SEALED_BYTES,
    end: Math.min(HEADER_BYTES + (last + 1) * SEALED_BYTES, encryptedSize(size)) - 1,
  }
}

interface OpenedFile {
  header: FileHeader
  fileKey: Buffer
  identity: string
}

/** A clear file of `size` bytes as it is stored. @throws Error when it has another size */
export async function* encrypted(
  clear: Bytes,
  { size, identity, master }: { size: number; identity: string; master: MasterKey }
): AsyncGenerator<Buffer> {
  const { header, fileKey } = newHeader(size, identity, master)
  yield header.bytes
  const file = { header, fileKey, identity }
  const total = chunksOf(size)
  let index = 0
  for await (const chunk of blocks(clear, CHUNK_BYTES)) {
    if (index >= total) throw new Error('the file grew while it was encrypted')
    yield* sealed(chunk, file, index++)
  }
  if (size === 0 && index === 0) yield* sealed(Buffer.alloc(0), file, index++)
  if (index !== total) throw new Error('the file shrank while it was encrypted')
}

function sealed(chunk: Buffer, file: OpenedFile, index: number): [Buffer, Buffer, Buffer] {
  if (chunk.length !== lengthOf(file, index)) throw new Error('the file changed while it was read')
  const options = { authTagLength: TAG_BYTES }
  const cipher = createCipheriv(CIPHER, file.fileKey, nonceOf(index), options)
  cipher.setAAD(boundTo(file, index))
  return [cipher.update(chunk), cipher.final(), cipher.getAuthTag()]
}

/**
 * The clear bytes of the chunks from `first` to `last`, each as soon as it is known to be what was written
 * at this place of this file.
 * @param source the bytes of these chunks, and nothing after them
 * @throws FileDamaged
 */
export async function* decrypted(
  source: Bytes,
  file: OpenedFile,
  { first, last } = { first: 0, last: chunksOf(file.header.size) - 1 }
): AsyncGenerator<Buffer> {
  let index = first
  for await (const block of blocks(source, SEALED_BYTES)) {
    if (index > last) throw new FileDamaged('longer')
    yield opened(block, file, index++)
  }
  if (index <= last) throw new FileDamaged('cut')
}

function opened(block: Buffer, file: OpenedFile, index: number): Buffer {
  const length = lengthOf(file, index)
  if (block.length !== length + TAG_BYTES) throw new FileDamaged('cut')
  const options = { authTagLength: TAG_BYTES }
  const decipher = createDecipheriv(CIPHER, file.fileKey, nonceOf(index), options)
  decipher.setAAD(boundTo(file, index))
  decipher.setAuthTag(block.subarray(length))
  const clear = decipher.update(block.subarray(0, length))
  try {
    decipher.final()
  } catch {
    throw new FileDamaged('bytes_changed', ` (chunk ${index})`)
  }
  return clear
}

const lengthOf = ({ header: { size } }: OpenedFile, index: number) =>
  Math.min(CHUNK_BYTES, size - index * CHUNK_BYTES)

/** A counter: the key is this file's alone, and no chunk is written twice under it. */
function nonceOf(index: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(index, 8)
  return nonce
}

/** The file, its size, the place of the chunk, and whether it is the last one. */
function boundTo({ header, identity }: OpenedFile, index: number): Buffer {
  const place = Buffer.alloc(5)
  place.writeUInt32BE(index)
  place[4] = Number(index === chunksOf(header.size) - 1)
  return Buffer.concat([fixedPart(header), place, Buffer.from(identity)])
}

/** The same bytes in blocks of `size`; the last one may be shorter. */
async function* blocks(source: Bytes, size: number): AsyncGenerator<Buffer> {
  let kept: Uint8Array[] = []
  let bytes = 0
  for await (const piece of source) {
    let rest = piece
    while (bytes + rest.length >= size) {
      const part = rest.subarray(0, size - bytes)
      yield Buffer.concat([...kept, part], size)
      rest = rest.subarray(part.length)
      kept = []
      bytes = 0
    }
    if (!rest.length) continue
    kept.push(rest)
    bytes += rest.length
  }
  if (bytes) yield Buffer.concat(kept, bytes)
}
