import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES, formatMoney } from '@binaa/backend/money'
import { VAT_CATEGORIES, vatOf as stored } from '@binaa/backend/vat'
import { vatOf as shown } from './vat'

const line = fc.record({
  netMinor: fc.integer({ min: -(10 ** 9), max: 10 ** 11 }),
  category: fc.constantFrom(...VAT_CATEGORIES),
  bp: fc.constantFrom(1500, 1500, 500, 750, 1),
})

/** The same rate, written in one of the ways in which people write it. */
const written = (rateBp: number, way: number) =>
  way === 0 ? (rateBp / 100).toFixed(2) : String(rateBp / 100)

test('the page shows the VAT that the server will store', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 8 }),
      fc.constantFrom(...CURRENCIES),
      fc.infiniteStream(fc.nat(1)),
      (lines, currency, ways) => {
        const taxed = lines.map(({ bp, ...one }) => ({
          ...one,
          rateBp: one.category === 'S' ? bp : 0,
        }))
        const typed = taxed.map(({ netMinor, category, rateBp }) => ({
          net: formatMoney(netMinor, currency),
          vatCategory: category,
          vatRate: written(rateBp, ways.next().value!),
        }))
        expect(shown(typed, currency)).toBe(formatMoney(stored(taxed).vatMinor, currency))
      }
    ),
    { numRuns: 5_000 }
  )
})
