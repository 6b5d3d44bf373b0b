import { SchedulingError } from './errors.js'

/** Anything that leads from one task to another. */
interface Arrow {
  from: number
  to: number
}

/**
 * Tasks in an order in which each comes after its predecessors; O(tasks + links).
 * @throws SchedulingError CYCLE with the path of one cycle
 */
export function taskOrder(ids: readonly number[], links: readonly Arrow[]): number[] {
  const waiting = new Map(ids.map((id) => [id, 0]))
  const next = new Map<number, number[]>(ids.map((id) => [id, []]))
  for (const { from, to } of links) {
    waiting.set(to, waiting.get(to)! + 1)
    next.get(from)!.push(to)
  }
  const order = ids.filter((id) => !waiting.get(id))
  for (let at = 0; at < order.length; at++)
    for (const id of next.get(order[at]!)!) {
      const left = waiting.get(id)! - 1
      waiting.set(id, left)
      if (!left) order.push(id)
    }
  if (order.length < ids.length) throw new SchedulingError('CYCLE', cycleAmong(waiting, next))
  return order
}

/** What waits on for ever is in a cycle or behind one: walking back through it comes round. */
function cycleAmong(waiting: Map<number, number>, next: Map<number, number[]>): number[] {
  const before = new Map<number, number>()
  for (const [id, followers] of next)
    if (waiting.get(id)) for (const follower of followers) before.set(follower, id)
  const seen = new Set<number>()
  let id = [...waiting].find(([, left]) => left)![0]
  while (!seen.has(id)) {
    seen.add(id)
    id = before.get(id)!
  }
  const path = [id]
  for (let at = before.get(id)!; at !== id; at = before.get(at)!) path.unshift(at)
  return [id, ...path]
}
