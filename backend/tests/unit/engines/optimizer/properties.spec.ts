import { test } from '@japa/runner'
import fc from 'fast-check'
import { breachesOf } from '#engines/optimizer/check_plan'
import { loadCpSat } from '#engines/optimizer/cp_sat'
import { optimize, type Answer } from '#engines/optimizer/optimize'
import type { Problem } from '#engines/optimizer/problem'
import { leastOf } from './every_order.js'
import { problems } from './problems.js'

const SHAPES = [
  ['where time has no marks', { activities: 12, withTimes: false }],
  ['with releases, due slots and shortages', { activities: 12, withTimes: true }],
  ['with links that lead backward', { activities: 10, withTimes: true, withBackwardGaps: true }],
] as const

const isLess = (a: { lateness: number; finish: number }, b: { lateness: number; finish: number }) =>
  a.lateness < b.lateness || (a.lateness === b.lateness && a.finish < b.finish)

/** What must be true of any answer, whatever was searched. */
function faultsOf(problem: Problem, answer: Answer): string[] {
  const faults = breachesOf(problem, answer.starts).map((breach) => JSON.stringify(breach))
  if (isLess(answer, answer.bound)) faults.push('better than its bound')
  if (isLess(answer.first, answer)) faults.push('worse than the priority rules')
  if (answer.isProven && isLess(answer.bound, answer)) faults.push('proven with a gap')
  return faults
}

test.group('Plans under limited resources: what is always so', () => {
  for (const [what, shape] of SHAPES)
    test(`a plan ${what} keeps everything and is no better than its bound`, async ({ assert }) => {
      await fc.assert(
        fc.asyncProperty(problems(shape), async (problem) => {
          const answer = await optimize(problem, { seed: 3, schedules: 120 })
          assert.deepEqual(faultsOf(problem, answer), [])
        }),
        { numRuns: 150 }
      )
    }).timeout(60_000)

  for (const [what, shape] of SHAPES)
    test(`the best of small problems ${what} is found, and none better`, async ({ assert }) => {
      await fc.assert(
        fc.asyncProperty(problems({ ...shape, activities: 5 }), async (problem) => {
          const least = leastOf(problem)
          const answer = await optimize(problem, { seed: 5, schedules: 1500 })
          assert.isFalse(isLess(least, answer.bound), 'the bound is above the best')
          assert.deepEqual({ lateness: answer.lateness, finish: answer.finish }, least)
        }),
        { numRuns: 60 }
      )
    }).timeout(120_000)

  test('exact search proves the best of small problems', async ({ assert }) => {
    const solver = await loadCpSat()
    assert.isNotNull(solver)
    await fc.assert(
      fc.asyncProperty(problems({ activities: 5, withTimes: true }), async (problem) => {
        const answer = await optimize(problem, { seed: 5, schedules: 1 }, { solver })
        assert.deepEqual(faultsOf(problem, answer), [])
        assert.isTrue(answer.isProven)
        const least = leastOf(problem)
        assert.deepEqual({ lateness: answer.lateness, finish: answer.finish }, least)
        assert.deepEqual(answer.bound, least)
      }),
      { numRuns: 40 }
    )
  }).timeout(120_000)

  test('the same seed and the same number of plans give the same plan', async ({ assert }) => {
    await fc.assert(
      fc.asyncProperty(
        problems({ activities: 10, withTimes: true }),
        fc.nat(),
        async (problem, seed) => {
          const [one, other] = [
            await optimize(problem, { seed, schedules: 80 }),
            await optimize(problem, { seed, schedules: 80 }),
          ]
          assert.deepEqual(one, other)
        }
      ),
      { numRuns: 40 }
    )
  })
})
