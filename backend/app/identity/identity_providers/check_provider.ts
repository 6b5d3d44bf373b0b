import logger from '@adonisjs/core/services/logger'
import type * as oidc from 'openid-client'
import type IdentityProvider from '#identity/shared/identity_provider'
import { AWAY_REASONS, awayReason } from './call_provider.js'
import { discover } from './discover.js'

export const CHECK_RESULTS = [
  ...AWAY_REASONS,
  /** There is an answer, but no description of this issuer. */
  ...(['no_provider', 'other_issuer'] as const),
  /** It takes no codes, or no verifier of them. */
  ...(['no_code', 'no_pkce', 'no_scope', 'ok'] as const),
] as const
export type CheckResult = (typeof CHECK_RESULTS)[number]

/** Whether a provider can be used as it is set up, and what is in the way. */
export async function checkProvider(provider: IdentityProvider): Promise<{ result: CheckResult }> {
  try {
    const config = await discover(provider)
    return { result: fits(provider, config.serverMetadata()) }
  } catch (error) {
    logger.info({ err: error, provider: provider.id }, 'the test of an identity provider failed')
    return { result: awayReason(error) ?? (isOther(error) ? 'other_issuer' : 'no_provider') }
  }
}

/** @param server what is left out has the default of the standard */
function fits(
  { scopes }: IdentityProvider,
  server: Readonly<oidc.ServerMetadata>
): Exclude<CheckResult, 'no_provider'> {
  const { response_types_supported: types, scopes_supported: known } = server
  if (types && !types.includes('code')) return 'no_code'
  const ways = server.code_challenge_methods_supported
  // Entra ID takes it and doesn't say so
  if (ways && !ways.includes('S256')) return 'no_pkce'
  if (known && !scopes.split(' ').every((scope) => known.includes(scope))) return 'no_scope'
  return 'ok'
}

const isOther = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED'
