import { searchText } from '#engines/text/fold'
import { formatMoney } from '#engines/money/money'
import { VariationOrderSchema } from '#database/schema'
import type { VariationStatus } from '#production/enums/variation_orders'

/** A change of the contract of a project; only an approved one counts. */
export default class VariationOrder extends VariationOrderSchema {
  declare status: VariationStatus

  /** Decimal string in the project's currency, before VAT; below zero for an omission. */
  get amount(): string {
    return formatMoney(this.amountMinor, this.currency)
  }

  refreshSearchText() {
    const { number, title, titleAr, clientReference } = this
    this.searchText = searchText(number, title, titleAr, clientReference)
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { number, projectId, title, titleAr, cause, details, clientReference } = this
    const { amount, currency, days, status, approvedOn, reason } = this
    return {
      ...{ number, projectId, title, titleAr, cause, details, clientReference },
      ...{ amount, currency, days, status, approvedOn, reason },
    }
  }
}
