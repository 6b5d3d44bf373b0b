import { createHmac, timingSafeEqual } from 'node:crypto'
import { signingKeys } from './row_signature.js'

/** Where a value stands: the same account of two vendors gives two digests. */
export interface Place {
  entityType: string
  entityId: string
  field: string
}

/** Passwords are stored as hashes that change by themselves; nobody compares them. */
const UNCOMPARED = /password|passcode|token|hash/i

/**
 * What the log keeps of a value that it hides: enough to recognize the value, which nobody can guess at
 * without the portal's key. Null where nothing is compared.
 */
export function digestOf(place: Place, value: unknown): string | null {
  if (value === null || value === undefined || UNCOMPARED.test(place.field)) return null
  const [key] = signingKeys()
  return key ? `${key.id}.${macOf(key.secret, place, value)}` : null
}

/** Whether it is this value; null where the digest was made with a key that is gone. */
export function isDigestOf(digest: string, place: Place, value: unknown): boolean | null {
  const [id, mac = ''] = digest.split('.')
  const key = signingKeys().find((candidate) => candidate.id === id)
  if (!key) return null
  const [expected, found] = [macOf(key.secret, place, value), mac].map((text) => Buffer.from(text))
  return expected!.length === found!.length && timingSafeEqual(expected!, found!)
}

const macOf = (secret: string, { entityType, entityId, field }: Place, value: unknown) =>
  createHmac('sha256', secret)
    .update(`binaa hidden value\n${entityType}\n${entityId}\n${field}\n${String(value)}`)
    .digest('base64url')

const hiddenOf = new Map<string, Set<string>>()

/**
 * Of these fields of a kind of record the log says that they changed, not from what to what: who reads the
 * log is not always who may read the record.
 */
export function hideValues(entityType: string, fields: readonly string[]) {
  hiddenOf.set(entityType, new Set([...(hiddenOf.get(entityType) ?? []), ...fields]))
}

export const hidesValue = (entityType: string, field: string) =>
  hiddenOf.get(entityType)?.has(field) ?? false
