import { test } from '@japa/runner'
import { breachesOf } from '#engines/optimizer/check_plan'
import { loadCpSat } from '#engines/optimizer/cp_sat'
import { OptimizerError, type Fault } from '#engines/optimizer/errors'
import { optimize } from '#engines/optimizer/optimize'
import { gapOf, type Activity, type Problem } from '#engines/optimizer/problem'
import { largeProject } from '../../../../bench/optimizer/large_project.js'

const work = (duration: number, amount: number, more: Partial<Activity> = {}): Activity => ({
  duration,
  demands: amount ? [{ resource: 0, amount }] : [],
  ...more,
})

const of = (activities: Activity[], more: Partial<Problem> = {}): Problem => ({
  activities,
  precedences: [],
  resources: [{ capacity: 2 }],
  ...more,
})

async function faultOf(problem: Problem): Promise<Fault | null> {
  try {
    await optimize(problem, { seed: 1, schedules: 100 })
    return null
  } catch (error) {
    if (error instanceof OptimizerError) return error.fault
    throw error
  }
}

test.group('Plans under limited resources', () => {
  test('two crews share four tasks of different length without a gap', async ({ assert }) => {
    const problem = of([work(3, 1), work(2, 1), work(2, 1), work(3, 1)])
    const { finish, bound, isProven } = await optimize(problem, { seed: 1, schedules: 200 })
    assert.deepEqual(
      { finish, bound: bound.finish, isProven },
      { finish: 5, bound: 5, isProven: true }
    )
  })

  test('lateness comes before the finish', async ({ assert }) => {
    // the short one has to go first, which leaves the long chain waiting
    const late = of([work(2, 2, { due: 2, weight: 5 }), work(6, 2), work(4, 0)], {
      precedences: [{ from: 1, to: 2, gap: 6 }],
    })
    const answer = await optimize(late, { seed: 1, schedules: 300 })
    assert.deepEqual([answer.lateness, answer.finish], [0, 12])
    const free = of([work(2, 2), ...late.activities.slice(1)], { precedences: late.precedences })
    assert.equal((await optimize(free, { seed: 1, schedules: 300 })).finish, 10)
  })

  test('what is equally good stays where it is now', async ({ assert }) => {
    const problem = of([work(8, 1), work(2, 1, { present: 4 }), work(1, 0, { present: 3 })])
    const { starts, change } = await optimize(problem, { seed: 1, schedules: 100 })
    assert.deepEqual([...starts], [0, 4, 3])
    assert.equal(change, 0)
  })

  test('a crane that is paid while it waits works without a gap', async ({ assert }) => {
    const chain = [work(3, 1), work(2, 0), work(2, 1), work(9, 0)]
    const precedences = [
      { from: 0, to: 1, gap: 3 },
      { from: 1, to: 2, gap: 2 },
    ]
    const paid = of(chain, { precedences, resources: [{ capacity: 1, idleCost: 10 }] })
    const { starts, cost } = await optimize(paid, { seed: 1, schedules: 100 })
    assert.equal(starts[2] - (starts[0] + 3), 2, 'no more than the chain between asks for')
    assert.equal(cost, 20)
  })

  test('work under way keeps its place, and others go around it and around days off', async ({
    assert,
  }) => {
    const problem = of([work(3, 2, { fixedStart: 1 }), work(1, 1), work(2, 1, { release: 2 })], {
      resources: [{ capacity: 2, exceptions: [{ from: 4, to: 6, capacity: 0 }] }],
    })
    const { starts } = await optimize(problem, { seed: 1, schedules: 100 })
    assert.deepEqual([...starts], [1, 0, 6])
  })

  test('links of all four types become gaps between starts', ({ assert }) => {
    const gaps = (['FS', 'SS', 'FF', 'SF'] as const).map((type) => gapOf(type, 1, 5, 3))
    assert.deepEqual(gaps, [6, 1, 3, -2])
  })

  test('impossible input is named', async ({ assert }) => {
    assert.deepEqual(await faultOf(of([work(1, 1), work(2, 3)])), {
      ...{ code: 'DEMAND_OVER_CAPACITY', activity: 1, resource: 0, demand: 3, capacity: 2 },
    })
    const extra = [{ from: 2, to: 4, capacity: 3 }]
    const window = of([work(3, 3)], { resources: [{ capacity: 2, exceptions: extra }] })
    const fault = await faultOf(window)
    assert.equal(fault?.code, 'NO_WINDOW')
    assert.deepInclude(fault, { activity: 0, resource: 0, demand: 3 })
    assert.deepEqual((fault as { short: unknown[] }).short[0], { from: 0, to: 2 })
    const both = of([work(2, 3), work(2, 3)], { resources: [{ capacity: 2, exceptions: extra }] })
    assert.deepEqual(await faultOf(both), { code: 'NO_ROOM' })
    const circle = [
      { from: 0, to: 1, gap: 1 },
      { from: 1, to: 0, gap: 1 },
    ]
    const cycle = of([work(1, 1), work(1, 1)], { precedences: circle })
    assert.deepEqual(await faultOf(cycle), { code: 'CYCLE', activities: [0, 1] })
    assert.deepEqual(await faultOf(of([work(-1, 1)])), {
      code: 'INVALID',
      activity: 0,
      member: 'duration',
    })
  })

  test('no more plans than were given', async ({ assert }) => {
    const problem = largeProject(120, 5, 1)
    const { schedules } = await optimize(problem, { seed: 1, schedules: 500 })
    assert.isAtMost(schedules, 503, 'a plan that is begun is pushed both ways')
  }).timeout(20_000)

  test('a large site is planned without exact search too, better than by rules', async ({
    assert,
  }) => {
    const problem = largeProject(600, 10, 2)
    const answer = await optimize(problem, { seed: 1, schedules: 1500 })
    assert.deepEqual(breachesOf(problem, answer.starts), [])
    assert.isBelow(answer.finish, answer.first.finish)
    assert.isAtLeast(answer.finish, answer.bound.finish)
    assert.isFalse(answer.solver)
  }).timeout(60_000)

  test('windows that exact search plans anew make a large plan better and keep it whole', async ({
    assert,
  }) => {
    const problem = largeProject(400, 8, 3)
    const answer = await optimize(
      problem,
      { seed: 1, milliseconds: 2500 },
      { solver: await loadCpSat() }
    )
    assert.isTrue(answer.solver)
    assert.deepEqual(breachesOf(problem, answer.starts), [])
    assert.isBelow(answer.finish, answer.first.finish)
  }).timeout(60_000)
})

