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

/** The key that a variable holds, and former ones of `<name>_OLD`, with commas between them. @throws Error naming the variable */
export function keysOf(name: string, present: string | undefined, former: string | undefined) {
  const old = (former ?? '').split(',').filter((text) => text.trim())
  return {
    key: present ? requireMasterKey(name, present) : null,
    old: old.map((text) => requireMasterKey(`${name}_OLD`, text)),
  }
}

function requireMasterKey(name: string, text: string): MasterKey {
  const key = masterKey(text)
  if (!key) throw new Error(`${name} is not 32 bytes in base64: openssl rand -base64 32`)
  return key
}
