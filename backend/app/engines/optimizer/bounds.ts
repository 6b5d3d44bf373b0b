import type { Instance } from './instance.js'
import { highest } from './packing.js'
import type { Slot } from './problem.js'

/** Problems up to this size are looked at between all pairs of heads and tails. */
const MOST_PAIRS = 400

export interface Bound {
  lateness: number
  finish: Slot
}

/** What no plan can do better than: the longest chain, and the work of each resource. */
export function simpleBound(instance: Instance): Bound {
  const { earliest, tail, fixedFinish, forward, dues, movable } = instance
  let finish = fixedFinish
  for (const activity of movable) finish = Math.max(finish, earliest[activity] + tail[activity])
  instance.problem.resources.forEach(
    (_, resource) => (finish = Math.max(finish, energyBound(instance, resource)))
  )
  let lateness = 0
  for (const { activity, due, weight } of dues)
    lateness += weight * Math.max(0, earliest[activity] + forward.duration[activity] - due)
  return { lateness, finish }
}

/**
 * All that starts after one slot and has another stretch behind it shares what there is of the resource
 * between the two.
 */
function energyBound({ problem, earliest, tail, movable }: Instance, resource: number): Slot {
  const capacity = highest(problem.resources[resource])
  if (!capacity) return 0
  const users = [...movable].flatMap((activity) => {
    const { duration, demands } = problem.activities[activity]
    const amount = demands.find((demand) => demand.resource === resource)?.amount ?? 0
    if (!amount || !duration) return []
    return [{ head: earliest[activity], rest: tail[activity] - duration, work: amount * duration }]
  })
  const byRest = users.toSorted((a, b) => b.rest - a.rest)
  const heads = [...new Set(users.map(({ head }) => head))].sort((a, b) => a - b)
  let bound = 0
  for (const head of users.length > MOST_PAIRS ? heads.slice(0, 1) : heads) {
    let work = 0
    for (const user of byRest) {
      if (user.head < head) continue
      work += user.work
      bound = Math.max(bound, head + Math.ceil(work / capacity) + user.rest)
    }
  }
  return bound
}
