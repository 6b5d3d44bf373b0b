import type { Instance } from './instance.js'
import type { Slot } from './problem.js'
import { latenessOf, scoreOf, type Score } from './score.js'

/**
 * What no plan can go below: each activity as early as its predecessors allow, the finish no earlier than
 * the longest chain, nor than each resource takes for all the work that needs it.
 */
export function lowerBound(instance: Instance): Score {
  return scoreOf(
    latenessOf(instance, instance.earliest),
    Math.max(chainOf(instance), workOf(instance))
  )
}

/** The longest chain of activities, with what is released late. */
function chainOf({ earliest, tail, fixedFinish }: Instance): Slot {
  return earliest.reduce((longest, start, i) => Math.max(longest, start + tail[i]!), fixedFinish)
}

/** All work of a resource by its largest capacity; what is fixed counts as well. */
function workOf({ problem: { activities, resources } }: Instance): Slot {
  const work = resources.map(() => 0)
  for (const { duration, demands } of activities)
    for (const { resource, amount } of demands) work[resource]! += duration * amount
  return resources.reduce((longest, { capacity, exceptions = [] }, i) => {
    const most = exceptions.reduce((largest, other) => Math.max(largest, other.capacity), capacity)
    return most > 0 ? Math.max(longest, Math.ceil(work[i]! / most)) : longest
  }, 0)
}
