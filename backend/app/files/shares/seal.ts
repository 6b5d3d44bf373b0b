import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { writeTmpFile, type TmpFile } from '#core/storage/tmp_files'
import { keyOf, lookupOf } from './code.js'

const CIPHER = 'aes-256-gcm'
const SALT_BYTES = 16
/** NIST SP 800-38D, 8.2: 96 bits; a key is used for one copy only. */
const NONCE_BYTES = 12

/** What is needed beside the code to open a sealed copy; all hexadecimal. */
export interface Envelope {
  lookup: string
  salt: string
  nonce: string
  tag: string
}

/** Writes an encrypted copy of `source` that only `code` opens. */
export async function sealCopy(
  source: Readable,
  code: string
): Promise<{ file: TmpFile; envelope: Envelope }> {
  const salt = randomBytes(SALT_BYTES).toString('hex')
  const nonce = randomBytes(NONCE_BYTES)
  const lookup = lookupOf(code)
  const cipher = createCipheriv(CIPHER, await keyOf(code, salt), nonce)
  // a copy moved to another share does not open there
  cipher.setAAD(Buffer.from(lookup))
  const file = await writeTmpFile(through(source, cipher))
  const tag = cipher.getAuthTag().toString('hex')
  return { file, envelope: { lookup, salt, nonce: nonce.toString('hex'), tag } }
}

/**
 * Decrypts a sealed copy into a temporary file, so that nothing of a copy that was tampered with
 * leaves before its last byte has been checked.
 * @throws Error when the copy, its envelope or the key is not the one it was sealed with
 */
export function openCopy(
  source: Readable,
  key: Buffer,
  { lookup, nonce, tag }: Envelope
): Promise<TmpFile> {
  const decipher = createDecipheriv(CIPHER, key, Buffer.from(nonce, 'hex'))
  decipher.setAAD(Buffer.from(lookup))
  decipher.setAuthTag(Buffer.from(tag, 'hex'))
  return writeTmpFile(through(source, decipher))
}

interface Transform {
  update(bytes: Uint8Array): Buffer
  final(): Buffer
}

async function* through(source: Readable, transform: Transform) {
  for await (const chunk of source) yield transform.update(chunk)
  yield transform.final()
}
