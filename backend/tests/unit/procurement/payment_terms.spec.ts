import { test } from '@japa/runner'
import fc from 'fast-check'
import { dueDay, scheduleOf, type TermPart } from '#procurement/payment_terms/schedule'
import { somePortions } from '#tests/helpers/portions'

const part = (portionBp: number, more: Partial<TermPart> = {}): TermPart => ({
  portionBp,
  dueFrom: 'invoice',
  months: 0,
  days: 0,
  discountBp: 0,
  discountDays: 0,
  ...more,
})

test.group('Payment terms', () => {
  test('30% in advance, 60% on delivery, 10% a year later', ({ assert }) => {
    const parts = [
      part(3000, { dueFrom: 'approval' }),
      part(6000, { dueFrom: 'delivery', days: 30, discountBp: 200, discountDays: 10 }),
      part(1000, { dueFrom: 'retention', months: 12 }),
    ]
    const due = scheduleOf(parts, 100_000_01, '2026-03-15')
    assert.deepEqual(
      due.map(({ amountMinor, dueOn, discountUntil, discountMinor }) => [
        amountMinor,
        dueOn,
        discountUntil,
        discountMinor,
      ]),
      [
        [30_000_00, '2026-03-15', null, 0],
        [60_000_01, '2026-04-14', '2026-03-25', 1_200_00],
        [10_000_00, '2027-03-15', null, 0],
      ]
    )
  })

  test('the end of a month stays one', ({ assert }) => {
    const end = { dueFrom: 'month_end', months: 1, days: 0 } as const
    assert.equal(dueDay(end, '2026-01-31'), '2026-02-28')
    assert.equal(dueDay({ ...end, months: 0, days: 15 }, '2026-02-03'), '2026-03-15')
    assert.equal(dueDay({ ...end, dueFrom: 'invoice' }, '2028-01-31'), '2028-02-29')
  })

  test('the parts are the whole, to the last halala', () => {
    fc.assert(
      fc.property(
        somePortions,
        fc.integer({ min: 0, max: 1_000_000_000_00 }),
        (portions, amount) => {
          const parts = portions.map((portionBp) => part(portionBp))
          const due = scheduleOf(parts, amount, '2026-05-05')
          return (
            due.reduce((sum, { amountMinor }) => sum + amountMinor, 0) === amount &&
            due.every(({ amountMinor }) => amountMinor >= 0)
          )
        }
      ),
      { numRuns: 5000 }
    )
  })
})
