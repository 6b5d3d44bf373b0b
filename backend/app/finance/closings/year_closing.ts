import { YearClosingSchema } from '#database/schema'
import { baseMoney } from '#core/exchange_rates/at_rate'

/** A year whose result was carried to equity; reversed, it is open again. */
export default class YearClosing extends YearClosingSchema {
  static table = 'year_closings'

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { year, closedYear, entryId, reversalEntryId, reason } = this
    return {
      ...{ year, isClosed: closedYear !== null, entryId, reversalEntryId, reason },
      result: baseMoney(this.resultMinor),
    }
  }
}
