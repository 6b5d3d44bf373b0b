import fc from 'fast-check'
import { test } from '@japa/runner'
import type { BillAmounts } from '#procurement/bill_instalments/bill_amounts'
import { chargeOver } from '#procurement/bills/match'
import {
  afterPayment,
  mostPayable,
  openOf,
  retentionOf,
  type PaymentKind,
} from '#procurement/purchase_orders/retention'
import { progressOf } from '#procurement/purchase_orders/progress'

const aBill = fc
  .record({
    subtotalMinor: fc.integer({ min: 0, max: 1_000_000_000 }),
    vatBp: fc.constantFrom(0, 500, 1500),
    retentionBp: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ subtotalMinor, vatBp, retentionBp }): BillAmounts => ({
    totalMinor: subtotalMinor + Math.round((subtotalMinor * vatBp) / 10_000),
    retentionMinor: retentionOf(subtotalMinor, retentionBp),
    ...{ creditedMinor: 0, advanceMinor: 0, paidMinor: 0, retentionPaidMinor: 0, discountMinor: 0 },
  }))
const aPayment = fc.record({
  of: fc.nat(),
  kind: fc.constantFrom<PaymentKind>('bill', 'retention'),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
})
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

test.group('Retention of bills', () => {
  test('is a share of the value before VAT; VAT is due in full', ({ assert }) => {
    const retentionMinor = retentionOf(1_000_000, 1000)
    assert.equal(retentionMinor, 100_000)
    const bill = {
      totalMinor: 1_150_000,
      retentionMinor,
      creditedMinor: 0,
      advanceMinor: 0,
      paidMinor: 0,
      retentionPaidMinor: 0,
      discountMinor: 0,
    }
    assert.deepEqual(openOf(bill), { billMinor: 1_050_000, heldMinor: 100_000 })
  })

  test('what is held is what was released and what is outstanding, whatever is paid in which order', () => {
    fc.assert(
      fc.property(
        fc.array(aBill, { minLength: 1, maxLength: 8 }),
        fc.array(aPayment, { maxLength: 40 }),
        (bills, payments) => {
          const released = bills.map(() => 0)
          const paid = bills.map(() => 0)
          for (const { of, kind, share } of payments) {
            const i = of % bills.length
            const amount = Math.floor(mostPayable(bills[i], kind) * share)
            bills[i] = { ...bills[i], ...afterPayment(bills[i], kind, amount) }
            paid[i] += amount
            if (kind === 'retention') released[i] += amount
          }
          const open = bills.map(openOf)
          const held = sum(bills.map(({ retentionMinor }) => retentionMinor))
          return (
            held === sum(released) + sum(open.map(({ heldMinor }) => heldMinor)) &&
            open.every(({ billMinor, heldMinor }) => billMinor >= 0 && heldMinor >= 0) &&
            bills.every(
              ({ totalMinor, paidMinor }, i) =>
                paidMinor === paid[i] &&
                totalMinor === paid[i] + open[i].billMinor + open[i].heldMinor
            )
          )
        }
      )
    )
  })
})

test.group('Charges of bills', () => {
  const limits = { currency: 'SAR', priceToleranceBp: 200, priceFloorMinor: 50_00 }

  test('pass up to the tolerance, over all bills together', ({ assert }) => {
    const agreed = { agreedMinor: 10_000_00, beforeMinor: 0 }
    assert.equal(chargeOver(10_200_00, agreed, limits), 0)
    assert.equal(chargeOver(10_200_01, agreed, limits), 200_01)
    assert.equal(chargeOver(201_00, { ...agreed, beforeMinor: 10_000_00 }, limits), 201_00)
    // no claim is no excess, whatever an earlier bill has claimed
    assert.equal(chargeOver(0, { ...agreed, beforeMinor: 20_000_00 }, limits), 0)
    assert.equal(chargeOver(50_00, { agreedMinor: 0, beforeMinor: 0 }, limits), 0)
    assert.equal(chargeOver(50_01, { agreedMinor: 0, beforeMinor: 0 }, limits), 50_01)
  })

  test('count in what was billed of an order, not in what has come', ({ assert }) => {
    const line = { quantityE4: 10_000, acceptedE4: 10_000, billedE4: 10_000, netMinor: 900 }
    assert.deepEqual(progressOf([line], [{ netMinor: 100, billedMinor: 0 }]), {
      receivedBp: 10_000,
      billedBp: 9000,
    })
    assert.equal(progressOf([line], [{ netMinor: 100, billedMinor: 130 }]).billedBp, 10_000)
  })
})
