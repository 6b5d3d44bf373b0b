import type { Instance } from './instance.js'
import type { Random } from './random.js'
import { finishOf } from './score.js'
import type { Starts } from './problem.js'
import type { Window } from './solver.js'

/** A stretch of the plan with about so many activities, that can be placed anew. */
export function drawWindow(
  instance: Instance,
  starts: Starts,
  count: number,
  random: Random
): Window {
  const { movable, forward } = instance
  const byStart = movable.toSorted((a, b) => starts[a] - starts[b])
  const size = Math.min(count, byStart.length)
  const first = random.below(byStart.length - size + 1)
  const from = starts[byStart[first]]
  const chosen = byStart.subarray(first, first + size)
  let to = 0
  for (const activity of chosen) to = Math.max(to, starts[activity])
  if (first + size === byStart.length) to = finishOf(instance, starts)
  const free = new Uint8Array(forward.count)
  const later = new Uint8Array(forward.count)
  for (const activity of movable) {
    if (starts[activity] >= from && starts[activity] <= to) free[activity] = 1
    else if (starts[activity] > to) later[activity] = 1
  }
  return { free, later, from }
}
