import fc from 'fast-check'
import type { Activity, Precedence, Problem, Resource } from '#engines/optimizer/problem'

interface Shape {
  activities: number
  /** Releases, due slots, fixed places, and capacities that change. */
  withTimes: boolean
  /** Links that let a successor start before its predecessor. */
  withBackwardGaps?: boolean
}

const demandsOf = (amounts: readonly number[]) =>
  amounts.flatMap((amount, resource) => (amount ? [{ resource, amount }] : []))

/** Problems that have a plan, links leading from lower to higher numbers. */
export function problems({
  activities,
  withTimes,
  withBackwardGaps,
}: Shape): fc.Arbitrary<Problem> {
  const maybe = (value: fc.Arbitrary<number>) =>
    withTimes ? fc.option(value, { nil: undefined, freq: 2 }) : fc.constant(undefined)
  const activity = fc
    .record({
      duration: fc.integer({ min: 0, max: 5 }),
      amounts: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2 })),
      release: maybe(fc.integer({ min: 0, max: 8 })),
      due: maybe(fc.integer({ min: 2, max: 12 })),
      present: maybe(fc.integer({ min: 0, max: 12 })),
    })
    .map(({ amounts, ...rest }): Activity => ({ ...rest, demands: demandsOf(amounts) }))
  return fc
    .record({
      activities: fc.array(activity, { minLength: 1, maxLength: activities }),
      links: fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: -3, max: 3 })), {
        maxLength: 8,
      }),
      capacities: fc.tuple(fc.integer({ min: 3, max: 5 }), fc.integer({ min: 2, max: 3 })),
      shortage: fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 4 }), fc.nat(2)),
      fixed: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
    })
    .map(({ activities: list, links, capacities, shortage, fixed }) => {
      const all = withTimes ? placedFirst(list, fixed) : list
      const resources: Resource[] = capacities.map((capacity) => ({ capacity }))
      const [from, length, capacity] = shortage
      if (withTimes) resources[0].exceptions = [{ from, to: from + length, capacity }]
      return {
        activities: all,
        precedences: linksOf(all, links, Boolean(withBackwardGaps)),
        resources,
      }
    })
}

const placedFirst = ([first, ...rest]: Activity[], fixedStart: number | undefined) =>
  fixedStart === undefined ? [first, ...rest] : [{ ...first, fixedStart }, ...rest]

function linksOf(
  activities: readonly Activity[],
  pairs: readonly [number, number, number][],
  withBackwardGaps: boolean
): Precedence[] {
  if (activities.length < 2) return []
  return pairs.map(([a, b, lag]) => {
    const to = 1 + (b % (activities.length - 1))
    const from = a % to
    const gap = withBackwardGaps ? lag : activities[from].duration + Math.max(0, lag)
    return { from, to, gap }
  })
}
