import { arrayOf, flag, id, instant, nullable, object, text } from '#core/openapi/schema'
import type ApiToken from './api_token.js'

const iso = (day: ApiToken['createdAt']) => day.toUTC().toISO()

export function presentToken(token: ApiToken) {
  return {
    id: token.id,
    name: token.name,
    ending: token.ending,
    abilities: JSON.parse(token.abilities) as string[],
    createdAt: iso(token.createdAt),
    expiresAt: iso(token.expiresAt),
    lastUsedAt: token.lastUsedAt && iso(token.lastUsedAt),
    lastUsedIp: token.lastUsedIp,
    revokedAt: token.revokedAt && iso(token.revokedAt),
    inForce: token.isInForce,
    // another one has its place
    isReplaced: token.replacedAt !== null,
  }
}

/** What `presentToken` answers. */
export const tokenFields = {
  id,
  name: text,
  ending: text,
  abilities: arrayOf(text),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: nullable(instant),
  lastUsedIp: nullable(text),
  revokedAt: nullable(instant),
  inForce: flag,
  isReplaced: flag,
}

/** Only the answer of its making has the token itself. */
export const newToken = object({ ...tokenFields, token: text })
