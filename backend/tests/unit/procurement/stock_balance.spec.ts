import { test } from '@japa/runner'
import fc from 'fast-check'
import { costOf, put, shareOf, take, type Balance } from '#procurement/stock_ledger/balance'

const EMPTY: Balance = { quantityE4: 0, valueMinor: 0, layers: null }
const FIFO: Balance = { ...EMPTY, layers: [] }

const received = fc.record({
  kind: fc.constant('put' as const),
  quantityE4: fc.integer({ min: 1, max: 100_000_0000 }),
  valueMinor: fc.integer({ min: 0, max: 1_000_000_00 }),
})
const issued = fc.record({
  kind: fc.constant('take' as const),
  quantityE4: fc.integer({ min: 1, max: 100_000_0000 }),
  valueMinor: fc.constant(0),
})
const history = fc.array(fc.oneof(received, issued), { maxLength: 30 })

test.group('The balance of a store', () => {
  test('under moving average: 100 at 10 and 50 at 13, less 60, are 90 at 11.00', ({ assert }) => {
    const both = put(put(EMPTY, 100_0000, 1000_00), 50_0000, 650_00)
    const left = take(both, 60_0000)
    assert.deepEqual(left, { quantityE4: 90_0000, valueMinor: 990_00, layers: null })
    assert.equal(shareOf(left.valueMinor, 1_0000, left.quantityE4), 11_00)
  })

  test('first in, first out: the same leaves 1,050', ({ assert }) => {
    const both = put(put(FIFO, 100_0000, 1000_00), 50_0000, 650_00)
    const left = take(both, 60_0000)
    assert.equal(left.valueMinor, 1050_00)
    assert.deepEqual(left.layers, [
      { quantityE4: 40_0000, valueMinor: 400_00 },
      { quantityE4: 50_0000, valueMinor: 650_00 },
    ])
  })

  test('whatever came and went: sums hold, nothing is below nothing, the queue is the balance', () => {
    fc.assert(
      fc.property(history, fc.boolean(), (steps, fifo) => {
        let balance = fifo ? FIFO : EMPTY
        let quantity = 0
        let value = 0
        for (const step of steps) {
          if (step.kind === 'put') {
            balance = put(balance, step.quantityE4, step.valueMinor)
            quantity += step.quantityE4
            value += step.valueMinor
          } else if (step.quantityE4 <= balance.quantityE4) {
            value -= costOf(balance, step.quantityE4).valueMinor
            balance = take(balance, step.quantityE4)
            quantity -= step.quantityE4
          } else {
            try {
              take(balance, step.quantityE4)
              return false
            } catch (error) {
              if (!(error instanceof RangeError)) throw error
            }
          }
          if (balance.quantityE4 !== quantity || balance.valueMinor !== value) return false
          if (quantity < 0 || value < 0 || (quantity === 0 && value !== 0)) return false
          if (!balance.layers) continue
          const queued = balance.layers.reduce((sum, layer) => sum + layer.quantityE4, 0)
          const worth = balance.layers.reduce((sum, layer) => sum + layer.valueMinor, 0)
          if (queued !== quantity || worth !== value) return false
          if (balance.layers.some((layer) => layer.quantityE4 <= 0 || layer.valueMinor < 0))
            return false
        }
        return true
      }),
      { numRuns: 20_000 }
    )
  }).timeout(60_000)
})
