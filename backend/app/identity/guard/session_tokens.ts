import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits; only their SHA-256 is stored, so a stolen table signs no one in. */
export function newSessionToken() {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string) {
  return createHash('sha256').update(token).digest('hex')
}
