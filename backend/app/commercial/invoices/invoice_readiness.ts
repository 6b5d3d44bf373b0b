import { isExemptionOf } from '#engines/money/vat_exemptions'
import { rateOn } from '#core/exchange_rates/known_rates'
import { frozenRate } from '#core/exchange_rates/frozen_rate'
import { today } from '#core/settings/firm_clock'
import { BASE_CURRENCY } from '#engines/money/money'
import type Invoice from '#commercial/invoices/models/invoice'
import { readinessOf, type Check } from './readiness.js'
import { sellerNow } from './seller.js'

/** What stands between a draft and its number. Needs `lines` and `original` loaded. */
export function readinessFor(invoice: Invoice): Check[] {
  const checks = readinessOf({
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
    simplified: !!invoice.simplified,
    baseTotalMinor: frozenRate(invoice.totalMinor, invoice.currency, today()).baseTotalMinor,
    reason: invoice.reason ?? null,
    originalNumber: invoice.original?.number ?? null,
  })
  const { currency } = invoice
  if (currency === BASE_CURRENCY) return checks
  // VAT is owed in riyals
  const known = invoice.original?.exchangeRateE6 != null || rateOn(currency) !== undefined
  return [...checks, { key: 'exchangeRate', ok: known, required: true }]
}
