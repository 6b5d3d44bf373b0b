import { WithholdingReturnSchema } from '#database/schema'
import { baseMoney } from '#core/exchange_rates/at_rate'
import type { ReturnFigures } from './figures.js'

/** `entity_type` of the audit log, and its kind in the books. */
export const WITHHOLDING_RETURN = 'withholding_return'

/** open → prepared → filed → paid; a prepared one may be opened again. */
export const RETURN_STATUSES = ['open', 'prepared', 'filed', 'paid'] as const

/** The return of withholding tax of one month. */
export default class WithholdingReturn extends WithholdingReturnSchema {
  static table = 'withholding_returns'

  declare status: (typeof RETURN_STATUSES)[number]
  /** Of one that is prepared or filed. */
  declare figures: (ReturnFigures & Record<string, unknown>) | null

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { fromOn, toOn, status, reference, filedOn, note, paidOn, paymentReference } = this
    const due = this.dueMinor === null ? null : baseMoney(this.dueMinor)
    return { fromOn, toOn, status, reference, filedOn, note, paidOn, paymentReference, due }
  }
}
