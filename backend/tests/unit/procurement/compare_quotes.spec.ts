import { test } from '@japa/runner'
import {
  compareQuotes,
  type ComparedQuote,
} from '#procurement/purchase_requests/queries/compare_quotes'

const LINES = [
  { id: 1, quantityE4: 100_0000 },
  { id: 2, quantityE4: 20_0000 },
]

const quote = (id: number, prices: [number, number][], more: Partial<ComparedQuote> = {}) => ({
  ...{ id, currency: 'SAR', freightMinor: 0, open: true },
  prices: new Map(prices),
  ...more,
})

/** Riyals as they are, dollars at 3.75; nothing else has a rate. */
const toBase = (minor: number, { currency }: { currency: string }) =>
  ({ SAR: minor, USD: minor * 3.75 })[currency] ?? Number.POSITIVE_INFINITY

const lowestOf = (quotes: ComparedQuote[]) => {
  const { prices, totals } = compareQuotes(LINES, quotes, toBase)
  const lines = LINES.map(({ id }) =>
    quotes.flatMap((of) => (prices.get(of.id)!.get(id)?.lowest ? [of.id] : []))
  )
  return { lines, total: quotes.flatMap(({ id }) => (totals.get(id)!.lowest ? [id] : [])) }
}

test.group('Quotes beside each other', () => {
  test('the lowest of a line is not that of the whole once carriage is paid', ({ assert }) => {
    const dear = quote(
      7,
      [
        [1, 15_0000],
        [2, 80_0000],
      ],
      { freightMinor: 20_000 }
    )
    const cheap = quote(8, [
      [1, 16_0000],
      [2, 75_0000],
    ])
    assert.deepEqual(lowestOf([dear, cheap]), { lines: [[7], [8]], total: [8] })
  })

  test('equal offers are both the lowest', ({ assert }) => {
    const same: [number, number][] = [
      [1, 15_0000],
      [2, 80_0000],
    ]
    assert.deepEqual(lowestOf([quote(7, same), quote(8, same)]).total, [7, 8])
  })

  test('who leaves a line out may win lines, never the whole', ({ assert }) => {
    const part = quote(7, [[1, 1_0000]])
    const whole = quote(8, [
      [1, 15_0000],
      [2, 80_0000],
    ])
    assert.deepEqual(lowestOf([part, whole]), { lines: [[7], [8]], total: [8] })
  })

  test('without a rate, or closed, nothing is the lowest', ({ assert }) => {
    const all: [number, number][] = [
      [1, 1_0000],
      [2, 1_0000],
    ]
    const yen = quote(7, all, { currency: 'JPY' })
    const late = quote(8, all, { open: false })
    assert.deepEqual(lowestOf([yen, late]), { lines: [[], []], total: [] })
    assert.isNull(compareQuotes(LINES, [yen], toBase).totals.get(7)!.landedBaseMinor)
  })

  test('currencies are compared in the one of the firm', ({ assert }) => {
    const dollars = quote(
      7,
      [
        [1, 4_0000],
        [2, 20_0000],
      ],
      { currency: 'USD' }
    )
    const riyals = quote(8, [
      [1, 15_5000],
      [2, 74_0000],
    ])
    const { totals } = compareQuotes(LINES, [dollars, riyals], toBase)
    assert.equal(totals.get(7)!.landedBaseMinor, 300_000)
    assert.deepEqual(lowestOf([dollars, riyals]), { lines: [[7], [8]], total: [7] })
  })
})
