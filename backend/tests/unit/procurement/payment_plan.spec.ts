import fc from 'fast-check'
import { test } from '@japa/runner'
import { DUE_TRIGGERS } from '#procurement/enums/due_triggers'
import { advancesOf, paidOf, planOf, type PlanPart } from '#procurement/payment_plans/plan'
import { somePortions } from '#tests/helpers/portions'

const part = (portionBp: number, dueFrom: PlanPart['dueFrom'] = 'invoice'): PlanPart => ({
  ...{ id: null, portionBp, dueFrom, months: 0, days: 0 },
  ...{ discountBp: 0, discountDays: 0, approvedOn: null, reachedOn: null },
})
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const amounts = (parts: PlanPart[], totalMinor: number, retentionMinor = 0) =>
  planOf(parts, { totalMinor, retentionMinor }).map(({ amountMinor }) => amountMinor)

const aPlan = fc
  .record({
    portions: somePortions,
    triggers: fc.array(fc.constantFrom(...DUE_TRIGGERS.map(({ value }) => value)), {
      ...{ minLength: 9, maxLength: 9 },
    }),
    totalMinor: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 9e12 })),
    held: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ portions, triggers, totalMinor, held }) => {
    const parts = portions.map((portionBp, i) => part(portionBp, triggers[i]))
    return { parts, totalMinor, retentionMinor: Math.floor(totalMinor * (held / 10_000)) }
  })

test.group('Payment plans of orders', () => {
  test('give each part its amount, what is held back its own', ({ assert }) => {
    const parts = [part(3000, 'approval'), part(6000, 'delivery'), part(1000, 'retention')]
    assert.deepEqual(amounts(parts, 1150_01), [345_00, 690_01, 115_00])
    // a tenth of the net is held: 100 of 1,150, not a tenth of the total
    assert.deepEqual(amounts(parts, 1150_00, 100_00), [345_00, 705_00, 100_00])
    assert.deepEqual(amounts([part(10_000)], 1150_00, 100_00), [1050_00, 100_00])
    assert.deepEqual(amounts([part(10_000, 'approval')], 1150_00, 100_00), [1050_00, 100_00])
    assert.deepEqual(amounts([], 1150_00, 100_00), [])
    assert.equal(advancesOf(planOf(parts, { totalMinor: 1000, retentionMinor: 0 })), 300)
    assert.isNull(advancesOf(planOf([part(10_000)], { totalMinor: 1000, retentionMinor: 0 })))
  })

  test('come to the total, never below zero', () => {
    fc.assert(
      fc.property(aPlan, ({ parts, ...order }) => {
        const plan = planOf(parts, order)
        if (sum(plan.map(({ amountMinor }) => amountMinor)) !== order.totalMinor)
          throw new Error('they are not the total')
        if (plan.some(({ amountMinor }) => amountMinor < 0)) throw new Error('one is negative')
      }),
      { numRuns: 500 }
    )
  })

  test('lose no payment and pay no part twice', () => {
    const money = fc.double({ min: 0, max: 0.4, noNaN: true })
    fc.assert(
      fc.property(aPlan, fc.tuple(money, money, money), ({ parts, ...order }, shares) => {
        const plan = planOf(parts, order)
        const of = shares.map((share) => Math.floor(order.totalMinor * share))
        const [advancesMinor, billsMinor, retentionMinor] = of as [number, number, number]
        const paid = paidOf(plan, { advancesMinor, billsMinor, retentionMinor })
        if (paid.some((minor, i) => minor < 0 || minor > plan[i]!.amountMinor))
          throw new Error('more is paid of a part than it asks')
        if (sum(paid) !== Math.min(sum(of), order.totalMinor)) throw new Error('a payment is lost')
      }),
      { numRuns: 500 }
    )
  })
})
