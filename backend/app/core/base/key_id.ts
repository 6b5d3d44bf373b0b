import { createHmac } from 'node:crypto'

/** Names a key without telling it: 64 bits of an HMAC, which lead back to no key of 256. */
export function keyId(key: string): string {
  return createHmac('sha256', key).update('binaa key id').digest('hex').slice(0, 16)
}
