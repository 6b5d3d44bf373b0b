import { test } from '@japa/runner'
import fc from 'fast-check'
import Big from 'big.js'
import type { AppError } from '#core/base/app_error'
import { exponentOf, formatMoney } from '#engines/money/money'
import type { Markup } from '#engineering/quotations/pricing/markups'
import { priceLines, type PricedInput } from '#engineering/quotations/pricing/price_lines'
import { priceQuotation } from '#engineering/quotations/pricing/price_quotation'

const line = fc.record({
  quantityE4: fc.integer({ min: 0, max: 10_000_000_0000 }),
  unitRateE4: fc.integer({ min: 0, max: 1_000_000_0000 }),
  unitCostE4: fc.option(fc.integer({ min: 0, max: 1_000_000_0000 })),
  inclusion: fc.constantFrom('included', 'included', 'optional', 'alternative'),
  vatCategory: fc.constantFrom('standard', 'standard', 'zero', 'exempt'),
}) as fc.Arbitrary<PricedInput>

const markup = fc.record({
  kind: fc.constantFrom('overhead', 'profit', 'contingency', 'other'),
  label: fc.constant(null),
  mode: fc.constantFrom('percent', 'fixed'),
  value: fc.integer({ min: 0, max: 30_000 }).map((value) => new Big(value).div(100).toFixed()),
  base: fc.constantFrom('lines', 'running'),
}) as fc.Arbitrary<Markup>

const CATEGORIES = ['standard', 'zero', 'exempt']
const sumOf = (amounts: Big[]) => amounts.reduce((sum, amount) => sum.plus(amount), new Big(0))

/** The same by decimal arithmetic: an independent reckoning. */
function reckoned(lines: PricedInput[], terms: Parameters<typeof priceLines>[1]) {
  const { discountMinor, vatRateBp, currency, markups = [] } = terms
  const digits = exponentOf(currency)
  const round = (amount: Big) => amount.round(digits, Big.roundHalfUp)
  const counted = lines.filter(({ inclusion }) => inclusion === 'included')
  const amountOf = ({ quantityE4, unitRateE4 }: PricedInput) =>
    round(new Big(quantityE4).div(10_000).times(new Big(unitRateE4).div(10_000)))
  const sum = sumOf(counted.map(amountOf))
  let running = sum
  for (const { mode, value, base } of markups) {
    const stands = base === 'lines' ? sum : running
    running = running.plus(mode === 'fixed' ? value : round(stands.times(value).div(100)))
  }
  const net = running.minus(new Big(discountMinor).div(new Big(10).pow(digits)))
  const present = CATEGORIES.filter((name) => counted.some((own) => own.vatCategory === name))
  let below = new Big(0)
  let vat = new Big(0)
  let seen = new Big(0)
  for (const [index, name] of (present.length ? present : ['standard']).entries()) {
    seen = seen.plus(sumOf(counted.filter((own) => own.vatCategory === name).map(amountOf)))
    const isLast = index >= present.length - 1 || sum.eq(0)
    const upTo = isLast ? net : round(net.times(seen).div(sum))
    if (name === 'standard') vat = round(upTo.minus(below).times(vatRateBp).div(10_000))
    below = upTo
  }
  return net.plus(vat).toFixed(digits)
}

