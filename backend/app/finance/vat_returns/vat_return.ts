import { VatReturnSchema } from '#database/schema'
import { baseMoney } from '#core/exchange_rates/at_rate'
import type { VatFigures } from './figures.js'

/** `entity_type` of the audit log. */
export const VAT_RETURN = 'vat_return'

export const RETURN_STATUSES = ['open', 'prepared', 'filed'] as const

/** The return of VAT of one period. */
export default class VatReturn extends VatReturnSchema {
  static table = 'vat_returns'

  declare status: (typeof RETURN_STATUSES)[number]
  /** Of one that is prepared or filed. */
  declare figures: (VatFigures & Record<string, unknown>) | null

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { fromOn, toOn, status, reference, filedOn, note, refundRequested, rowsHash } = this
    const net = this.netMinor === null ? null : baseMoney(this.netMinor)
    return { fromOn, toOn, status, reference, filedOn, note, refundRequested, rowsHash, net }
  }
}
