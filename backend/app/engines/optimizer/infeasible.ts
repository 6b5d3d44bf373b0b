import { OptimizerError } from './errors.js'
import type { Network } from './network.js'
import { highest } from './packing.js'
import type { Demand, Problem, Slot } from './problem.js'
import type { Timeline } from './timeline.js'

/** Stretches that are named of all in which a resource is short. */
const MOST_STRETCHES = 10

/** @throws OptimizerError that names an activity which has no place even alone, and the resource */
export function requirePlan(
  { activities, resources }: Problem,
  { packing }: Network,
  timeline: Timeline,
  movable: Int32Array
) {
  for (const activity of movable) {
    const { duration, demands } = activities[activity]
    for (const demand of duration ? demands : []) {
      const resource = resources[demand.resource]
      const capacity = highest(resource)
      if (demand.amount > capacity)
        throw new OptimizerError({
          ...{ code: 'DEMAND_OVER_CAPACITY', activity, resource: demand.resource },
          ...{ demand: demand.amount, capacity },
        })
      if (demand.amount <= resource.capacity || !packing.fields[demand.resource]) continue
      requireWindow(activity, duration, demand, { packing, timeline })
    }
  }
}

/** The resource is enough only at times: the activity must fit into one of them. */
function requireWindow(
  activity: number,
  duration: number,
  { resource, amount }: Demand,
  { packing, timeline }: { packing: Network['packing']; timeline: Timeline }
) {
  const { word, shift } = packing.fields[resource]!
  const { free, slots } = timeline
  const guard = packing.guards[word]
  const need = (amount / packing.units[resource]) << shift
  const above = guard & -(1 << shift)
  const field = above & -above
  const short: { from: Slot; to: Slot }[] = []
  let run = 0
  for (let slot = 0; slot < slots; slot++) {
    const isEnough = ((free[word * slots + slot] - need) & field) !== 0
    run = isEnough ? run + 1 : 0
    if (run === duration) return
    if (isEnough) continue
    const last = short.at(-1)
    if (last?.to === slot) last.to++
    else if (short.length < MOST_STRETCHES) short.push({ from: slot, to: slot + 1 })
  }
  throw new OptimizerError({ code: 'NO_WINDOW', activity, resource, demand: amount, short })
}