test.group('Prices of a quotation', () => {
  test('VAT is rounded once: 3 × 10.03 is 30.09 and 4.51', ({ assert }) => {
    const prices = priceLines([{ quantityE4: 30_000, unitRateE4: 100_300 }], {
      discountMinor: 0,
      vatRateBp: 1500,
      currency: 'SAR',
    })
    assert.containsSubset(prices, {
      lineTotals: [3009],
      subtotalMinor: 3009,
      discountMinor: 0,
      vatMinor: 451,
      totalMinor: 3460,
    })
  })

  test('agree with decimal arithmetic in every currency', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 6 }),
        fc.array(markup, { maxLength: 3 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom('SAR', 'KWD'),
        fc.nat(1000),
        (lines, markups, vatRateBp, currency, share) => {
          const terms = { vatRateBp, currency, markups }
          const { subtotalMinor } = priceLines(lines, { ...terms, discountMinor: 0 })
          // beyond whole numbers nothing is promised: priceQuotation refuses such amounts
          if (subtotalMinor > 2 ** 50) return
          const discountMinor = Math.floor((subtotalMinor / 1000) * share)
          const priced = priceLines(lines, { ...terms, discountMinor })
          const notified = formatMoney(priced.totalMinor, currency)
          assert.equal(notified, reckoned(lines, { ...terms, discountMinor }))
          const taxed = priced.vatShares.reduce((sum, { taxableMinor }) => sum + taxableMinor, 0)
          assert.equal(taxed, priced.subtotalMinor - discountMinor)
        }
      ),
      { numRuns: 50_000 }
    )
  }).timeout(120_000)

  test('mark-ups apply in order, each on what it names, and options count for nothing', ({
    assert,
  }) => {
    const each = { label: null, mode: 'percent' as const }
    const priced = priceLines(
      [
        { quantityE4: 10_000, unitRateE4: 10_000_000, unitCostE4: 8_000_000 },
        { quantityE4: 10_000, unitRateE4: 5_000_000, inclusion: 'optional' },
        { quantityE4: 10_000, unitRateE4: 7_000_000, inclusion: 'alternative' },
      ],
      {
        discountMinor: 0,
        vatRateBp: 1500,
        currency: 'SAR',
        markups: [
          { ...each, kind: 'overhead', value: '10', base: 'running' },
          { ...each, kind: 'profit', value: '10', base: 'running' },
          { ...each, kind: 'contingency', value: '5', base: 'lines' },
          { kind: 'other', label: 'Crane', mode: 'fixed', value: '40', base: 'running' },
        ],
      }
    )
    // 1000 + 100 + 110 + 50 + 40
    assert.containsSubset(priced, { linesMinor: 100_000, subtotalMinor: 130_000, vatMinor: 19_500 })
    assert.containsSubset(priced, { costMinor: 80_000, marginBp: 3846 })
  })

  test('VAT is rounded once per category, the discount spread over them', ({ assert }) => {
    const { vatShares, totalMinor } = priceLines(
      [
        { quantityE4: 30_000, unitRateE4: 100_300 },
        { quantityE4: 10_000, unitRateE4: 300_900, vatCategory: 'zero' },
      ],
      { discountMinor: 101, vatRateBp: 1500, currency: 'SAR' }
    )
    assert.deepEqual(
      vatShares.map((share) => [share.category, share.taxableMinor, share.vatMinor]),
      [
        ['standard', 2959, 444],
        ['zero', 2958, 0],
      ]
    )
    assert.equal(totalMinor, 6018 - 101 + 444)
  })

  test('where work that is added and work that is left out cancel, each category is taxed as it is', ({
    assert,
  }) => {
    const swapped = [
      { quantityE4: 10_000, unitRateE4: 10_000_000 },
      { quantityE4: -10_000, unitRateE4: 10_000_000, vatCategory: 'zero' as const },
    ]
    const terms = { discountMinor: 0, vatRateBp: 1500, currency: 'SAR' }
    const { vatShares, totalMinor, linesMinor } = priceLines(swapped, terms)
    assert.equal(linesMinor, 0)
    assert.deepEqual(
      vatShares.map((share) => [share.category, share.taxableMinor, share.vatMinor]),
      [
        ['standard', 100_000, 15_000],
        ['zero', -100_000, 0],
      ]
    )
    assert.equal(totalMinor, 15_000)
  })

  test('no margin is reported while a counted line has no cost', ({ assert }) => {
    const terms = { discountMinor: 0, vatRateBp: 1500, currency: 'SAR' }
    const costed = { quantityE4: 10_000, unitRateE4: 10_000, unitCostE4: 7_500 }
    const open = { quantityE4: 10_000, unitRateE4: 10_000 }
    assert.equal(priceLines([costed], terms).marginBp, 2500)
    assert.isNull(priceLines([costed, open], terms).marginBp)
    assert.equal(priceLines([costed, { ...open, inclusion: 'optional' }], terms).marginBp, 2500)
  })

  test('refuse a discount above the subtotal, of too many digits, and amounts too large', ({
    assert,
  }) => {
    const lines = [{ quantityE4: 10_000, unitRateE4: 1_000_000 }]
    const terms = { lines, currency: 'SAR', vatRateBp: 1500 }
    const refused = (discount: string, more: object = {}) => {
      try {
        priceQuotation({ ...terms, ...more, discount })
      } catch (error) {
        return (error as AppError).options.fields
      }
    }
    assert.deepEqual(refused('100.01'), { discount: ['aboveSubtotal'] })
    assert.deepEqual(refused('1.001'), { discount: ['moneyDigits'] })
    assert.deepEqual(refused('0', { lines: [{ quantityE4: 1e11, unitRateE4: 1e12 }] }), {
      lines: ['range'],
    })
    assert.isUndefined(refused('100.00'))
    assert.isUndefined(refused('1.500'))
  })

  test('keep a discount when the currency changes, if it has the digits', ({ assert }) => {
    const lines = [{ quantityE4: 10_000, unitRateE4: 1_000_000 }]
    const kept = priceQuotation({
      lines,
      currency: 'KWD',
      vatRateBp: 0,
      discount: { minor: 1050, currency: 'SAR' },
    })
    assert.equal(kept.discountMinor, 10_500)
    assert.throws(() =>
      priceQuotation({
        lines,
        currency: 'SAR',
        vatRateBp: 0,
        discount: { minor: 1, currency: 'KWD' },
      })
    )
  })
})
