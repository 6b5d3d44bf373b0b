import { ClosingSchema } from '#database/schema'

export const CLOSING_STATUSES = ['open', 'closed'] as const

/** `entity_type` of the audit log. */
export const CLOSING = 'closing'

/** A month of the books. */
export default class Closing extends ClosingSchema {
  static table = 'closings'

  declare status: (typeof CLOSING_STATUSES)[number]

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { fromOn, toOn, status, note, reason } = this
    return { fromOn, toOn, status, note, reason }
  }
}
