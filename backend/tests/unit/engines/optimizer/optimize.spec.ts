import { test } from '@japa/runner'
import fc from 'fast-check'
import { OptimizerError, type Fault } from '#engines/optimizer/errors'
import { optimize } from '#engines/optimizer/optimize'
import { gapOf, type Problem } from '#engines/optimizer/problem'
import { bestByTrying, faultsOf } from './checker.js'

const LIMITS = { plans: 600, seed: 7 }

/** Links lead from lower to higher numbers, so that none closes a cycle. */
const problems: fc.Arbitrary<Problem> = fc
  .record({
    activities: fc.array(
      fc.record({
        duration: fc.integer({ min: 0, max: 5 }),
        amounts: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
        release: fc.option(fc.integer({ min: 0, max: 6 }), { freq: 3, nil: undefined }),
        due: fc.option(fc.integer({ min: 0, max: 12 }), { freq: 3, nil: undefined }),
        weight: fc.integer({ min: 1, max: 3 }),
      }),
      { minLength: 1, maxLength: 6 }
    ),
    links: fc.array(
      fc.record({
        from: fc.nat(5),
        step: fc.integer({ min: 1, max: 3 }),
        type: fc.constantFrom('FS' as const, 'SS' as const, 'FF' as const),
        lag: fc.integer({ min: 0, max: 2 }),
      }),
      { maxLength: 7 }
    ),
    closed: fc.option(fc.record({ from: fc.nat(8), length: fc.integer({ min: 1, max: 3 }) })),
  })
  .map(({ activities, links, closed }) => ({
    activities: activities.map(({ amounts, ...rest }) => ({
      ...rest,
      demands: amounts.flatMap((amount, resource) => (amount ? [{ resource, amount }] : [])),
    })),
    precedences: links.flatMap(({ from, step, type, lag }) => {
      const [a, b] = [activities[from], activities[from + step]]
      if (!a || !b) return []
      return [{ from, to: from + step, gap: gapOf(type, lag, a.duration, b.duration) }]
    }),
    resources: [
      {
        capacity: 3,
        exceptions: closed
          ? [{ from: closed.from, to: closed.from + closed.length, capacity: 0 }]
          : [],
      },
      { capacity: 4 },
    ],
  }))

test.group('Optimizer', () => {
  test('every plan keeps to links, releases and capacities, and no bound is above it', ({
    assert,
  }) => {
    fc.assert(
      fc.property(problems, (problem) => {
        const found = optimize(problem, LIMITS)
        assert.deepEqual(faultsOf(problem, found), [])
        if (found.isProven) assert.equal(found.finish, found.bound)
      }),
      { numRuns: 200 }
    )
  }).timeout(60_000)

  test('small problems without due dates are solved as well as by trying every order', ({
    assert,
  }) => {
    fc.assert(
      fc.property(problems, (given) => {
        const activities = given.activities.map(({ due: _, ...rest }) => rest)
        const problem = { ...given, activities }
        assert.equal(optimize(problem, LIMITS).finish, bestByTrying(problem))
      }),
      { numRuns: 60 }
    )
  }).timeout(60_000)

  test('the same seed gives the same plan, and no more plans are made than allowed', ({
    assert,
  }) => {
    fc.assert(
      fc.property(problems, fc.integer({ min: 30, max: 200 }), (problem, plans) => {
        const once = optimize(problem, { plans, seed: 3 })
        assert.deepEqual(optimize(problem, { plans, seed: 3 }), once)
        assert.isAtMost(once.plans, plans + 3)
      }),
      { numRuns: 60 }
    )
  }).timeout(60_000)

  test('work under way stays where it is, and others make way', ({ assert }) => {
    const demands = [{ resource: 0, amount: 1 }]
    const found = optimize(
      {
        activities: [
          { duration: 4, demands, fixedStart: 2 },
          { duration: 3, demands },
          { duration: 2, demands },
        ],
        precedences: [],
        resources: [{ capacity: 1 }],
      },
      LIMITS
    )
    assert.deepEqual([...found.starts], [2, 6, 0])
    assert.equal(found.finish, 9)
  })

  test('what is due first comes first, whatever the finish', ({ assert }) => {
    const demands = [{ resource: 0, amount: 1 }]
    const found = optimize(
      {
        activities: [
          { duration: 5, demands, due: 10, weight: 1 },
          { duration: 2, demands, due: 2, weight: 5 },
        ],
        precedences: [],
        resources: [{ capacity: 1 }],
      },
      LIMITS
    )
    assert.deepEqual([...found.starts], [2, 0])
    assert.deepInclude(found, { lateness: 0, finish: 7, isProven: true })
  })

  test('a problem without a plan says why', ({ assert }) => {
    const one = (amount: number, duration = 3) => ({
      activities: [{ duration, demands: [{ resource: 0, amount }] }],
      precedences: [],
      resources: [{ capacity: 2 }],
    })
    const cases: [Problem, Partial<Fault>][] = [
      [one(3), { code: 'DEMAND_OVER_CAPACITY', activity: 0, resource: 0, demand: 3, capacity: 2 }],
      [
        {
          ...one(2),
          resources: [{ capacity: 1, exceptions: [{ from: 5, to: 7, capacity: 2 }] }],
        },
        { code: 'NO_WINDOW', activity: 0, resource: 0, demand: 2 },
      ],
      [
        {
          activities: [
            { duration: 1, demands: [] },
            { duration: 1, demands: [] },
          ],
          precedences: [
            { from: 0, to: 1, gap: 1 },
            { from: 1, to: 0, gap: 1 },
          ],
          resources: [],
        },
        { code: 'CYCLE', activities: [0, 1] },
      ],
      [one(1, -1), { code: 'INVALID', member: 'duration' }],
    ]
    for (const [problem, fault] of cases) {
      try {
        optimize(problem, LIMITS)
        assert.fail(`${fault.code} has a plan`)
      } catch (error) {
        assert.instanceOf(error, OptimizerError)
        assert.deepInclude((error as OptimizerError).fault, fault)
      }
    }
  })
})
