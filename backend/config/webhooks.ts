import env from '#start/env'
import { hostsIn } from '#core/http/inside_addresses'

/** How messages leave for other programs. Times are in seconds. */
const webhooksConfig = {
  /**
   * Hosts inside the firm's network that may be told. Without a name here only public addresses are
   * called: a webhook shall not reach what only the portal's own machine can.
   */
  insideHosts: hostsIn(env.get('WEBHOOK_INSIDE_HOSTS')),
  /** For a connection and its answer. */
  patience: 10,
  /** Pauses before each further attempt: the last is made after about three days. */
  pauses: [5, 60, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400],
  /** A webhook that has taken nothing for so long is switched off. */
  giveUp: 3 * 86_400,
  /** How long the secret before the present one signs as well. */
  overlap: 86_400,
  /** Days that messages are kept after they have ended. */
  keptDays: 30,
}

export default webhooksConfig
