import type { PlanTask, TaskDates } from './network.js'

/**
 * Adds the dates of summaries: from the first of their children to the last, as short of float as the
 * shortest. A summary without children has none.
 * @param summaries each before the one it belongs to
 */
export function summarize(
  summaries: readonly { task: PlanTask; children: readonly PlanTask[] }[],
  dates: Map<number, TaskDates>
): void {
  for (const { task, children } of summaries) {
    const parts = children.flatMap(({ id }) => dates.get(id) ?? [])
    if (!parts.length) continue
    const least = (of: (part: TaskDates) => number) =>
      parts.reduce((smallest, part) => Math.min(smallest, of(part)), Infinity)
    const most = (of: (part: TaskDates) => number) =>
      parts.reduce((largest, part) => Math.max(largest, of(part)), -Infinity)
    dates.set(task.id, {
      earlyStart: least((part) => part.earlyStart),
      earlyFinish: most((part) => part.earlyFinish),
      lateStart: least((part) => part.lateStart),
      lateFinish: most((part) => part.lateFinish),
      totalFloat: least((part) => part.totalFloat),
      freeFloat: least((part) => part.freeFloat),
      isCritical: parts.some((part) => part.isCritical),
      drivenBy: null,
    })
  }
}
