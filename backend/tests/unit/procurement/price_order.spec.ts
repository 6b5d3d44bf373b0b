import fc from 'fast-check'
import { test } from '@japa/runner'
import { divideHalfUp } from '#engines/money/money'
import { taxAt, statedTax, type VatCategory } from '#engines/money/vat'
import {
  netPriceE4,
  priceOrder,
  vatBreakdown,
} from '#procurement/purchase_orders/pricing/price_order'

const aTax = fc.constantFrom<[VatCategory, number][]>(
  ['S', 500],
  ['S', 1000],
  ['S', 1500],
  ['S', 750],
  ['Z', 0],
  ['E', 0],
  ['O', 0]
)
const taxed = <Values extends object>(values: fc.Arbitrary<Values>) =>
  fc
    .tuple(values, aTax)
    .map(([of, [vatCategory, vatRateBp]]) => ({ ...of, vatCategory, vatRateBp }))
const plainLine = fc.record({
  quantityE4: fc.integer({ min: 1, max: 100_000_000 }),
  unitPriceE4: fc.integer({ min: 0, max: 1_000_000_000 }),
  discountBp: fc.integer({ min: 0, max: 10_000 }),
})
const anOrder = fc.array(taxed(plainLine), { maxLength: 40 })
const aCurrency = fc.constantFrom('SAR', 'KWD', 'JPY')
const aCharge = taxed(fc.record({ netMinor: fc.integer({ min: 1, max: 10_000_000 }) }))
const charges = fc.array(aCharge, { maxLength: 2 })
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

