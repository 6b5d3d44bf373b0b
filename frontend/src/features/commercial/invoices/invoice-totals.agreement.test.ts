import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES, formatMoney, formatScaled, lineTotalMinor } from '@binaa/backend/money'
import { VAT_CATEGORIES } from '@binaa/backend/vat'
import { pricedLines } from '../../../../../backend/app/commercial/invoices/actions/price_invoice'
import { invoiceTotals, lineNet } from './invoice-columns'

const line = fc.record({
  quantityE4: fc.integer({ min: 0, max: 10_000_0000 }),
  unitPriceE4: fc.integer({ min: 0, max: 10_000_0000 }),
  /** Of the line's own amount, in tenths. */
  discount: fc.constantFrom(0, 0, 1, 10),
  vatCategory: fc.constantFrom(...VAT_CATEGORIES),
  vatRate: fc.constantFrom('15', '15.00', '5', '7.5'),
})

test('the page shows what the server will store, to the smallest unit', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 6 }),
      fc.constantFrom(...CURRENCIES),
      (lines, currency) => {
        const typed = lines.map(({ quantityE4, unitPriceE4, discount, ...tax }, key) => {
          const amount = lineTotalMinor(quantityE4, unitPriceE4, currency)
          return {
            key: String(key),
            description: 'Work',
            quantity: formatScaled(quantityE4, 4),
            unitPrice: formatScaled(unitPriceE4, 4),
            discount: formatMoney(Math.floor((amount * discount) / 10), currency),
            vatCategory: tax.vatCategory,
            vatRate: tax.vatCategory === 'S' ? tax.vatRate : '0',
          }
        })
        const stored = pricedLines(typed, currency, 1500)
        const shown = invoiceTotals(typed, currency)
        const money = (minor: number) => formatMoney(minor, currency)
        expect(typed.map((one) => lineNet(one, currency))).toEqual(
          stored.lines.map(({ netMinor }) => money(netMinor))
        )
        expect(shown.gross).toBe(money(stored.grossMinor))
        expect(shown.vat).toBe(money(stored.vat.vatMinor))
        expect(shown.total).toBe(money(stored.grossMinor + stored.vat.vatMinor))
      }
    ),
    { numRuns: 5_000 }
  )
}, 60_000)
