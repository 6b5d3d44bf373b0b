import * as oidc from 'openid-client'
import singleSignOn from '#config/single_sign_on'
import { isNamed } from '#core/http/inside_addresses'
import type IdentityProvider from '#identity/shared/identity_provider'
import { callProvider } from './call_provider.js'
import { openSecret } from './secret.js'

interface Kept {
  /** Of what it was made. */
  settings: string
  until: number
  config: oidc.Configuration
}

const kept = new Map<number, Kept>()

/** What a provider says of itself, from memory for some minutes. @throws as discover */
export async function knownProvider(provider: IdentityProvider): Promise<oidc.Configuration> {
  const { issuer, clientId, secretSealed } = provider
  const settings = [issuer, clientId, secretSealed].join(' ')
  const known = kept.get(provider.id)
  if (known && known.settings === settings && performance.now() < known.until) return known.config
  const config = await discover(provider)
  const until = performance.now() + singleSignOn.keptDiscovery * 1000
  kept.set(provider.id, { settings, until, config })
  return config
}

/**
 * Asks a provider what it is and how it is spoken to. The signature of what it states of a person is checked
 * too, though it comes over the portal's own connection.
 * @throws ProviderAway, or an error of the library where the answer is none of such a provider
 */
export function discover(provider: IdentityProvider): Promise<oidc.Configuration> {
  const issuer = new URL(provider.issuer)
  const secret = openSecret(provider.secretSealed)
  return oidc.discovery(issuer, provider.clientId, { client_secret: secret }, way(secret), {
    [oidc.customFetch]: callProvider,
    timeout: singleSignOn.patience,
    execute: [
      oidc.enableNonRepudiationChecks,
      ...(isNamed(issuer, singleSignOn.insideHosts) ? [oidc.allowInsecureRequests] : []),
    ],
  })
}

/** By the form where the provider takes it, else by the header, which not all encode alike. */
function way(secret: string): oidc.ClientAuth {
  const [byForm, byHeader] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)]
  return (server, client, body, headers) => {
    const ways = server.token_endpoint_auth_methods_supported
    const one = ways?.includes('client_secret_post') ? byForm : byHeader
    one(server, client, body, headers)
  }
}
