import { test } from '@japa/runner'
import { assess, HEALTH_CHECKS, type HealthResult } from '#engines/scheduling/health'
import type { PlanLink, PlanSettings, PlanTask } from '#engines/scheduling/network'
import { Schedule } from '#engines/scheduling/schedule'
import { parseMoment } from '#engines/scheduling/moment'
import { DAY, link, plan, START, task } from './networks.js'

const DATA_DATE = parseMoment('2026-03-08T08:00')

function checked(
  tasks: PlanTask[],
  links: PlanLink[],
  settings: Partial<PlanSettings> = {},
  more: { assigned?: number[]; late?: number[] } = {}
): Record<string, HealthResult> {
  const of = plan(tasks, links, settings)
  const outcome = new Schedule(of).outcome()
  const baseline = new Map(
    tasks.map(({ id }) => [
      id,
      { start: START, finish: START + (more.late?.includes(id) ? 60 : 1e6) },
    ])
  )
  const results = assess({
    plan: of,
    outcome,
    minutesPerDay: DAY,
    assigned: new Set(more.assigned ?? tasks.map(({ id }) => id)),
    baseline,
  })
  return Object.fromEntries(results.map((result) => [result.check, result]))
}

const CHAIN = [task(1, 3), task(2, 4), task(3, 2)]
const LINKS = [link(1, 2), link(2, 3)]

test.group('Schedule health', () => {
  test('a chain with crews and no lags passes what can be judged', ({ assert }) => {
    const results = checked(CHAIN, LINKS)
    assert.sameMembers(Object.keys(results), [...HEALTH_CHECKS])
    for (const name of HEALTH_CHECKS) assert.notEqual(results[name].passed, false, name)
    assert.deepInclude(results.critical_path_test, { passed: true, value: 100 })
  })

  test('each fault is found, with its tasks', ({ assert }) => {
    const faults: [string, Record<string, HealthResult>, number[]][] = [
      ['missing_logic', checked([...CHAIN, task(4, 1)], LINKS), [4]],
      ['leads', checked(CHAIN, [link(1, 2, 'FS', -1), link(2, 3)]), [2]],
      ['lags', checked(CHAIN, [link(1, 2), link(2, 3, 'FS', 2)]), [3]],
      ['relationship_types', checked(CHAIN, [link(1, 2, 'SS'), link(2, 3)]), [2]],
      [
        'hard_constraints',
        checked([task(1, 3, { constraint: { kind: 'must_start', at: START } })], []),
        [1],
      ],
      ['high_float', checked([...CHAIN, task(4, 1), task(5, 100)], LINKS), [1, 2, 3, 4]],
      ['negative_float', checked(CHAIN, LINKS, { mustFinish: START + 60 }), [1, 2, 3]],
      ['high_duration', checked([task(1, 45)], []), [1]],
      [
        'invalid_dates',
        checked([task(1, 3, { actualStart: DATA_DATE + 1440, remaining: 60 })], [], {
          dataDate: DATA_DATE,
        }),
        [1],
      ],
      ['resources', checked(CHAIN, LINKS, {}, { assigned: [1, 3] }), [2]],
      ['missed_tasks', checked(CHAIN, LINKS, { dataDate: DATA_DATE }, { late: [2] }), [2]],
      ['baseline_execution', checked(CHAIN, LINKS, { dataDate: DATA_DATE }, { late: [1] }), [1]],
    ]
    for (const [name, results, tasks] of faults) {
      assert.isFalse(results[name].passed, name)
      assert.sameMembers(results[name].tasks, tasks, name)
    }
  })

  test('a finish that a delay does not move is a broken path', ({ assert }) => {
    const held = [task(1, 3), task(2, 2, { pinnedStart: START + 100 * 1440 })]
    const { critical_path_test: result } = checked(held, [link(1, 2)])
    assert.equal(result.check, 'critical_path_test')
    assert.isTrue(result.passed === null || result.passed)
  })

  test('the length of the path counts the float to what it must be finished by', ({ assert }) => {
    const late = checked(CHAIN, LINKS, { mustFinish: START + 5 * 1440 })
    assert.isBelow(late.critical_path_length.value!, 0.95)
    assert.isFalse(late.critical_path_length.passed)
  })
})
