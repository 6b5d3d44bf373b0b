import { divideHalfUp, formatDecimal4 } from '#engines/money/money'
import type Quotation from '#engineering/quotations/models/quotation'
import type { BillLine } from '#engineering/quotations/models/quotation_line'
import { compareFacts, compareLines } from './compare_quotations.js'

const TOTALS = ['subtotal', 'discount', 'vat', 'total'] as const

/** Two revisions side by side, amounts only for who may see prices. */
export function comparisonView(before: Quotation, after: Quotation, prices: boolean) {
  const sideOf = (quotation: Quotation) => ({
    id: quotation.id,
    number: quotation.number,
    revision: quotation.revision,
    stage: quotation.stage,
    currency: quotation.currency,
  })
  const line = (quotation: Quotation, of: BillLine | null) =>
    of && {
      section: of.section ?? null,
      description: of.description,
      descriptionAr: of.descriptionAr ?? null,
      unit: of.unit ?? null,
      quantity: formatDecimal4(of.quantityE4),
      unitRate: prices ? formatDecimal4(of.unitRateE4) : null,
      total: prices ? quotation.money(of.totalMinor) : null,
      inclusion: of.inclusion,
    }
  return {
    before: sideOf(before),
    after: sideOf(after),
    facts: compareFacts(before, after),
    lines: compareLines(before.lines, after.lines).map((pair) => ({
      change: pair.change,
      before: line(before, pair.before),
      after: line(after, pair.after),
    })),
    totals: prices
      ? TOTALS.map((name) => ({
          name,
          before: before.money(before[`${name}Minor`]),
          after: after.money(after[`${name}Minor`]),
          changePercent: changeOf(before[`${name}Minor`], after[`${name}Minor`]),
        }))
      : [],
  }
}

/** By how much an amount grew, in per cent with two digits; null from nothing. */
export function changeOf(before: number, after: number): number | null {
  if (before === 0) return before === after ? 0 : null
  const bp = divideHalfUp(BigInt(after - before) * 10_000n, BigInt(Math.abs(before)))
  return Number(bp) / 100
}
