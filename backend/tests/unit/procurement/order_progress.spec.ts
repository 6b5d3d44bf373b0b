import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  mostAcceptable,
  paidBp,
  progressOf,
  statusAfter,
} from '#procurement/purchase_orders/progress'

const line = fc
  .record({
    quantityE4: fc.integer({ min: 1, max: 100_000_0000 }),
    netMinor: fc.integer({ min: 0, max: 1_000_000_00 }),
    accepted: fc.integer({ min: 0, max: 102 }),
    billed: fc.integer({ min: 0, max: 102 }),
  })
  .map(({ quantityE4, netMinor, accepted, billed }) => ({
    quantityE4,
    netMinor,
    acceptedE4: Math.floor((quantityE4 * accepted) / 100),
    billedE4: Math.floor((quantityE4 * billed) / 100),
  }))
const lines = fc.array(line, { minLength: 1, maxLength: 30 })

test.group('How far an order is', () => {
  test('is between nothing and all, and all only when all of every line is there', () => {
    fc.assert(
      fc.property(lines, (order) => {
        const { receivedBp, billedBp } = progressOf(order)
        const whole = order.every(({ acceptedE4, quantityE4 }) => acceptedE4 >= quantityE4)
        const some = order.some(({ acceptedE4 }) => acceptedE4 > 0)
        const someBilled = order.some(({ billedE4 }) => billedE4 > 0)
        const inRange = [receivedBp, billedBp].every(
          (bp) => Number.isInteger(bp) && bp >= 0 && bp <= 10_000
        )
        return (
          inRange &&
          (receivedBp === 10_000) === whole &&
          receivedBp > 0 === some &&
          billedBp > 0 === someBilled
        )
      }),
      { numRuns: 20_000 }
    )
  }).timeout(60_000)

  test('never falls when more comes', () => {
    fc.assert(
      fc.property(lines, fc.nat(), fc.integer({ min: 0, max: 50_0000 }), (order, at, more) => {
        const before = progressOf(order).receivedBp
        const i = at % order.length
        const after = order.map((one, k) =>
          k === i ? { ...one, acceptedE4: one.acceptedE4 + more } : one
        )
        return progressOf(after).receivedBp >= before
      }),
      { numRuns: 20_000 }
    )
  }).timeout(60_000)

  test('gives the state: nothing, some, all; what is closed stays closed', ({ assert }) => {
    const at = (receivedBp: number) => ({ receivedBp, billedBp: 0 })
    assert.equal(statusAfter('approved', at(0), false), 'approved')
    assert.equal(statusAfter('partially_received', at(0), true), 'sent')
    assert.equal(statusAfter('sent', at(1), true), 'partially_received')
    assert.equal(statusAfter('sent', at(9_999), true), 'partially_received')
    assert.equal(statusAfter('partially_received', at(10_000), true), 'received')
    assert.equal(statusAfter('closed', at(10_000), true), 'closed')
  })

  test('pays in parts that never add up to more than all', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e12 }),
        fc.array(fc.integer({ min: 0, max: 1e9 }), { maxLength: 20 }),
        (total, parts) => {
          let paid = 0
          let before = 0
          for (const part of parts) {
            paid = Math.min(total, paid + part)
            const bp = paidBp(paid, total)
            if (bp < before || bp > 10_000 || (bp === 10_000) !== (paid === total)) return false
            before = bp
          }
          return true
        }
      )
    )
  })

  test('10,000 bags and two percent: 10,200 over all receipts', ({ assert }) => {
    assert.equal(mostAcceptable(10_000_0000, 200), 10_200_0000)
  })
})
