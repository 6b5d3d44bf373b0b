import fc from 'fast-check'
import { test } from '@japa/runner'
import {
  allOffers,
  dueOnOf,
  inDueOrder,
  offersOn,
  settle,
  type Instalment,
} from '#procurement/bill_instalments/settle'
import { splitBill } from '#procurement/bill_instalments/split_bill'
import { DUE_TRIGGERS } from '#procurement/enums/due_triggers'
import { dueDay, type TermPart } from '#procurement/payment_terms/schedule'
import { somePortions } from '#tests/helpers/portions'

const part = (portionBp: number, more: Partial<TermPart> = {}) => ({
  ...{ id: null, reachedOn: null },
  ...{ portionBp, dueFrom: 'invoice' as const, months: 0, days: 0 },
  ...{ discountBp: 0, discountDays: 0 },
  ...more,
})
const BILL = { retentionHeld: false, retentionDueOn: null }
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

const aTerm = fc
  .record({
    portions: somePortions,
    parts: fc.array(
      fc.record({
        dueFrom: fc.constantFrom(...DUE_TRIGGERS.map(({ value }) => value)),
        months: fc.integer({ min: 0, max: 12 }),
        days: fc.integer({ min: 0, max: 120 }),
        discountBp: fc.constantFrom(0, 0, 100, 250, 10_000),
        discountDays: fc.integer({ min: 0, max: 60 }),
      }),
      { minLength: 9, maxLength: 9 }
    ),
  })
  .map(({ portions, parts }) => portions.map((portionBp, i) => part(portionBp, parts[i])))

/** Money that came, credits, and what they give back of retention and advances. */
const anEvent = fc.record({
  kind: fc.constantFrom('pay', 'pay', 'credit', 'discount'),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
})

