import type { TaskKind } from '#engines/scheduling/network'
import { ProgressSum } from './progress_sum.js'
import type { Task } from './task.js'

/** A task where it stands: in outline order, with its number by levels. */
export interface Placed {
  task: Task
  /** `1.2.3` */
  wbs: string
  level: number
  kind: TaskKind
}

/** The children of each parent in their order; removed tasks are left out. */
export function childrenOf(tasks: Iterable<Task>): Map<number | null, Task[]> {
  const children = new Map<number | null, Task[]>()
  for (const task of tasks) {
    if (task.removedIn !== null) continue
    const siblings = children.get(task.parentId)
    if (siblings) siblings.push(task)
    else children.set(task.parentId, [task])
  }
  for (const siblings of children.values())
    siblings.sort((a, b) => a.position - b.position || a.id - b.id)
  return children
}

/**
 * The tasks as a planner reads them, parents before their children. What has children is a summary,
 * whatever it was before; a summary without any is a task.
 */
export function outlineOf(tasks: Iterable<Task>): Placed[] {
  const children = childrenOf(tasks)
  const placed: Placed[] = []
  const walk = (parentId: number | null, prefix: string, level: number) => {
    children.get(parentId)?.forEach((task, index) => {
      const wbs = `${prefix}${index + 1}`
      placed.push({ task, wbs, level, kind: kindOf(task, children.has(task.id)) })
      walk(task.id, `${wbs}.`, level + 1)
    })
  }
  walk(null, '', 1)
  return placed
}

function kindOf({ kind }: Task, hasChildren: boolean): TaskKind {
  if (hasChildren) return 'summary'
  return kind === 'summary' ? 'task' : kind
}

/**
 * How far summaries are, in hundredths of a percent, by the shares of their tasks.
 * @param outline parents before their children
 */
export function summaryProgress(outline: readonly Placed[]): Map<number, number> {
  const sums = new Map<number, ProgressSum>()
  for (const { task, kind } of outline.toReversed()) {
    if (task.parentId === null) continue
    const above = sums.get(task.parentId) ?? new ProgressSum()
    sums.set(task.parentId, above)
    if (kind === 'summary') above.join(sums.get(task.id) ?? new ProgressSum())
    else above.add(task)
  }
  return new Map([...sums].map(([id, sum]) => [id, sum.percentE2 ?? 0]))
}

/** The progress of all work in hundredths of a percent, as summaries have it; null without any. */
export function planProgress(outline: readonly Placed[]): number | null {
  const sum = new ProgressSum()
  for (const { task, kind } of outline) if (kind !== 'summary') sum.add(task)
  return sum.percentE2
}
