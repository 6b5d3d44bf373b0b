import { VatAdjustmentSchema } from '#database/schema'
import { baseMoney } from '#core/exchange_rates/at_rate'
import type { VatBox } from '#core/vat/vat_boxes'

export const ADJUSTMENT_STATUSES = ['submitted', 'approved', 'rejected', 'cancelled'] as const
export const ADJUSTMENT_KINDS = ['manual', 'bad_debt'] as const

/** What a person adds to a box of a return; it counts once another has approved it. */
export default class VatAdjustment extends VatAdjustmentSchema {
  static table = 'vat_adjustments'

  declare status: (typeof ADJUSTMENT_STATUSES)[number]
  declare kind: (typeof ADJUSTMENT_KINDS)[number]
  declare box: VatBox

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { number, kind, adjustsOn, box, reason, status, comment, approvedOn, writeOffId } = this
    return {
      ...{ number, kind, adjustsOn, box, reason, status, comment, approvedOn, writeOffId },
      ...{ taxable: baseMoney(this.taxableMinor), vat: baseMoney(this.vatMinor) },
    }
  }
}
