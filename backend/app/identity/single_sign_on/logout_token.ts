import { createRemoteJWKSet, customFetch, jwtVerify, type JWTVerifyGetKey } from 'jose'
import type IdentityProvider from '#identity/shared/identity_provider'
import { callProvider } from '#identity/identity_providers/call_provider'
import { knownProvider } from '#identity/identity_providers/discover'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
/** Signed with a key of the provider's own: neither `none` nor the secret that both know. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512']
ALGORITHMS.push('EdDSA', 'Ed25519')
const TYPES = new Set(['logout+jwt', 'application/logout+jwt', 'jwt'])
/** A token is for now. */
const MOST_AGE = '5 minutes'
const CLOCKS_DIFFER = 30
const MOST_LETTERS = 255

/** Whose sessions a provider ends: those that began with one at the provider, or all of someone. */
export interface EndOfSessions {
  /** Names the token: it counts once. */
  jti: string
  sid: string | null
  sub: string | null
}

/** The token is none that ends anything. */
export class LogoutTokenRefused extends Error {}

/**
 * Reads a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.6), which its signature proves.
 * @throws LogoutTokenRefused, an error of the library, or ProviderAway where its keys can't be read
 */
export async function readLogoutToken(
  provider: IdentityProvider,
  token: string
): Promise<EndOfSessions> {
  const config = await knownProvider(provider)
  const { issuer, jwks_uri: keys, ...server } = config.serverMetadata()
  if (!keys) throw new LogoutTokenRefused('the provider names no keys')
  const stated = server.id_token_signing_alg_values_supported
  const { payload, protectedHeader } = await jwtVerify(token, keysAt(keys), {
    ...{ issuer, audience: provider.clientId, maxTokenAge: MOST_AGE },
    algorithms: stated ? ALGORITHMS.filter((one) => stated.includes(one)) : ALGORITHMS,
    clockTolerance: CLOCKS_DIFFER,
    requiredClaims: ['iat', 'exp', 'jti', 'events'],
  })
  const { typ } = protectedHeader
  if (typ !== undefined && !TYPES.has(typ.toLowerCase())) throw new LogoutTokenRefused('typ')
  // an ID token has one; this is none
  if (payload.nonce !== undefined) throw new LogoutTokenRefused('nonce')
  const events = payload.events as Record<string, unknown> | null
  if (!isObject(events) || !isObject(events[EVENT])) throw new LogoutTokenRefused('events')
  const [jti, sid, sub] = [payload.jti, payload.sid, payload.sub].map(textOf)
  if (!jti || !(sid || sub)) throw new LogoutTokenRefused('neither sid nor sub')
  return { jti, sid: sid ?? null, sub: sub ?? null }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textOf(value: unknown): string | null {
  if (value === undefined) return null
  if (typeof value !== 'string' || !value || value.length > MOST_LETTERS)
    throw new LogoutTokenRefused('no text')
  return value
}

const MOST_KEPT = 50
const kept = new Map<string, JWTVerifyGetKey>()

/** The keys at an address, read again for a new one at most every half minute. */
function keysAt(address: string): JWTVerifyGetKey {
  const known = kept.get(address)
  if (known) return known
  const keys = createRemoteJWKSet(new URL(address), {
    [customFetch]: (url, { headers, method, signal }) =>
      callProvider(url, {
        ...{ method, signal, body: undefined, redirect: 'manual' },
        headers: Object.fromEntries(headers),
      }),
  })
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(address, keys)
  return keys
}
