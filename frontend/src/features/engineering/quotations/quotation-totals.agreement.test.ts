import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from '../../../../../backend/app/engines/money/money'
import {
  priceLines,
  type PricedInput,
} from '../../../../../backend/app/engineering/quotations/pricing/price_lines'
import type { Line } from '../../../kit/lines/types'
import type { Markup } from './markup'
import { quotationTotals } from './quotation-totals'

const e4 = (max: number) => fc.integer({ min: 0, max })
const line = fc
  .record({
    quantityE4: e4(100_000_0000),
    unitRateE4: e4(100_000_0000),
    unitCostE4: fc.option(e4(100_000_0000)),
    costCurrency: fc.constantFrom(null, null, 'EUR', 'JPY'),
    inclusion: fc.constantFrom('included', 'included', 'optional', 'alternative'),
    vatCategory: fc.constantFrom('standard', 'standard', 'zero', 'exempt'),
  })
  .map(({ costCurrency, ...rest }) => ({
    ...rest,
    // without a cost there is no currency of it
    costCurrency: rest.unitCostE4 === null ? null : costCurrency,
    foreignCostE4: costCurrency ? rest.unitCostE4 : null,
  })) as fc.Arbitrary<PricedInput>
const markup = fc.record({
  kind: fc.constant('profit'),
  label: fc.constant(null),
  mode: fc.constantFrom('percent', 'fixed'),
  value: fc.integer({ min: 0, max: 50_000 }).map((value) => (value / 100).toFixed(2)),
  base: fc.constantFrom('lines', 'running'),
}) as fc.Arbitrary<Markup>

/** With all the digits that a rate may have. */
const RATES = [
  { currency: 'EUR', rate: '4.0832151234', on: '2026-01-01' },
  { currency: 'JPY', rate: '0.0020491803', on: '2026-01-01' },
]

const decimal = (value: number | null | undefined) =>
  value === null || value === undefined
    ? ''
    : (BigInt(value) / 10_000n).toString() + '.' + String(value % 10_000).padStart(4, '0')

function asTyped(input: PricedInput, key: number): Line {
  return {
    key: String(key),
    quantity: decimal(input.quantityE4),
    unitRate: decimal(input.unitRateE4),
    unitCost: decimal(input.unitCostE4),
    costCurrency: input.costCurrency,
    inclusion: input.inclusion,
    vatCategory: input.vatCategory,
  }
}

test('the page shows what the server will store, to the smallest unit', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 5 }),
      fc.array(markup, { maxLength: 3 }),
      fc.integer({ min: 0, max: 2_000 }),
      fc.constantFrom('SAR', 'KWD'),
      fc.nat(1000),
      (lines, markups, vatRateBp, currency, share) => {
        const terms = { vatRateBp, currency, markups, costRates: RATES }
        const { subtotalMinor } = priceLines(lines, { ...terms, discountMinor: 0 })
        if (subtotalMinor > 2 ** 50) return
        const discountMinor = Math.floor((subtotalMinor / 1000) * share)
        const stored = priceLines(lines, { ...terms, discountMinor })
        const shown = quotationTotals(lines.map(asTyped), {
          currency,
          markups,
          costRates: Object.fromEntries(RATES.map((one) => [one.currency, one.rate])),
          discount: formatMoney(discountMinor, currency),
          vatRate: (vatRateBp / 100).toFixed(2),
        })
        const money = (minor: number | null) =>
          minor === null ? null : formatMoney(minor, currency)
        expect(shown.subtotal).toBe(money(stored.subtotalMinor))
        expect(shown.vat).toBe(money(stored.vatMinor))
        expect(shown.total).toBe(money(stored.totalMinor))
        expect(shown.cost).toBe(money(stored.costMinor))
        if (stored.marginBp === null) expect(shown.margin).toBeNull()
        else if (stored.marginBp > -99_999) expect(Number(shown.margin)).toBe(stored.marginBp / 100)
      }
    ),
    { numRuns: 50_000 }
  )
}, 120_000)
