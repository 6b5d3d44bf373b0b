import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { FileDamaged, KeyMissing } from './failures.js'
import type { KeyRing, MasterKey } from './master_key.js'

/**
 * The first bytes of an encrypted file:
 *
 *      0  8  magic            no file that people keep begins so: line ends of two kinds catch a
 *                             transfer as text
 *      8  1  version
 *      9  1  size of a chunk, as a power of two
 *     10  2  nothing yet
 *     12  8  size of the clear file
 *     20  8  id of the master key
 *     28 12  nonce of the wrapped key
 *     40 32  the key of this file, wrapped by the master key
 *     72 16  tag of the wrapped key
 */
export const HEADER_BYTES = 88
export const CHUNK_BYTES = 64 * 1024
export const TAG_BYTES = 16
export const CIPHER = 'aes-256-gcm'
const MAGIC = Buffer.from('\x89BNF\r\n\x1a\n', 'latin1')
const VERSION = 1
const CHUNK_POWER = 16
/** What the chunks are bound to; what follows it changes with the master key. */
const FIXED_BYTES = 20
const KEY_ID_AT = 20
const NONCE_AT = 28
const WRAPPED_AT = 40
const TAG_AT = 72

export interface FileHeader {
  bytes: Buffer
  /** Of the clear file. */
  size: number
  /** Names the master key without telling it. */
  keyId: string
}

/** Whether bytes in the clear would be taken for an encrypted file. */
export const looksEncrypted = (head: Buffer) => head.subarray(0, MAGIC.length).equals(MAGIC)

export const fixedPart = ({ bytes }: FileHeader) => bytes.subarray(0, FIXED_BYTES)

/** A new header with a key of its own. `identity`: what the file is stored as; it opens as nothing else. */
export function newHeader(
  size: number,
  identity: string,
  master: MasterKey
): { header: FileHeader; fileKey: Buffer } {
  const bytes = Buffer.alloc(HEADER_BYTES)
  MAGIC.copy(bytes)
  bytes[8] = VERSION
  bytes[9] = CHUNK_POWER
  bytes.writeBigUInt64BE(BigInt(size), 12)
  const fileKey = randomBytes(32)
  return { header: wrapped(bytes, fileKey, identity, master), fileKey }
}

/** @returns null for a file in the clear. @throws FileDamaged for a header that no version wrote */
export function readHeader(head: Buffer): FileHeader | null {
  if (!looksEncrypted(head)) return null
  if (head.length < HEADER_BYTES) throw new FileDamaged('header_cut')
  const bytes = Buffer.from(head.subarray(0, HEADER_BYTES))
  const size = Number(bytes.readBigUInt64BE(12))
  if (bytes[8] !== VERSION || bytes[9] !== CHUNK_POWER || bytes.readUInt16BE(10) !== 0)
    throw new FileDamaged('header_version')
  if (!Number.isSafeInteger(size)) throw new FileDamaged('header_size')
  return { bytes, size, keyId: bytes.subarray(KEY_ID_AT, NONCE_AT).toString('hex') }
}

/** The key of the file. @throws KeyMissing; FileDamaged when the header is not as it was written */
export function openHeader({ bytes, keyId }: FileHeader, identity: string, ring: KeyRing): Buffer {
  const master = ring.find(({ id }) => id === keyId)
  if (!master) throw new KeyMissing(keyId)
  const decipher = createDecipheriv(CIPHER, master.key, bytes.subarray(NONCE_AT, WRAPPED_AT), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(boundTo(bytes, identity))
  decipher.setAuthTag(bytes.subarray(TAG_AT, HEADER_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(WRAPPED_AT, TAG_AT)), decipher.final()])
  } catch {
    throw new FileDamaged('header_changed')
  }
}

/** The same header under another master key: the contents stay as they are. */
export function rewrapHeader(
  header: FileHeader,
  identity: string,
  ring: KeyRing,
  master: MasterKey
): FileHeader {
  return wrapped(header.bytes, openHeader(header, identity, ring), identity, master)
}

function wrapped(before: Buffer, fileKey: Buffer, identity: string, master: MasterKey): FileHeader {
  const bytes = Buffer.from(before)
  bytes.write(master.id, KEY_ID_AT, 'hex')
  const nonce = randomBytes(WRAPPED_AT - NONCE_AT)
  nonce.copy(bytes, NONCE_AT)
  const cipher = createCipheriv(CIPHER, master.key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(boundTo(bytes, identity))
  Buffer.concat([cipher.update(fileKey), cipher.final()]).copy(bytes, WRAPPED_AT)
  cipher.getAuthTag().copy(bytes, TAG_AT)
  return { bytes, size: Number(bytes.readBigUInt64BE(12)), keyId: master.id }
}

/** All of the header before the wrapped key, and what the file is stored as. */
const boundTo = (bytes: Buffer, identity: string) =>
  Buffer.concat([bytes.subarray(0, NONCE_AT), Buffer.from(identity)])
