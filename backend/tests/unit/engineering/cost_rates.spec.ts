import { test } from '@japa/runner'
import Big from 'big.js'
import fc from 'fast-check'
import type { AppError } from '#core/base/app_error'
import { exponentOf, formatMoney } from '#engines/money/money'
import { convertCosts } from '#engineering/quotations/pricing/cost_rates'
import { convertedE4, lineCostMinor } from '#engineering/quotations/pricing/line_costs'
import type { LineValues } from '#engineering/quotations/pricing/line_values'
import { priceLines, type PricedInput } from '#engineering/quotations/pricing/price_lines'

/** Rates with up to ten digits, from a yen in dinars to a dinar in yen. */
const rate = fc
  .bigInt({ min: 1n, max: 5_000_000_000_000n })
  .map((scaled) => new Big(String(scaled)).div('1e10').toFixed())

const line = fc.record({
  quantityE4: fc.integer({ min: -1_000_000_0000, max: 1_000_000_0000 }),
  unitRateE4: fc.integer({ min: 0, max: 100_000_0000 }),
  foreignCostE4: fc.integer({ min: 0, max: 100_000_0000 }),
  costCurrency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  inclusion: fc.constantFrom('included', 'included', 'optional'),
}) as fc.Arbitrary<PricedInput & { foreignCostE4: number; costCurrency: string }>

const aLine = (more: Partial<LineValues>): LineValues => ({
  ...{ clientItem: null, section: null, description: 'Glass', descriptionAr: null, unit: null },
  ...{ quantityE4: 10_000, unitRateE4: 0, costHead: null, unitCostE4: null, rateOn: null },
  ...{ costCurrency: null, foreignCostE4: null, clientRow: null },
  ...{ inclusion: 'included', vatCategory: 'standard', ...more },
})

test.group('Costs in other currencies', () => {
  test('agree with decimal arithmetic in every currency, each line rounded once', ({ assert }) => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.tuple(rate, rate, rate),
        fc.constantFrom('SAR', 'JPY', 'KWD'),
        (lines, [eur, jpy, kwd], currency) => {
          const rates: Record<string, string> = { EUR: eur, JPY: jpy, KWD: kwd }
          const costRates = Object.entries(rates).map(([name, one]) => ({
            ...{ currency: name, rate: one, on: '2026-01-01' },
          }))
          const digits = exponentOf(currency)
          const own = (of: (typeof lines)[number]) =>
            new Big(of.quantityE4)
              .times(of.foreignCostE4)
              .times(rates[of.costCurrency]!)
              .div(1e8)
              .round(digits, Big.roundHalfUp)
          const counted = lines.filter(({ inclusion }) => inclusion === 'included').map(own)
          // beyond whole numbers nothing is promised
          if (counted.some((cost) => cost.abs().gt(2 ** 40))) return
          const expected = counted.reduce((sum, cost) => sum.plus(cost), new Big(0))
          const terms = { discountMinor: 0, vatRateBp: 1500, currency, costRates }
          const { costMinor } = priceLines(lines, terms)
          assert.equal(
            costMinor === null ? null : formatMoney(costMinor, currency),
            counted.length ? expected.toFixed(digits) : null
          )
        }
      ),
      { numRuns: 20_000 }
    )
  }).timeout(120_000)

  test('a cost of small units is not lost in the unit cost that is shown', ({ assert }) => {
    // 0.0036231884 dinars for a rupee: a million of them are 3,623.188 dinars, not 3,600
    const rates = [{ currency: 'INR', rate: '0.0036231884', on: '2026-01-01' }]
    const rupee = { quantityE4: 10_000_000_000, costCurrency: 'INR', foreignCostE4: 10_000 }
    assert.equal(lineCostMinor(rupee, 'KWD', rates), 3_623_188)
    assert.equal(convertedE4(10_000, rates[0]!), 36)
    // yen have no part: 1,000 × 12.5 at 40 yen
    const yen = { ...rupee, quantityE4: 10_000_000, costCurrency: 'SAR', foreignCostE4: 125_000 }
    assert.equal(
      lineCostMinor(yen, 'JPY', [{ ...rates[0]!, currency: 'SAR', rate: '40' }]),
      500_000
    )
  })

  test('a rate that is kept stays, a new currency takes that of the day', ({ assert }) => {
    const kept = [{ currency: 'USD', rate: '3.7', on: '2025-05-01' }]
    const lines = [
      aLine({ costCurrency: 'USD', foreignCostE4: 100_000 }),
      aLine({ costCurrency: 'AED', foreignCostE4: 100_000 }),
      aLine({ costCurrency: 'SAR', foreignCostE4: 70_000 }),
      aLine({ unitCostE4: 50_000 }),
    ]
    const converted = convertCosts(lines, { currency: 'SAR', on: '2026-01-01', kept })
    assert.deepEqual(
      converted.lines.map(({ unitCostE4, costCurrency }) => [unitCostE4, costCurrency]),
      [
        [370_000, 'USD'],
        [102_110, 'AED'],
        // the quotation's own currency is no other
        [70_000, null],
        [50_000, null],
      ]
    )
    assert.deepEqual(converted.rates, [
      kept[0]!,
      { currency: 'AED', rate: '1.021103', on: '2026-01-01' },
    ])
  })

  test('without a rate the currency and the day are named', ({ assert }) => {
    const lines = [aLine({}), aLine({ costCurrency: 'JPY', foreignCostE4: 10_000 })]
    try {
      convertCosts(lines, { currency: 'SAR', on: '2026-01-01', kept: [] })
      assert.fail('was converted')
    } catch (error) {
      const { code, options } = error as AppError
      assert.equal(code, 'NO_EXCHANGE_RATE')
      assert.deepEqual(options.params, { currency: 'JPY', day: '2026-01-01' })
      assert.deepEqual(options.fields, { 'lines.1.costCurrency': ['noRate'] })
    }
  })
})
