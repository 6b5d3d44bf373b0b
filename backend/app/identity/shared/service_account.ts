import { ServiceAccountSchema } from '#database/schema'

/**
 * An account of a program. It acts as a row of `users` that no one signs in to; its tokens are those of that
 * row, and what it may do is listed here alone.
 */
export default class ServiceAccount extends ServiceAccountSchema {
  static table = 'service_accounts'

  toAudit(): Record<string, unknown> {
    const { name, purpose, responsibleId, abilities, networks, notes, active, operators } = this
    return { name, purpose, responsibleId, abilities, networks, notes, active, operators }
  }
}
