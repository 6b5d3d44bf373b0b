import type { Placed } from '#production/tasks/outline'
import type { Task, TaskLink } from '#production/tasks/task'

/** A person has placed it, by hand or by a date that it must have. */
const isPlaced = ({ pinnedStart, constraintKind: kind }: Task) =>
  pinnedStart !== null || kind === 'must_start' || kind === 'must_finish'

/**
 * The tasks that levelling leaves where the plan has them: those that are under way, and those that a person
 * has placed. Where what is left of begun work waits for its predecessors, these stay as well: moving them
 * would move it.
 */
export function stayingTasks(
  outline: readonly Placed[],
  links: readonly TaskLink[],
  retainsLogic: boolean
): Set<number> {
  const staying = new Set<number>()
  const begun: number[] = []
  for (const { task } of outline) {
    if (task.actualFinish !== null) continue
    if (task.actualStart !== null) begun.push(task.id)
    if (task.actualStart !== null || isPlaced(task)) staying.add(task.id)
  }
  if (!retainsLogic) return staying
  const arriving = Map.groupBy(links, ({ toId }) => toId)
  const byId = new Map(outline.map((placed) => [placed.task.id, placed]))
  for (let id = begun.pop(); id !== undefined; id = begun.pop())
    for (const { fromId } of arriving.get(id) ?? []) {
      const from = byId.get(fromId)
      if (!from || from.kind === 'summary' || from.task.actualFinish !== null) continue
      if (staying.has(fromId)) continue
      staying.add(fromId)
      begun.push(fromId)
    }
  return staying
}

/** It goes as late as what follows it lets it: where it lies now says nothing of where that may begin. */
export const floats = ({ constraintKind: kind, actualStart, pinnedStart }: Task) =>
  kind === 'as_late_as_possible' && actualStart === null && pinnedStart === null
