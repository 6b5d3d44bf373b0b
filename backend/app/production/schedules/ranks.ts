import type { Task } from '#production/tasks/task'

/** Room left between siblings, so that most moves change one row. */
const GAP = 1024

/**
 * A rank behind `after` and before the next sibling, or before all of them when `after` is null; all are given
 * new ranks where there is no room.
 * @param siblings in their order
 */
export function rankAfter(siblings: Task[], after: Task | null): number {
  const index = after ? siblings.indexOf(after) : -1
  const next = siblings[index + 1]
  if (!next) return (after?.position ?? 0) + GAP
  const low = after?.position ?? next.position - 2 * GAP
  const middle = Math.floor((low + next.position) / 2)
  if (middle > low && middle < next.position) return middle
  siblings.forEach((sibling, rank) => (sibling.position = (rank + 1) * GAP))
  return (index + 1) * GAP + GAP / 2
}
