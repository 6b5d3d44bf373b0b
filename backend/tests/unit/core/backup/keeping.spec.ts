import { test } from '@japa/runner'
import fc from 'fast-check'
import { DateTime } from 'luxon'
import { pastKeeping, type KeepingRule } from '#administration/backups/keeping'

const ZONE = 'Asia/Riyadh'
const START = DateTime.utc(2025, 11, 20)

const rules: fc.Arbitrary<KeepingRule> = fc.record({
  daily: fc.integer({ min: 1, max: 10 }),
  weekly: fc.integer({ min: 0, max: 8 }),
  monthly: fc.integer({ min: 0, max: 12 }),
})
const histories = fc
  .array(fc.integer({ min: 0, max: 500 * 24 * 60 }), { maxLength: 80 })
  .map((minutes) =>
    minutes.map((at, index) => ({ id: index + 1, madeAt: START.plus({ minutes: at }) }))
  )

const local = ({ madeAt }: { madeAt: DateTime }) => madeAt.setZone(ZONE)
const PERIODS = {
  daily: (at: DateTime) => at.startOf('day').toMillis(),
  weekly: (at: DateTime) => at.startOf('week').toMillis(),
  monthly: (at: DateTime) => at.startOf('month').toMillis(),
}
const later = <One extends { id: number; madeAt: DateTime }>(a: One, b: One) =>
  a.madeAt.toMillis() - b.madeAt.toMillis() || a.id - b.id

test.group('Keeping rule of backups', () => {
  test('what stays is the latest of the last days, weeks and months, and the newest of all', ({
    assert,
  }) => {
    fc.assert(
      fc.property(histories, rules, (all, rule) => {
        const past = new Set(pastKeeping(all, rule, ZONE))
        const expected = new Set(all.toSorted(later).slice(-1))
        for (const [name, of] of Object.entries(PERIODS)) {
          const periods = [...new Set(all.map((one) => of(local(one))))].toSorted((a, b) => b - a)
          for (const period of periods.slice(0, rule[name as keyof KeepingRule]))
            expected.add(
              all
                .filter((one) => of(local(one)) === period)
                .toSorted(later)
                .at(-1)!
            )
        }
        assert.sameMembers(
          all.filter((one) => !past.has(one)).map(({ id }) => id),
          [...expected].map(({ id }) => id)
        )
      }),
      { numRuns: 300 }
    )
  })

  test('what has been let go once is not missed: the rule applied again removes nothing', ({
    assert,
  }) => {
    fc.assert(
      fc.property(histories, rules, (all, rule) => {
        const past = new Set(pastKeeping(all, rule, ZONE))
        const kept = all.filter((one) => !past.has(one))
        assert.lengthOf(pastKeeping(kept, rule, ZONE), 0)
      }),
      { numRuns: 300 }
    )
  })
})
