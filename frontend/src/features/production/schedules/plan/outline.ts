import type { ScheduleTask } from './types'

/** Depth in the outline, 1 for the outermost. */
export const levelOf = ({ wbs }: Pick<ScheduleTask, 'wbs'>): number => wbs.split('.').length

/** The index behind the last task below the one at `index`. */
export function endOfBranch(tasks: readonly ScheduleTask[], index: number): number {
  const inside = new Set([tasks[index]!.id])
  let end = index + 1
  while (end < tasks.length && inside.has(tasks[end]!.parentId ?? NaN)) {
    inside.add(tasks[end]!.id)
    end += 1
  }
  return end
}

/** The task and all above it, from the outermost. */
export function pathTo(byId: ReadonlyMap<number, ScheduleTask>, id: number): ScheduleTask[] {
  const path: ScheduleTask[] = []
  for (let task = byId.get(id); task; task = byId.get(task.parentId ?? NaN)) path.unshift(task)
  return path
}

/** The sibling before a task, null for the first. */
export function siblingBefore(tasks: readonly ScheduleTask[], index: number): ScheduleTask | null {
  const { parentId } = tasks[index]!
  for (let at = index - 1; at >= 0 && tasks[at]!.id !== parentId; at -= 1)
    if (tasks[at]!.parentId === parentId) return tasks[at]!
  return null
}

/** The sibling after a task, null for the last. */
export function siblingAfter(tasks: readonly ScheduleTask[], index: number): ScheduleTask | null {
  const next = tasks[endOfBranch(tasks, index)]
  return next && next.parentId === tasks[index]!.parentId ? next : null
}

/**
 * Numbers the outline. What has children is a summary, whatever it was before; a summary without any is
 * a task. Tasks that stay as they are keep their identity.
 */
export function numbered(tasks: readonly ScheduleTask[]): ScheduleTask[] {
  const parents = new Set(tasks.map(({ parentId }) => parentId))
  const counts = new Map<number | null, number>()
  const numbers = new Map<number, string>()
  return tasks.map((task) => {
    const { id, parentId } = task
    const count = (counts.get(parentId) ?? 0) + 1
    counts.set(parentId, count)
    const above = parentId === null ? '' : `${numbers.get(parentId)}.`
    const wbs = above + count
    numbers.set(id, wbs)
    const own = task.kind === 'summary' ? 'task' : task.kind
    const kind = parents.has(id) ? 'summary' : own
    return task.wbs === wbs && task.kind === kind ? task : { ...task, wbs, kind }
  })
}
