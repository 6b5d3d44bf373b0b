import type { LoadedTask } from '#engines/scheduling/resource_load'
import type { Placed } from './outline.js'

/** A task as the load of its resources is counted; nothing for a summary, or one without dates. */
export function loadedTask({ task, kind }: Placed): LoadedTask[] {
  const { id, earlyStart, earlyFinish, calendarId, actualStart, actualFinish, remaining } = task
  if (kind === 'summary' || earlyStart === null || earlyFinish === null) return []
  const isOpen = actualFinish === null
  const left = isOpen && actualStart !== null ? (remaining ?? task.duration) : null
  return [{ id, start: earlyStart, finish: earlyFinish, calendarId, isOpen, left }]
}
