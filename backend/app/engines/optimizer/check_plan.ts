import type { Problem, Slot, Starts } from './problem.js'

/** What is wrong with a plan. */
export type Breach =
  | { kind: 'moved'; activity: number }
  | { kind: 'early'; activity: number }
  | { kind: 'order'; from: number; to: number }
  | { kind: 'over'; resource: number; slot: Slot; used: number; capacity: number }

/**
 * Everything that a plan breaks, found the plain way and without the means by which plans are made.
 * What activities of a fixed place use over the capacity is no fault of the plan.
 */
export function breachesOf(
  { activities, precedences, resources }: Problem,
  starts: Starts
): Breach[] {
  const breaches: Breach[] = []
  activities.forEach(({ fixedStart, release = 0 }, activity) => {
    if (fixedStart !== undefined && starts[activity] !== fixedStart)
      breaches.push({ kind: 'moved', activity })
    if (fixedStart === undefined && starts[activity] < Math.max(0, release))
      breaches.push({ kind: 'early', activity })
  })
  for (const { from, to, gap } of precedences)
    if (activities[to].fixedStart === undefined && starts[to] < starts[from] + gap)
      breaches.push({ kind: 'order', from, to })
  resources.forEach((_, resource) =>
    breaches.push(...overloadsOf({ activities, precedences, resources }, starts, resource))
  )
  return breaches
}

function overloadsOf(
  { activities, resources }: Problem,
  starts: Starts,
  resource: number
): Breach[] {
  const { capacity, exceptions = [] } = resources[resource]
  const used = new Map<Slot, { all: number; placed: number }>()
  activities.forEach(({ duration, demands, fixedStart }, activity) => {
    for (const demand of demands) {
      if (demand.resource !== resource || !demand.amount) continue
      for (let slot = starts[activity]; slot < starts[activity] + duration; slot++) {
        const there = used.get(slot) ?? { all: 0, placed: 0 }
        there.all += demand.amount
        if (fixedStart === undefined) there.placed += demand.amount
        used.set(slot, there)
      }
    }
  })
  return [...used].flatMap(([slot, { all, placed }]): Breach[] => {
    const other = exceptions.findLast(({ from, to }) => from <= slot && slot < to)
    const there = other?.capacity ?? capacity
    return placed > 0 && all > there
      ? [{ kind: 'over', resource, slot, used: all, capacity: there }]
      : []
  })
}
