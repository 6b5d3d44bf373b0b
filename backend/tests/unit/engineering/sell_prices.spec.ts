import { test } from '@japa/runner'
import { sellPrices } from '#engineering/quotations/pricing/sell_prices'

const line = (totalMinor: number, more: object = {}) => ({
  quantityE4: 10_000,
  unitRateE4: totalMinor * 100,
  totalMinor,
  inclusion: 'included' as const,
  ...more,
})
const totals = (prices: { totalMinor: number }[]) => prices.map(({ totalMinor }) => totalMinor)

test.group('What the client pays for a line', () => {
  test('the lines that count add up to the subtotal, to the last halala', ({ assert }) => {
    const sold = sellPrices([line(3333), line(3333), line(3334)], 1000, 'SAR')
    assert.deepEqual(totals(sold), [3666, 3666, 3668])
    const odd = sellPrices([line(1), line(1), line(1)], 2, 'SAR')
    assert.equal(odd[0].totalMinor + odd[1].totalMinor + odd[2].totalMinor, 5)
  })

  test('a rate is the total over the quantity, in the decimals of the currency', ({ assert }) => {
    const [riyals] = sellPrices([line(30_000, { quantityE4: 30_000 })], 3000, 'SAR')
    assert.deepEqual(riyals, { unitRateE4: 1_100_000, totalMinor: 33_000 })
    const [dinars] = sellPrices([line(30_000, { quantityE4: 30_000 })], 3000, 'KWD')
    assert.deepEqual(dinars, { unitRateE4: 110_000, totalMinor: 33_000 })
    const [none] = sellPrices(
      [line(0, { quantityE4: 0, unitRateE4: 50_000 }), line(100)],
      10,
      'SAR'
    )
    assert.deepEqual(none, { unitRateE4: 50_000, totalMinor: 0 })
  })

  test('what is offered beside the price is marked up alike and takes no share', ({ assert }) => {
    const sold = sellPrices([line(1000), line(500, { inclusion: 'optional' })], 100, 'SAR')
    assert.deepEqual(totals(sold), [1100, 550])
  })

  test('without mark-ups a line is what it is', ({ assert }) => {
    const lines = [line(1000, { unitRateE4: 1_000_001 })]
    assert.deepEqual(sellPrices(lines, 0, 'SAR'), lines)
  })
})
