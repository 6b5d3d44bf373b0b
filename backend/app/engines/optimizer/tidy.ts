import type { Instance } from './instance.js'
import type { Slot, Starts } from './problem.js'
import { finishOf, latenessOf } from './score.js'
import { Justifier, sidesOf } from './side.js'

/** What comes after lateness and finish. */
export interface Costs {
  /** Of units that wait between their first and last work, and of overtime. */
  cost: number
  /** Slots by which activities start elsewhere than in the present plan, all together. */
  change: number
}

/**
 * The cheapest of the plans that are as good in lateness and finish, then the one nearest to the present
 * plan: as early as it goes, as late as it goes, and with every activity left where it is now if it can be.
 */
export function tidied(instance: Instance, starts: Starts): Starts {
  const finish = finishOf(instance, starts)
  const justifier = new Justifier(instance, sidesOf(instance))
  const late = starts.slice()
  justifier.pushLate(late, finish)
  const early = late.slice()
  justifier.justify(early, finish)
  const near = justifier.nearest(starts, finish)
  const lateness = latenessOf(instance, starts)
  let best = starts
  let least = costsOf(instance, starts)
  for (const other of [early, late, near]) {
    if (latenessOf(instance, other) > lateness || finishOf(instance, other) > finish) continue
    const costs = costsOf(instance, other)
    const isLess =
      costs.cost < least.cost || (costs.cost === least.cost && costs.change < least.change)
    if (isLess) [best, least] = [other, costs]
  }
  return best
}

export function costsOf({ problem, forward }: Instance, starts: Starts): Costs {
  let change = 0
  problem.activities.forEach(({ present }, activity) => {
    if (present !== undefined) change += Math.abs(starts[activity] - present)
  })
  let cost = 0
  problem.resources.forEach(({ idleCost = 0, overtime }, resource) => {
    if (!idleCost && !overtime) return
    const use = useOf(problem, forward.duration, starts, resource)
    cost += idleCost * idleIn(use)
    if (overtime) for (const slot of overtime.slots) cost += overtime.cost * (use[slot] ?? 0)
  })
  return { cost, change }
}

function useOf(
  { activities }: Instance['problem'],
  duration: Int32Array,
  starts: Starts,
  resource: number
): number[] {
  const use: number[] = []
  activities.forEach(({ demands }, activity) => {
    const amount = demands.find((demand) => demand.resource === resource)?.amount
    if (!amount) return
    for (let slot: Slot = starts[activity]; slot < starts[activity] + duration[activity]; slot++)
      use[slot] = (use[slot] ?? 0) + amount
  })
  return use
}

/** Units that wait: what is on site stays from its first work to its last. */
function idleIn(use: number[]): number {
  const first = use.findIndex((amount) => amount > 0)
  if (first < 0) return 0
  let most = 0
  let worked = 0
  for (let slot = first; slot < use.length; slot++) {
    most = Math.max(most, use[slot] ?? 0)
    worked += use[slot] ?? 0
  }
  return most * (use.length - first) - worked
}
