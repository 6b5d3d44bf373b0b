import { test } from '@japa/runner'
import { optimize } from '#engines/optimizer/optimize'
import { MINUTES_OF_DAY } from '#engines/scheduling/moment'
import { askPlan, type Present } from '#production/schedule_scenarios/ask_plan'
import { proposedOutcome } from '#production/schedule_scenarios/propose'
import { calendarsWith, dayAfter, HALF_DAY, plainTask, planOf, START } from './plans.js'

const DAY = 2 * HALF_DAY
const [DRAWINGS, BEGUN, SLOW, HELD, OTHER] = [1, 2, 3, 4, 5]

/**
 * Drawings without a crew go as late as they can before begun work and before work that an earlier scenario
 * holds back; the crew of the latter is free now.
 */
function present(): Present {
  const tasks = [
    { ...plainTask(DRAWINGS, DAY), constraintKind: 'as_late_as_possible' as const },
    { ...plainTask(BEGUN, DAY), actualStart: START - 4 * MINUTES_OF_DAY, remaining: DAY },
    plainTask(SLOW, 8 * DAY),
    {
      ...plainTask(HELD, DAY),
      ...{ constraintKind: 'start_no_earlier' as const, constraintAt: dayAfter(7) },
      deadline: dayAfter(4),
    },
    plainTask(OTHER, 3 * DAY),
  ]
  const linked = (fromId: number, toId: number) => ({ fromId, toId, type: 'FS' as const, lag: 0 })
  const state = planOf(tasks, {
    links: [linked(DRAWINGS, BEGUN), linked(SLOW, BEGUN), linked(DRAWINGS, HELD)],
    needs: [HELD, OTHER].map((taskId) => ({ taskId, resource: 1, units: 1 })),
    retained: true,
  })
  const crew = { unitsE4: 10_000, calendarId: null, rateMinor: null, outages: [], periods: [] }
  return {
    ...{ state, calendars: calendarsWith([0, 0]), extras: [], milestones: [] },
    ...{ held: new Map([[HELD, dayAfter(7)]]), resources: new Map([[1, crew]]) },
    ...{ whatIf: { dates: [], hours: [] }, ready: new Map(), overtimeFactor: 1 },
  }
}

test.group('Work as late as possible that begun work waits for', () => {
  test('gives way to what an earlier scenario held back and is wanted sooner', async ({
    assert,
  }) => {
    const now = present()
    const asked = askPlan(now)
    const answer = await optimize(asked.plan.problem, { seed: 7, schedules: 200 })
    const { before, after } = proposedOutcome(asked, answer)
    assert.isAbove(before!.lateDays, 0)
    assert.containSubset(after, { lateDays: 0, overloadedDays: 0 })
    const [drawings, begun, held] = [DRAWINGS, BEGUN, HELD].map((id) => asked.state.tasks.get(id)!)
    assert.isAtMost(held!.earlyFinish!, dayAfter(4))
    assert.isAtMost(drawings!.earlyFinish!, held!.earlyStart!)
    assert.equal(drawings!.constraintKind, 'as_late_as_possible')
    // what is left of it waits for the eight days before it, as in the plan there was
    assert.equal(begun!.earlyFinish, dayAfter(10) + 9 * 60)
  })
})
