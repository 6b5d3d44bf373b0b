import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES, formatMoney, formatScaled } from '@binaa/backend/money'
import { VAT_CATEGORIES } from '@binaa/backend/vat'
import { priceOrder } from '../../../../../backend/app/procurement/purchase_orders/pricing/price_order'
import { lineNet, orderTotals } from './order-totals'

const tax = fc
  .record({
    vatCategory: fc.constantFrom(...VAT_CATEGORIES),
    rate: fc.constantFrom(1500, 500, 750),
  })
  .map(({ vatCategory, rate }) => ({ vatCategory, vatRateBp: vatCategory === 'S' ? rate : 0 }))
const line = fc.record({
  quantityE4: fc.integer({ min: 0, max: 10_000_0000 }),
  unitPriceE4: fc.integer({ min: 0, max: 100_000_0000 }),
  discountBp: fc.constantFrom(0, 0, 250, 1_000, 3_333),
  tax,
})
const charge = fc.record({ netMinor: fc.integer({ min: 1, max: 10_000_000 }), tax })

const percent = (basisPoints: number) => formatScaled(basisPoints, 2)

test('the page shows what the server will store, to the smallest unit', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 6 }),
      fc.array(charge, { maxLength: 2 }),
      fc.constantFrom(...CURRENCIES),
      (lines, charges, currency) => {
        const stored = priceOrder(
          lines.map(({ tax: own, ...rest }) => ({ ...rest, ...own })),
          currency,
          charges.map(({ netMinor, tax: own }) => ({ netMinor, ...own }))
        )
        const typed = lines.map(({ tax: own, ...rest }, key) => ({
          key: String(key),
          quantity: formatScaled(rest.quantityE4, 4),
          unitPrice: formatScaled(rest.unitPriceE4, 4),
          discount: percent(rest.discountBp),
          vatCategory: own.vatCategory,
          vatRate: percent(own.vatRateBp),
        }))
        const shown = orderTotals(
          typed,
          currency,
          charges.map(({ netMinor, tax: own }) => ({
            net: formatMoney(netMinor, currency),
            vatRate: percent(own.vatRateBp),
          }))
        )
        const money = (minor: number) => formatMoney(minor, currency)
        expect(typed.map((one) => lineNet(one, currency))).toEqual(
          stored.lines.map(({ netMinor }) => money(netMinor))
        )
        expect(shown.subtotal).toBe(money(stored.subtotalMinor))
        expect(shown.vat).toBe(money(stored.vatMinor))
        expect(shown.total).toBe(money(stored.totalMinor))
      }
    ),
    { numRuns: 5_000 }
  )
}, 60_000)
