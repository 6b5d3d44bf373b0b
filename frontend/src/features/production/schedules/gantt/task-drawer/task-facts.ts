import { parseDuration } from '@binaa/backend/durations'
import { formatPredecessors, parsePredecessors } from '@binaa/backend/predecessors'
import { durationText, unitsIn } from '../../plan/units'
import type { Change, ScheduleAnswer, ScheduleTask, TaskFields } from '../../plan/types'

/** A task as the form has it: durations and predecessors as text. */
export interface TaskForm extends Omit<TaskFields, 'duration' | 'remaining'> {
  duration: string
  remaining: string | null
  predecessors: string
  resources: { resourceId: number; units: string }[]
}

export function formOf(schedule: ScheduleAnswer, task: ScheduleTask, language: string): TaskForm {
  const units = unitsIn(schedule, task)
  const codes = new Map(schedule.tasks.map(({ id, code }) => [id, code]))
  const links = schedule.links
    .filter(({ toId }) => toId === task.id)
    .map(({ fromId, type, lag }) => ({ code: codes.get(fromId) ?? '', type, lag }))
  return {
    ...task,
    duration: durationText(task.duration, units, language),
    remaining: task.remaining === null ? null : durationText(task.remaining, units, language),
    predecessors: formatPredecessors(links, units),
    resources: schedule.assignments
      .filter(({ taskId }) => taskId === task.id)
      .map(({ resourceId, units: count }) => ({ resourceId, units: count })),
  }
}

const PLAIN = [
  'code',
  'name',
  'nameAr',
  'kind',
  'calendarId',
  'constraintKind',
  'constraintAt',
  'deadline',
  'pinnedStart',
  'actualStart',
  'actualFinish',
  'percentComplete',
  'assigneeId',
  'color',
  'note',
] as const

/** What a filled form changes; texts that cannot be read name their field. */
export function changesOf(
  schedule: ScheduleAnswer,
  task: ScheduleTask,
  form: TaskForm
): { changes: Change[]; unread: ('duration' | 'remaining' | 'predecessors')[] } {
  const unread: ('duration' | 'remaining' | 'predecessors')[] = []
  const units = unitsIn(schedule, form)
  const fields: Partial<TaskFields> = {}
  for (const name of PLAIN) {
    const value = form[name] === '' ? null : (form[name] ?? null)
    if (value !== task[name]) Object.assign(fields, { [name]: value })
  }
  const duration = parseDuration(form.duration ?? '', units)
  if (duration === null) unread.push('duration')
  else if (duration !== task.duration) fields.duration = duration
  const remaining = form.remaining ? parseDuration(form.remaining, units) : null
  if (form.remaining && remaining === null) unread.push('remaining')
  else if (remaining !== task.remaining) fields.remaining = remaining

  const linked = linkChanges(schedule, task, form.predecessors ?? '')
  if (!linked) unread.push('predecessors')
  const changes: Change[] = Object.keys(fields).length
    ? [{ op: 'update', id: task.id, fields }]
    : []
  return {
    changes: [
      ...changes,
      ...(linked ?? []),
      ...assignmentChanges(schedule, task, form.resources ?? []),
    ],
    unread,
  }
}

/** @returns null where a part is no predecessor, or names no task */
function linkChanges(schedule: ScheduleAnswer, task: ScheduleTask, text: string): Change[] | null {
  const ids = new Map(schedule.tasks.map(({ id, code }) => [code, id]))
  const units = unitsIn(schedule, task)
  const { links, unread } = parsePredecessors(text, units, (code) => ids.has(code))
  if (unread.length || links.some(({ code }) => !ids.has(code))) return null
  const wanted = new Map(links.map(({ code, type, lag }) => [ids.get(code)!, { type, lag }]))
  const present = new Map(
    schedule.links.filter(({ toId }) => toId === task.id).map((link) => [link.fromId, link])
  )
  const changes: Change[] = []
  for (const fromId of present.keys())
    if (!wanted.has(fromId)) changes.push({ op: 'unlink', fromId, toId: task.id })
  for (const [fromId, link] of wanted) {
    const other = present.get(fromId)
    if (other?.type !== link.type || other.lag !== link.lag)
      changes.push({ op: 'link', fromId, toId: task.id, ...link })
  }
  return changes
}

function assignmentChanges(
  { assignments }: ScheduleAnswer,
  { id: taskId }: ScheduleTask,
  rows: TaskForm['resources']
): Change[] {
  const wanted = new Map(
    rows.flatMap((row) => (row?.resourceId ? [[row.resourceId, row.units || '1'] as const] : []))
  )
  const present = new Map(
    assignments
      .filter((one) => one.taskId === taskId)
      .map(({ resourceId, units }) => [resourceId, units])
  )
  const changes: Change[] = []
  for (const resourceId of present.keys())
    if (!wanted.has(resourceId)) changes.push({ op: 'unassign', taskId, resourceId })
  for (const [resourceId, units] of wanted)
    if (present.get(resourceId) !== units) changes.push({ op: 'assign', taskId, resourceId, units })
  return changes
}
