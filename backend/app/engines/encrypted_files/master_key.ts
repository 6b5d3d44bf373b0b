import { createHmac, hkdfSync } from 'node:crypto'

const MASTER_KEY_BYTES = 32

/** Wraps the keys of files. */
export interface MasterKey {
  /** Names it without telling it. */
  id: string
  key: Buffer
}

/** What files are opened with; new ones are written with the first. */
export type KeyRing = readonly MasterKey[]

/** @returns null when the text is not 32 bytes in base64 */
export function masterKey(text: string): MasterKey | null {
  const plain = text.trim()
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(plain)) return null
  const secret = Buffer.from(plain, 'base64')
  if (secret.length !== MASTER_KEY_BYTES) return null
  // what is named and what encrypts are never the secret itself
  const id = createHmac('sha256', secret).update('binaa files key id').digest('hex').slice(0, 16)
  return { id, key: Buffer.from(hkdfSync('sha256', secret, '', 'binaa files wrap 1', 32)) }
}