test.group('Work that may begin before the end of what it follows', () => {
  test('is not pushed before the beginning of the plan, where there is no room left', async ({
    assert,
  }) => {
    const problem = of([work(5, 1), work(0, 0), work(2, 1)], {
      precedences: [
        { from: 1, to: 2, gap: -3 },
        { from: 0, to: 1, gap: -1 },
      ],
      resources: [
        {
          capacity: 0,
          exceptions: [
            { from: 0, to: 2, capacity: 1 },
            { from: 6, to: 10, capacity: 1 },
            { from: 18, to: 22, capacity: 1 },
            { from: 24, to: 32, capacity: 1 },
          ],
        },
      ],
    })
    for (const schedules of [1, 60, 200]) {
      const { starts } = await optimize(problem, { seed: 7, schedules })
      assert.deepEqual(breachesOf(problem, starts), [])
    }
  })
})

test.group('What checks plans', () => {
  test('finds every way in which a plan can be wrong', ({ assert }) => {
    const problem = of([work(2, 2, { fixedStart: 1 }), work(2, 1, { release: 1 }), work(1, 1)], {
      precedences: [{ from: 1, to: 2, gap: 2 }],
    })
    const kinds = (...starts: number[]) =>
      breachesOf(problem, Int32Array.from(starts)).map(({ kind }) => kind)
    assert.deepEqual(kinds(1, 3, 5), [])
    assert.deepEqual(kinds(0, 3, 5), ['moved'])
    assert.deepEqual(kinds(1, 0, 5), ['early', 'over'])
    assert.deepEqual(kinds(1, 3, 4), ['order'])
    assert.deepEqual(kinds(1, 2, 5), ['over'])
  })
})
