import type { Problem } from '#engines/optimizer/problem'

/**
 * The least lateness, and the least finish with it, found by placing the activities in every order,
 * each as early as it goes: slow and obvious.
 */
export function leastOf(problem: Problem): { lateness: number; finish: number } {
  let least = { lateness: Infinity, finish: Infinity }
  const { activities } = problem
  const starts: (number | undefined)[] = activities.map(({ fixedStart }) => fixedStart)
  const visit = () => {
    const open = activities.flatMap((_, i) =>
      starts[i] === undefined && isReady(problem, starts, i) ? [i] : []
    )
    if (!open.length) {
      const found = measured(problem, starts as number[])
      if (
        found.lateness < least.lateness ||
        (found.lateness === least.lateness && found.finish < least.finish)
      )
        least = found
    }
    for (const activity of open) {
      starts[activity] = firstPlace(problem, starts, activity)
      visit()
      starts[activity] = undefined
    }
  }
  visit()
  return least
}

const isReady = ({ precedences }: Problem, starts: (number | undefined)[], activity: number) =>
  precedences.every(({ from, to }) => to !== activity || starts[from] !== undefined)

function measured({ activities }: Problem, starts: number[]) {
  let lateness = 0
  let finish = 0
  activities.forEach(({ duration, due, weight = 1 }, i) => {
    finish = Math.max(finish, starts[i] + duration)
    if (due !== undefined) lateness += weight * Math.max(0, starts[i] + duration - due)
  })
  return { lateness, finish }
}

function firstPlace(problem: Problem, starts: (number | undefined)[], activity: number): number {
  const { precedences, activities } = problem
  let start = Math.max(0, activities[activity].release ?? 0)
  for (const { from, to, gap } of precedences)
    if (to === activity) start = Math.max(start, starts[from]! + gap)
  while (!fits(problem, starts, activity, start)) start++
  return start
}

function fits(
  { activities, resources }: Problem,
  starts: (number | undefined)[],
  activity: number,
  start: number
) {
  const { demands, duration } = activities[activity]
  return demands.every(({ resource, amount }) => {
    for (let slot = start; slot < start + duration; slot++) {
      let used = amount
      activities.forEach((other, i) => {
        const at = starts[i]
        if (at === undefined || slot < at || slot >= at + other.duration) return
        used += other.demands.find((demand) => demand.resource === resource)?.amount ?? 0
      })
      const { capacity, exceptions = [] } = resources[resource]
      const there =
        exceptions.findLast(({ from, to }) => from <= slot && slot < to)?.capacity ?? capacity
      if (used > there) return false
    }
    return true
  })
}
