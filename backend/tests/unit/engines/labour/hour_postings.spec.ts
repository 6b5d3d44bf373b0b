import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  LEAST_PEOPLE,
  nextPosting,
  PAY_STEP_MINOR,
  POSTING_STEP_MINOR,
  type MonthOfHours,
  type Posted,
} from '#engines/labour/hour_postings'

const NOTHING: Posted = { month: null, amountMinor: 0 }
const of = (month: string, ...costs: number[]): MonthOfHours[] =>
  costs.map((costMinor, at) => ({ month, employeeId: at + 1, costMinor }))

test.group('Cost of hours that projects are charged', () => {
  test('is of three people at least, in whole thousands', ({ assert }) => {
    // 4,300.50 + 3,200 + 2,100 = 9,600.50
    const three = of('2026-09', 4_300_50, 3_200_00, 2_100_00)
    assert.equal(nextPosting(three, NOTHING, '2026-09'), 9_000_00)
    assert.isNull(nextPosting(three.slice(0, 2), NOTHING, '2026-09'))
    assert.isNull(nextPosting(of('2026-09', 300_00, 300_00, 300_00), NOTHING, '2026-09'))
  })

  test('takes as large a step as it is told, and carries the rest on', ({ assert }) => {
    const pay = (month: string) => of(month, 12_555_00, 12_555_00, 12_555_00)
    assert.equal(nextPosting(pay('2026-03'), NOTHING, '2026-03', PAY_STEP_MINOR), 30_000_00)
    const posted = { month: '2026-03', amountMinor: 30_000_00 }
    const both = [...pay('2026-03'), ...pay('2026-04')]
    assert.equal(nextPosting(both, posted, '2026-04', PAY_STEP_MINOR), 40_000_00)
  })

  test('waits for more people, and what was left goes with the next', ({ assert }) => {
    const posted = { month: '2026-09', amountMinor: 9_000_00 }
    const first = of('2026-09', 4_300_50, 3_200_00, 2_100_00)
    // one person in October: they would see the rate of that one
    const alone = [...first, ...of('2026-10', 5_000_00)]
    assert.isNull(nextPosting(alone, posted, '2026-10'))
    // 9,600.50 + 5,000 + 3 × 2,000 = 20,600.50, of which 9,000 were posted
    const more = [...alone, ...of('2026-11', 2_000_00, 2_000_00, 2_000_00)]
    assert.equal(nextPosting(more, posted, '2026-11'), 11_000_00)
    assert.isNull(nextPosting(more, { month: '2026-11', amountMinor: 20_000_00 }, '2026-11'))
  })

  test('comes down where hours were reopened', ({ assert }) => {
    const posted = { month: '2026-09', amountMinor: 9_000_00 }
    const hours = [...of('2026-09', 1_000_00), ...of('2026-10', 1_000_00, 1_000_00, 1_000_00)]
    assert.equal(nextPosting(hours, posted, '2026-10'), -5_000_00)
  })

  test('adds up: what was posted and what is held are all that hours have cost', ({ assert }) => {
    const hours = fc.array(
      fc.record({
        month: fc.constantFrom('2026-07', '2026-08', '2026-09', '2026-10', '2026-11'),
        employeeId: fc.integer({ min: 1, max: 6 }),
        costMinor: fc.integer({ min: 0, max: 2_000_000 }),
      }),
      { maxLength: 40 }
    )
    fc.assert(
      fc.property(hours, (all) => {
        let posted = NOTHING
        for (const month of ['2026-07', '2026-08', '2026-09', '2026-10', '2026-11']) {
          const amount = nextPosting(all, posted, month)
          if (amount === null) continue
          const since = posted.month
          const recent = all.filter((one) => one.month <= month && (!since || one.month > since))
          assert.isAtLeast(new Set(recent.map((one) => one.employeeId)).size, LEAST_PEOPLE)
          assert.equal(amount % POSTING_STEP_MINOR, 0)
          posted = { month, amountMinor: posted.amountMinor + amount }
          const total = all
            .filter((one) => one.month <= month)
            .reduce((sum, { costMinor }) => sum + costMinor, 0)
          const held = total - posted.amountMinor
          assert.isTrue(held >= 0 && held < POSTING_STEP_MINOR)
        }
      })
    )
  })
})
