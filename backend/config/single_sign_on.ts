import env from '#start/env'
import { hostsIn } from '#core/http/inside_addresses'

/** How people sign in by an identity provider. Times are in seconds. */
const singleSignOn = {
  /**
   * Hosts inside the firm's network that may be providers. Without a name here only public addresses are
   * called: an issuer shall not reach what only the portal's own machine can.
   */
  insideHosts: hostsIn(env.get('OIDC_INSIDE_HOSTS')),
  /** For one answer of a provider. */
  patience: 10,
  /** What a provider describes of itself is asked for again after this time. */
  keptDiscovery: 300,
  /** From the button until the provider sends the person back. */
  life: 600,
}

export default singleSignOn
