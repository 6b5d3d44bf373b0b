import type { Moment } from '#engines/scheduling/moment'
import type { ConstraintKind } from '#engines/scheduling/network'
import type { Leftovers } from './leftovers.js'
import type { FileLink, FileProject, FileTask } from './schedule_file.js'

/**
 * Project lets a dated task lie before the start of the project; a schedule here begins with its first
 * task. The start becomes the earliest of them, and what has no other reason to wait keeps waiting for
 * the start that was.
 */
export function allowEarlyStarts(
  project: FileProject,
  tasks: FileTask[],
  links: readonly FileLink[],
  leftovers: Leftovers
): void {
  const earliest = Math.min(project.start, ...tasks.map((task) => datedStart(task) ?? Infinity))
  if (earliest === project.start) return
  const linked = new Set(links.map(({ to }) => to))
  for (const task of tasks) {
    const isFree = task.kind !== 'summary' && !task.constraint && datedStart(task) === null
    if (isFree && !linked.has(task.key))
      task.constraint = { kind: 'start_no_earlier', at: project.start }
  }
  leftovers.add('starts_before_project', project.name)
  project.start = earliest
}

const DATED = new Set<ConstraintKind>(['start_no_earlier', 'start_on', 'must_start'])

function datedStart({ kind, constraint, actualStart, pinnedStart }: FileTask): Moment | null {
  if (kind === 'summary') return null
  const isStart = constraint !== null && DATED.has(constraint.kind)
  return actualStart ?? pinnedStart ?? (isStart ? constraint.at : null)
}
