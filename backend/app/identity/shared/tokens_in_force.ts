import { sqlInstant } from '#core/database/instants'

interface Conditions {
  whereNull(column: string): this
  where(column: string, operator: string, value: string): this
}

/** Narrows a query of `api_tokens` to those that may still be used. */
export const inForce = <Query extends Conditions>(query: Query): Query =>
  query.whereNull('revoked_at').where('expires_at', '>', sqlInstant())
