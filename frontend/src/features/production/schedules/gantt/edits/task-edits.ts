import { formatMoment, parseMoment } from '@binaa/backend/moment'
import type { WorkCalendar } from '@binaa/backend/work-calendar'
import type { Dragged } from '../chart/types'
import type { ScheduleTask, TaskFields } from '../../plan/types'

export type TaskEdit = Partial<TaskFields>

const isSummary = ({ kind }: ScheduleTask) => kind === 'summary' || kind === 'level_of_effort'

/** What has begun stays where it began; summaries and spanning tasks follow others. */
export const canMove = (task: ScheduleTask) =>
  !isSummary(task) && task.earlyStart !== null && task.actualStart === null

export const canResize = (task: ScheduleTask) =>
  task.kind === 'task' && task.earlyStart !== null && task.actualFinish === null

/**
 * What a drag states of a task. Moving it means that it starts no earlier than there, as in other
 * planning tools; a pinned task is pinned there. Its end sets the duration in its own calendar.
 * @returns null when nothing changes
 */
export function editOf(
  task: ScheduleTask,
  { mode, span: [start, finish], edge, progress }: Dragged,
  calendar: WorkCalendar,
  step: number
): TaskEdit | null {
  if (mode === 'progress') return progressEdit(task, progress)
  const [from, to] = [parseMoment(task.earlyStart!), parseMoment(task.earlyFinish!)]
  if (mode === 'move') return moveEdit(task, calendar, from + snapped(start - from, step))
  if (edge === 'start') {
    const begin = calendar.startFrom(from + snapped(start - from, step))
    const duration = calendar.between(begin, to)
    if (begin === from || duration <= 0) return null
    return { ...placedAt(task, formatMoment(begin)), duration }
  }
  return lengthEdit(task, calendar, to + snapped(finish - to, step))
}

/** The same from the keyboard, by whole steps. */
export function stepEdit(
  task: ScheduleTask,
  mode: 'move' | 'resize',
  minutes: number,
  calendar: WorkCalendar
): TaskEdit | null {
  const [from, to] = [parseMoment(task.earlyStart!), parseMoment(task.earlyFinish!)]
  if (mode === 'resize') return canResize(task) ? lengthEdit(task, calendar, to + minutes) : null
  if (!canMove(task)) return null
  // over a weekend a step of a day would end where it began
  for (let far = minutes; Math.abs(far) < 40 * Math.abs(minutes); far += minutes) {
    const edit = moveEdit(task, calendar, from + far)
    if (edit) return edit
  }
  return null
}

const snapped = (minutes: number, step: number) => Math.round(minutes / step) * step

function moveEdit(task: ScheduleTask, calendar: WorkCalendar, to: number): TaskEdit | null {
  const from = parseMoment(task.earlyStart!)
  const begin = task.duration === 0 || to >= from ? calendar.startFrom(to) : startUpTo(calendar, to)
  return begin === from ? null : placedAt(task, formatMoment(begin))
}

/** Towards the past, a closed day gives way to the working day before it. */
function startUpTo(calendar: WorkCalendar, moment: number): number {
  const next = calendar.startFrom(moment)
  if (next === moment) return moment
  const day = calendar.startFrom(moment - (moment % 1440))
  if (day <= moment) return day
  const last = calendar.at(calendar.worked(moment) - 1, 'start')
  return calendar.startFrom(last - (last % 1440))
}

function placedAt(task: ScheduleTask, at: string): TaskEdit {
  return task.pinnedStart === null
    ? { constraintKind: 'start_no_earlier', constraintAt: at }
    : { pinnedStart: at }
}

function lengthEdit(task: ScheduleTask, calendar: WorkCalendar, to: number): TaskEdit | null {
  const start = parseMoment(task.earlyStart!)
  const length = calendar.between(start, to)
  const now = calendar.between(start, parseMoment(task.earlyFinish!))
  if (length <= 0 || length === now) return null
  // of what has begun only the rest can change
  if (task.actualStart === null) return { duration: length }
  const rest = (task.remaining ?? task.duration) + length - now
  return rest > 0 ? { remaining: rest } : null
}

function progressEdit(task: ScheduleTask, progress: number): TaskEdit | null {
  const percentComplete = Math.round(Math.min(1, Math.max(0, progress)) * 100)
  return percentComplete === task.percentComplete ? null : { percentComplete }
}
