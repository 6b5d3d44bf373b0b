import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { keyId } from '#core/base/key_id'
import env from '#start/env'

type Row = Record<string, unknown>

/** Whose row it is: `ours`, of a key that is not here, without a signature, or changed since. */
export type RowSigner = 'ours' | 'foreign' | 'none' | 'forged'

const SIGNED_COLUMNS = [
  'at',
  'actor_id',
  'actor_name',
  'session_id',
  'ip',
  'agent',
  'request_id',
  'action',
  'entity_type',
  'entity_id',
  'entity_label',
  'changes',
]

interface Key {
  id: string
  secret: string
}

let keys: Key[] | null = null

/** The key that signs, and the former one whose rows are still known. */
export function signingKeys(): Key[] {
  keys ??= [env.get('AUDIT_KEY'), env.get('AUDIT_KEY_OLD')].flatMap((key) => {
    const secret = key?.release()
    return secret ? [{ id: keyId(secret), secret }] : []
  })
  return keys
}

/**
 * A row of the log with a signature that only the portal can make: anyone who may write the tables, but does not
 * have the key, can add no row. The random part makes two equal rows differ, so that none can be put in twice.
 */
export function signedRow<T extends Row>(row: T): T & { signature: string } {
  const [{ id, secret }] = signingKeys() as [Key]
  const once = randomText()
  return { ...row, signature: `${id}.${once}.${macOf(row, once, secret)}` }
}

/** As many random texts as are drawn at once: one call to the system for each row costs more than its hash. */
const POOL = 256
const LENGTH = 9
let pool = Buffer.alloc(0)

function randomText(): string {
  if (!pool.length) pool = randomBytes(POOL * LENGTH)
  const text = pool.toString('base64url', 0, LENGTH)
  pool = pool.subarray(LENGTH)
  return text
}

/** Who has signed a row as it stands in the log. */
export function signerOf(row: Row): RowSigner {
  if (!row.signature) return 'none'
  const [id, once = '', mac = ''] = String(row.signature).split('.')
  const key = signingKeys().find((candidate) => candidate.id === id)
  if (!key) return 'foreign'
  const expected = Buffer.from(macOf(row, once, key.secret))
  const found = Buffer.from(mac)
  return expected.length === found.length && timingSafeEqual(expected, found) ? 'ours' : 'forged'
}

function macOf(row: Row, once: string, secret: string): string {
  const content = JSON.stringify(SIGNED_COLUMNS.map((column) => row[column] ?? null))
  return createHmac('sha256', secret)
    .update(`binaa audit row\n${once}\n${content}`)
    .digest('base64url')
}
