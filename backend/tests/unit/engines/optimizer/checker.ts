import type { Found } from '#engines/optimizer/optimize'
import type { Problem } from '#engines/optimizer/problem'

const capacityAt = ({ capacity, exceptions = [] }: Problem['resources'][number], slot: number) =>
  exceptions.findLast(({ from, to }) => from <= slot && slot < to)?.capacity ?? capacity

/** What a plan breaks, found by looking at every link and every slot; knows nothing of how it was made. */
export function faultsOf(
  { activities, precedences, resources }: Problem,
  { starts, finish, lateness }: Found
): string[] {
  const faults: string[] = []
  activities.forEach(({ release = 0, fixedStart }, i) => {
    if (starts[i]! < (fixedStart ?? release)) faults.push(`${i} starts too early`)
    if (fixedStart !== undefined && starts[i] !== fixedStart) faults.push(`${i} was moved`)
  })
  for (const { from, to, gap } of precedences)
    if (starts[to]! < starts[from]! + gap) faults.push(`${to} does not wait for ${from}`)
  const ends = activities.map(({ duration }, i) => starts[i]! + duration)
  if (Math.max(0, ...ends) !== finish) faults.push('the finish is another')
  for (let slot = 0; slot < finish; slot++)
    resources.forEach((resource, index) => {
      const used = activities.reduce(
        (sum, { demands }, i) =>
          starts[i]! <= slot && slot < ends[i]!
            ? sum + (demands.find((demand) => demand.resource === index)?.amount ?? 0)
            : sum,
        0
      )
      if (used > capacityAt(resource, slot)) faults.push(`${index} is short at ${slot}`)
    })
  const late = activities.reduce(
    (sum, { due = Infinity, weight = 1 }, i) => sum + weight * Math.max(0, ends[i]! - due),
    0
  )
  return late === lateness ? faults : [...faults, 'the lateness is another']
}

/**
 * The earliest finish of any plan without fixed activities: every order of the activities, each placed at
 * its first slot. Some order gives a best plan (Kolisch 1996).
 */
export function bestByTrying(problem: Problem): number {
  const { activities } = problem
  let best = Infinity
  const place = (starts: (number | undefined)[], finish: number) => {
    if (finish >= best) return
    if (starts.every((start) => start !== undefined)) best = finish
    activities.forEach(({ duration }, i) => {
      const isOpen = starts[i] === undefined && areBefore(problem, i, starts)
      if (!isOpen) return
      const at = firstSlot(problem, i, starts)
      place(starts.with(i, at), Math.max(finish, at + duration))
    })
  }
  place(
    activities.map(() => undefined),
    0
  )
  return best
}

const areBefore = ({ precedences }: Problem, i: number, starts: (number | undefined)[]) =>
  precedences.every(({ from, to }) => to !== i || starts[from] !== undefined)

function firstSlot(problem: Problem, i: number, starts: (number | undefined)[]): number {
  const { duration, release = 0 } = problem.activities[i]!
  const bounds = problem.precedences
    .filter(({ to }) => to === i)
    .map(({ from, gap }) => starts[from]! + gap)
  for (let at = Math.max(release, ...bounds); ; at++) {
    const slots = Array.from({ length: duration }, (_, k) => at + k)
    if (slots.every((slot) => isRoom(problem, i, slot, starts))) return at
  }
}

function isRoom(
  { activities, resources }: Problem,
  i: number,
  slot: number,
  starts: (number | undefined)[]
): boolean {
  return activities[i]!.demands.every(({ resource, amount }) => {
    const used = activities.reduce((sum, { duration, demands }, k) => {
      const start = starts[k]
      const isOn = start !== undefined && start <= slot && slot < start + duration
      const own = demands.find((demand) => demand.resource === resource)?.amount ?? 0
      return isOn ? sum + own : sum
    }, 0)
    return used + amount <= capacityAt(resources[resource]!, slot)
  })
}
