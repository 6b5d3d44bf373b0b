import { test } from '@japa/runner'
import fc from 'fast-check'
import { divideHalfUp } from '#engines/money/money'
import { sharesOfAdvances } from '#procurement/vendor_advances/recovery'

const order = fc.record({
  bills: fc.array(fc.integer({ min: 1, max: 50_000_000 }), { minLength: 1, maxLength: 12 }),
  retentionBp: fc.integer({ min: 0, max: 5_000 }),
  advances: fc.array(fc.double({ min: 0.001, max: 1, noNaN: true }), {
    minLength: 1,
    maxLength: 4,
  }),
})
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const bpOf = (part: number, whole: number) =>
  Math.max(1, Number(divideHalfUp(BigInt(part) * 10_000n, BigInt(whole))))

test.group('Recovery of advances', () => {
  test('comes to exactly what was paid with the last bill, and no bill pays less than nothing', () => {
    fc.assert(
      fc.property(order, ({ bills, retentionBp, advances: shares }) => {
        const payable = bills.map((total) => total - Math.round((total * retentionBp) / 10_000))
        // no more is advanced than bills pay out
        let room = sum(payable)
        const amounts = shares.map((share) => {
          const amount = Math.floor(room * share)
          room -= amount
          return amount
        })
        const left = [...amounts]
        const recoveryBp = amounts.map((amount) => bpOf(amount, sum(bills)))
        let paidOut = sum(amounts)
        for (const [i, total] of bills.entries()) {
          const open = left.map((leftMinor, at) => ({ leftMinor, recoveryBp: recoveryBp[at]! }))
          const taken = sharesOfAdvances(open, total, payable[i]!, i === bills.length - 1)
          if (taken.some((share, at) => share < 0 || share > left[at]!)) return false
          if (sum(taken) > payable[i]!) return false
          for (const [at, share] of taken.entries()) left[at]! -= share
          paidOut += payable[i]! - sum(taken)
        }
        // where the last bill is too small for the rest, that much stays open and is not lost
        return paidOut === sum(payable) + sum(left)
      }),
      { numRuns: 2000 }
    )
  })

  test('leaves a rest only where the last bill cannot carry it', ({ assert }) => {
    const advance = { leftMinor: 2_300_00, recoveryBp: 2_000 }
    assert.deepEqual(sharesOfAdvances([advance], 3_795_00, 3_795_00, false), [759_00])
    assert.deepEqual(sharesOfAdvances([advance], 100, 100, false), [20])
    assert.deepEqual(sharesOfAdvances([advance], 1_000_00, 900_00, true), [900_00])
    assert.deepEqual(
      sharesOfAdvances([advance, advance], 5_000_00, 5_000_00, true),
      [2_300_00, 2_300_00]
    )
  })
})