test.group('Prices of an order', () => {
  test('follow the card: 3 × 10.03 at 15 % is 30.09 and 4.51', ({ assert }) => {
    const lines = [
      { quantityE4: 30_000, unitPriceE4: 100_300, vatCategory: 'S' as const, vatRateBp: 1500 },
    ]
    assert.deepEqual(priceOrder(lines, 'SAR'), {
      lines: [{ netMinor: 3009, vatMinor: 451, totalMinor: 3460 }],
      subtotalMinor: 3009,
      vatMinor: 451,
      totalMinor: 3460,
    })
  })

  test('take a discount off before the one rounding: 3 × 10.03 less 12.5 % is 26.33', ({
    assert,
  }) => {
    const line = {
      quantityE4: 30_000,
      unitPriceE4: 100_300,
      vatCategory: 'S' as const,
      vatRateBp: 1500,
    }
    const { subtotalMinor, vatMinor } = priceOrder([{ ...line, discountBp: 1250 }], 'SAR')
    assert.deepEqual([subtotalMinor, vatMinor], [2633, 395])
    assert.equal(priceOrder([{ ...line, discountBp: 10_000 }], 'SAR').totalMinor, 0)
    assert.equal(netPriceE4({ unitPriceE4: 100_300, discountBp: 1250 }), 87_763)
  })

  test('round VAT once per rate, not once per line', ({ assert }) => {
    const cent = {
      quantityE4: 10_000,
      unitPriceE4: 300,
      vatCategory: 'S' as const,
      vatRateBp: 1500,
    }
    const prices = priceOrder(
      Array.from({ length: 10 }, () => cent),
      'SAR'
    )
    assert.equal(prices.subtotalMinor, 30)
    assert.equal(prices.vatMinor, 5)
  })

  test('an order of nothing costs nothing', ({ assert }) => {
    assert.deepEqual(priceOrder([], 'SAR'), {
      lines: [],
      subtotalMinor: 0,
      vatMinor: 0,
      totalMinor: 0,
    })
  })

  test('lines always sum up to the order', () => {
    fc.assert(
      fc.property(anOrder, aCurrency, (lines, currency) => {
        const { lines: prices, ...order } = priceOrder(lines, currency)
        return (
          sum(prices.map(({ netMinor }) => netMinor)) === order.subtotalMinor &&
          sum(prices.map(({ vatMinor }) => vatMinor)) === order.vatMinor &&
          sum(prices.map(({ totalMinor }) => totalMinor)) === order.totalMinor &&
          prices.every(({ netMinor, vatMinor, totalMinor }) => netMinor + vatMinor === totalMinor)
        )
      })
    )
  })

  test('VAT is the exact tax of every rate, rounded half up once', () => {
    fc.assert(
      fc.property(anOrder, aCurrency, (lines, currency) => {
        const { lines: prices, vatMinor } = priceOrder(lines, currency)
        const rates = [...new Set(lines.map(({ vatRateBp }) => vatRateBp))]
        const taxes = rates.map((rate) => {
          const nets = prices
            .filter((_, i) => lines[i].vatRateBp === rate)
            .map(({ netMinor }) => netMinor)
          return Number(divideHalfUp(BigInt(sum(nets)) * BigInt(rate), 10_000n))
        })
        return sum(taxes) === vatMinor
      })
    )
  })

  test('a line’s share is never more than one smallest unit away from its own tax', () => {
    fc.assert(
      fc.property(anOrder, aCurrency, (lines, currency) =>
        priceOrder(lines, currency).lines.every(
          ({ netMinor, vatMinor }, i) =>
            Math.abs(vatMinor - (netMinor * lines[i].vatRateBp) / 10_000) <= 1
        )
      )
    )
  })

  test('the order of the lines does not change the totals', () => {
    fc.assert(
      fc.property(anOrder, aCurrency, (lines, currency) => {
        const { lines: _, ...forth } = priceOrder(lines, currency)
        const { lines: __, ...back } = priceOrder(lines.toReversed(), currency)
        return JSON.stringify(forth) === JSON.stringify(back)
      })
    )
  })

  test('charges are part of the order and of its VAT', ({ assert }) => {
    const lines = [
      { quantityE4: 30_000, unitPriceE4: 100_300, vatCategory: 'S' as const, vatRateBp: 1500 },
    ]
    const freight = { netMinor: 10_00, vatCategory: 'S' as const, vatRateBp: 1500 }
    const { lines: _, ...totals } = priceOrder(lines, 'SAR', [
      freight,
      { netMinor: 5_00, vatCategory: 'O', vatRateBp: 0 },
    ])
    // 40.09 at 15 % is 6.01, rounded once; five riyals bear none
    assert.deepEqual(totals, { subtotalMinor: 45_09, vatMinor: 6_01, totalMinor: 51_10 })
  })

  test('with charges the order is still its lines, its charges and the exact tax of every rate', () => {
    fc.assert(
      fc.property(anOrder, charges, aCurrency, (lines, others, currency) => {
        const { lines: prices, ...order } = priceOrder(lines, currency, others)
        const plain = priceOrder(lines, currency)
        const nets = prices.map(({ netMinor }, i) => ({ ...lines[i], netMinor }))
        const shares = vatBreakdown([...nets, ...others])
        return (
          order.subtotalMinor === plain.subtotalMinor + sum(others.map((one) => one.netMinor)) &&
          order.totalMinor === order.subtotalMinor + order.vatMinor &&
          order.vatMinor === sum(shares.map(({ vatMinor }) => vatMinor)) &&
          sum(shares.map(({ taxableMinor }) => taxableMinor)) === order.subtotalMinor &&
          shares.every(({ category, rateBp }) => (category === 'S') === rateBp > 0) &&
          nets.every(({ netMinor }, i) => netMinor === plain.lines[i].netMinor)
        )
      })
    )
  })

  test('categories without VAT stay apart though none of them bears any', ({ assert }) => {
    const of = (netMinor: number, vatCategory: VatCategory, vatRateBp = 0) => ({
      ...{ netMinor, vatCategory, vatRateBp },
    })
    const shares = vatBreakdown([of(100, 'E'), of(10_03, 'S', 1500), of(200, 'O'), of(300, 'E')])
    assert.deepEqual(
      shares.map(({ category, taxableMinor, vatMinor }) => [category, taxableMinor, vatMinor]),
      [
        ['S', 1003, 150],
        ['E', 400, 0],
        ['O', 200, 0],
      ]
    )
  })
})

test.group('The VAT that someone says', () => {
  const before = taxAt(1500)

  test('is completed from what was left out', ({ assert }) => {
    assert.deepEqual(statedTax({}, before, 1500), before)
    assert.deepEqual(statedTax({ rateBp: 0 }, before, 1500), { category: 'Z', rateBp: 0 })
    assert.deepEqual(statedTax({ rateBp: 500 }, { category: 'E', rateBp: 0 }, 1500), {
      category: 'S',
      rateBp: 500,
    })
    assert.deepEqual(statedTax({ category: 'E' }, before, 1500), { category: 'E', rateBp: 0 })
    assert.deepEqual(statedTax({ category: 'S' }, { category: 'O', rateBp: 0 }, 1500), before)
    // what is exempt stays so when its rate is repeated
    assert.deepEqual(statedTax({ rateBp: 0 }, { category: 'E', rateBp: 0 }, 1500), {
      category: 'E',
      rateBp: 0,
    })
  })

  test('is refused where category and rate contradict', ({ assert }) => {
    assert.isNull(statedTax({ category: 'S', rateBp: 0 }, before, 1500))
    assert.isNull(statedTax({ category: 'Z', rateBp: 1 }, before, 1500))
    // a firm without VAT has no standard rate to fall back to
    assert.isNull(statedTax({ category: 'S' }, { category: 'O', rateBp: 0 }, 0))
  })
})
