import { isExemptionOf } from '#engines/money/vat_exemptions'
import type Invoice from '#commercial/invoices/models/invoice'
import { readinessOf, type Check } from './readiness.js'
import { sellerNow } from './seller.js'

/** What stands between a draft and its number. Needs `lines` and `original` loaded. */
export function readinessFor(invoice: Invoice): Check[] {
  return readinessOf({
    type: invoice.type,
    seller: sellerNow(),
    buyer: invoice.buyer,
    lines: invoice.lines.length,
    totalMinor: invoice.totalMinor,
    payableMinor: invoice.payableMinor,
    missingExemptionReasons: invoice.lines.filter(
      ({ vatCategory, exemptionReason }) =>
        vatCategory !== 'S' && !isExemptionOf(exemptionReason, vatCategory)
    ).length,
    reason: invoice.reason ?? null,
    originalNumber: invoice.original?.number ?? null,
  })
}