test.group('Instalments of bills', () => {
  test('follow the parts of the term that a bill sets off', ({ assert }) => {
    const parts = [
      part(3000, { dueFrom: 'approval' }),
      part(4000, { dueFrom: 'delivery', days: 30, discountBp: 200, discountDays: 10 }),
      part(2000, { dueFrom: 'month_end', days: 15 }),
      part(1000, { dueFrom: 'retention', months: 12 }),
    ]
    const split = splitBill(parts, { ...BILL, payableMinor: 700_01, billedOn: '2026-01-31' })
    assert.deepEqual(
      split.map(({ agreedMinor, dueOn, discountOn }) => [agreedMinor, dueOn, discountOn]),
      [
        [400_01, '2026-03-02', '2026-02-10'],
        [200_00, '2026-02-15', null],
        [100_00, null, null],
      ]
    )
    const held = { ...BILL, retentionHeld: true, payableMinor: 600_00, billedOn: '2026-01-31' }
    assert.deepEqual(
      splitBill(parts, held).map(({ agreedMinor }) => agreedMinor),
      [400_00, 200_00]
    )
    const [only] = splitBill([part(10_000, { dueFrom: 'approval' })], held)
    assert.containsSubset(only, { agreedMinor: 600_00, dueOn: null })
  })

  test('are settled from the oldest and credited from the last', ({ assert }) => {
    const rows = [
      { position: 1, dueOn: '2026-03-01', agreedMinor: 100 },
      { position: 2, dueOn: null, agreedMinor: 100 },
      { position: 3, dueOn: '2026-02-01', agreedMinor: 100 },
    ]
    assert.deepEqual(settle(rows, 150, 120), [
      { amountMinor: 50, settledMinor: 20 },
      { amountMinor: 0, settledMinor: 0 },
      { amountMinor: 100, settledMinor: 100 },
    ])
    // the vendor owes what was paid beyond it
    assert.deepEqual(
      settle(rows, -20, 80).map(({ amountMinor, settledMinor }) => amountMinor + settledMinor),
      [0, 0, 0]
    )
  })

  test('sum to what is to be paid, whatever is paid, credited and discounted', () => {
    fc.assert(
      fc.property(
        aTerm,
        fc.constantFrom(9_007, 1_234_567, 900_719_925, 3),
        fc.boolean(),
        fc.array(anEvent, { maxLength: 25 }),
        (parts, totalMinor, retentionHeld, events) => {
          const about = { ...BILL, retentionHeld, payableMinor: totalMinor, billedOn: '2026-01-31' }
          const agreed = splitBill(parts, about).map((row, i) => ({ ...row, position: i + 1 }))
          let [payable, settled] = [totalMinor, 0]
          for (const { kind, share } of [{ kind: 'pay', share: 0 }, ...events]) {
            const open = Math.max(0, payable - settled)
            if (kind === 'credit') payable -= Math.floor(payable * share)
            else if (kind === 'pay') settled += Math.floor(open * share)
            const now = settle(agreed, payable, settled)
            const rows: Instalment[] = agreed.map((row, i) => ({ ...row, ...now[i]! }))
            if (kind === 'discount') {
              const [offer] = allOffers(rows)
              if (offer) settled += offer.amountMinor + offer.discountMinor
            }
            check(rows, { payable, settled: Math.min(settled, kind === 'discount' ? 0 : settled) })
          }
        }
      ),
      { numRuns: 400 }
    )
  })

  test('offer what was agreed, until its day', ({ assert }) => {
    const row = (position: number, dueOn: string, discountOn: string | null, bp = 200) => ({
      ...{ position, dueOn, amountMinor: 100_00, settledMinor: 0 },
      ...{ discountBp: discountOn ? bp : 0, discountOn },
    })
    const rows = [row(1, '2026-03-01', '2026-02-10'), row(2, '2026-04-01', '2026-02-20', 100)]
    assert.deepEqual(offersOn(rows, '2026-02-10'), [
      { amountMinor: 98_00, discountMinor: 2_00, until: '2026-02-10' },
      { amountMinor: 197_00, discountMinor: 3_00, until: '2026-02-10' },
    ])
    // past its day the first is paid in full, and the second still saves
    assert.deepEqual(offersOn(rows, '2026-02-11'), [
      { amountMinor: 199_00, discountMinor: 1_00, until: '2026-02-20' },
    ])
    assert.deepEqual(offersOn(rows, '2026-02-21'), [])
    assert.lengthOf(allOffers(rows), 3)
    // a part that was paid before counts; what is left would be saved altogether
    const nearly = [{ ...rows[0]!, settledMinor: 98_50 }]
    assert.deepEqual(offersOn(nearly, '2026-02-01'), [])
  })

  test('give the bill the day of the oldest that is open', ({ assert }) => {
    const row = (dueOn: string | null, settledMinor: number) => ({
      ...{ dueOn, amountMinor: 10, settledMinor },
    })
    assert.equal(dueOnOf([row('2026-05-01', 0), row('2026-02-01', 10), row(null, 0)]), '2026-05-01')
    assert.equal(dueOnOf([row('2026-05-01', 10), row('2026-02-01', 10)]), '2026-05-01')
    assert.isNull(dueOnOf([row(null, 0), row('2026-02-01', 10)]))
    assert.equal(dueDay({ dueFrom: 'invoice', months: 0, days: 1 }, '2026-01-31'), '2026-02-01')
  })
})

function check(rows: Instalment[], { payable, settled }: { payable: number; settled: number }) {
  if (sum(rows.map(({ amountMinor }) => amountMinor)) !== Math.max(0, payable))
    throw new Error('they are not what is to be paid')
  if (rows.some((row) => row.settledMinor < 0 || row.settledMinor > row.amountMinor))
    throw new Error('more is settled than is asked')
  const paid = sum(rows.map(({ settledMinor }) => settledMinor))
  if (settled && paid !== Math.min(settled, Math.max(0, payable))) throw new Error('paid is lost')
  // none is begun while an older one is open
  const open = inDueOrder(rows).findIndex((row) => row.settledMinor < row.amountMinor)
  if (open >= 0 && inDueOrder(rows).some((row, i) => i > open && row.settledMinor > 0))
    throw new Error('a later one is paid first')
}
