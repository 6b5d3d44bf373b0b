import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** The secret in the address of a feed; only its digest is kept. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** The digest of the token in an address that ends in `.ics`, as calendar programs ask for it. */
export const digestIn = (param: unknown): string => digestOf(String(param).replace(/\.ics$/, ''))
