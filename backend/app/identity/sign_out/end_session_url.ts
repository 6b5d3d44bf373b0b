import logger from '@adonisjs/core/services/logger'
import * as oidc from 'openid-client'
import IdentityProvider from '#identity/shared/identity_provider'
import UserSession from '#identity/shared/user_session'
import { knownProvider } from '#identity/identity_providers/discover'
import { openStatement } from '#identity/identity_providers/secret'

/**
 * Where to send a browser so that the session at the provider ends too (OpenID Connect RP-Initiated Logout).
 * A provider that is away holds no one's sign-out up.
 * @returns null for a session that began without a provider, and where the provider isn't set so or has no such address
 */
export async function endSessionUrl(sessionId: number): Promise<string | null> {
  const session = await UserSession.find(sessionId)
  if (!session?.identityProviderId) return null
  const provider = await IdentityProvider.find(session.identityProviderId)
  if (!provider?.active || !provider.signsOut) return null
  const config = await knownProvider(provider).catch((error) => {
    logger.warn({ err: error, provider: provider.id }, 'an identity provider is away')
    return null
  })
  if (!config?.serverMetadata().end_session_endpoint) return null
  const { idTokenSealed } = session
  const hint = idTokenSealed && openStatement(idTokenSealed)
  return oidc.buildEndSessionUrl(config, {
    post_logout_redirect_uri: provider.signedOutUri,
    ...(hint && { id_token_hint: hint }),
  }).href
}
