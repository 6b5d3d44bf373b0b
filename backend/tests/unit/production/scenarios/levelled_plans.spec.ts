import { test } from '@japa/runner'
import fc from 'fast-check'
import { OptimizerError } from '#engines/optimizer/errors'
import { optimize, type Answer } from '#engines/optimizer/optimize'
import type { Problem } from '#engines/optimizer/problem'
import { askPlan } from '#production/schedule_scenarios/ask_plan'
import { proposedOutcome } from '#production/schedule_scenarios/propose'
import { cases } from './plans.js'
import { SlowCheck } from './slow_check.js'

/** Null where there is no plan at all, which the search says by name. */
async function answerTo(problem: Problem): Promise<Answer | null> {
  try {
    return await optimize(problem, { seed: 7, schedules: 60 })
  } catch (error) {
    if (error instanceof OptimizerError) return null
    throw error
  }
}

test.group('Levelled plans: what is always so', () => {
  test('they keep links, calendars, capacities, material and what people have stated', async ({
    assert,
  }) => {
    let found = 0
    await fc.assert(
      fc.asyncProperty(cases, async ({ present, before }) => {
        const asked = askPlan(present)
        const answer = await answerTo(asked.plan.problem)
        if (!answer) return
        const outcome = proposedOutcome(asked, answer)
        assert.deepEqual(new SlowCheck(present, asked, outcome, before).run(), [])
        found++
      }),
      { numRuns: 400 }
    )
    assert.isAbove(found, 200)
  }).timeout(120_000)
})
