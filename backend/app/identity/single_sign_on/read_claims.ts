import * as oidc from 'openid-client'
import type IdentityProvider from '#identity/shared/identity_provider'
import { awayReason } from '#identity/identity_providers/call_provider'
import { knownProvider } from '#identity/identity_providers/discover'
import type { Flow } from './flow.js'
import { SignInRefused } from './refusal.js'

/** What a provider states of who came back from it. */
export interface Stated {
  subject: string
  email: string | null
  isEmailVerified: boolean
  /** As it is stated, before it is a username here. */
  username: string | null
  name: string | null
  groups: string[]
  usedSecondFactor: boolean
  /** The session at the provider, where it names it. */
  sid: string | null
  /** As it was signed. */
  idToken: string
}

/**
 * Exchanges the code of an answer for what the provider states of the person. Issuer, audience, signature,
 * nonce, state and the verifier of the code are checked by the library.
 * @param query of the answer, with its `?`
 * @throws SignInRefused
 */
export async function readClaims(
  provider: IdentityProvider,
  flow: Flow,
  query: string
): Promise<Stated> {
  try {
    const config = await knownProvider(provider)
    const tokens = await oidc.authorizationCodeGrant(config, new URL(query, provider.redirectUri), {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.verifier,
      idTokenExpected: true,
    })
    const token = tokens.claims()!
    const { userinfo_endpoint: asks } = config.serverMetadata()
    const more = asks ? await oidc.fetchUserInfo(config, tokens.access_token, token.sub) : {}
    // what is signed stands before what was asked for
    return {
      ...statedIn(provider, { ...more, ...token }),
      ...{ sid: text(token.sid), idToken: tokens.id_token! },
    }
  } catch (error) {
    throw new SignInRefused(refusalOf(error), { cause: error })
  }
}

function refusalOf(error: unknown) {
  if (awayReason(error)) return 'away'
  const isCancelled =
    error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied'
  return isCancelled ? 'cancelled' : 'refused'
}

type Claims = Record<string, unknown> & { sub: string }

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : null)

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')

/** Ways of a second factor, as RFC 8176 names them; `mfa` says that there were several. */
const SECOND_FACTOR = 'mfa'

function statedIn(provider: IdentityProvider, claims: Claims): Omit<Stated, 'sid' | 'idToken'> {
  const { emailClaim, usernameClaim, groupsClaim, trustsEmail } = provider
  // `email_verified` speaks of `email`, of no other claim
  const isStated = emailClaim === 'email' && claims.email_verified === true
  return {
    subject: claims.sub,
    email: text(claims[emailClaim])?.toLowerCase() ?? null,
    isEmailVerified: isStated || trustsEmail,
    username: text(claims[usernameClaim]),
    name: text(claims.name),
    groups: texts(claims[groupsClaim]),
    usedSecondFactor: texts(claims.amr).includes(SECOND_FACTOR),
  }
}
