import { ApiTokenSchema } from '#database/schema'

/** A token of a person for a program; of the token itself only its hash is kept. */
export default class ApiToken extends ApiTokenSchema {
  declare abilities: string

  get isInForce(): boolean {
    return !this.revokedAt && this.expiresAt.toMillis() > Date.now()
  }

  toAudit(): Record<string, unknown> {
    const { name, expiresAt } = this
    return { name, abilities: JSON.parse(this.abilities), expiresAt: expiresAt.toUTC().toISO() }
  }
}
