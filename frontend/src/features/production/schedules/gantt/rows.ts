import { isMaterialLate } from '@binaa/backend/lateness'
import { dayOf, formatDay, MINUTES_OF_DAY, parseDay, parseMoment } from '@binaa/backend/moment'
import { calendarsOf } from '../plan/engine-plan'
import { readyDays } from '../plan/materials'
import type { Preview, ScheduleAnswer, ScheduleTask } from '../plan/types'
import { momentNow } from './chart/time'
import type { ChartContent, ChartLink, ChartTask, Layers, Span } from './chart/types'
import { canMove, canResize } from './edits/task-edits'

/** When the tasks of a baseline were to start and finish. */
export type BaselineSpans = ReadonlyMap<number, Span>

interface Shown {
  schedule: ScheduleAnswer
  /** What changes that wait would do; null when none do. */
  preview: Preview | null
  baseline: BaselineSpans | null
  layers: Layers
}

export const spanOf = (start: string | null, finish: string | null): Span | null =>
  start === null || finish === null ? null : [parseMoment(start), parseMoment(finish)]

/** The rows and lines of a schedule, with changes that wait where they would put the tasks. */
export function contentOf(shown: Shown, readRow: RowReader = rowReader()): ChartContent {
  const { schedule, preview, layers } = shown
  const { settings, links, tasks } = schedule
  const moves = new Map(preview?.moved.map((move) => [move.id, move.to]))
  const critical = new Set(tasks.filter(({ isCritical }) => isCritical).map(({ id }) => id))
  return {
    tasks: tasks.map((task) => readRow(task, moves.get(task.id), shown)),
    links: links.map(({ fromId, toId, type }): ChartLink => ({
      fromId,
      toId,
      type,
      isCritical: layers.critical && critical.has(fromId) && critical.has(toId),
    })),
    calendar: calendarsOf(schedule).get(settings.calendarId) ?? null,
    dataDate: settings.dataDate === null ? null : parseMoment(settings.dataDate),
    now: momentNow(),
    layers,
  }
}

type Move = Preview['moved'][number]['to'] | undefined
export type RowReader = (task: ScheduleTask, moved: Move, shown: Shown) => ChartTask

/** Remembers rows: a task that has not changed keeps its row, and is not drawn again. */
export function rowReader(): RowReader {
  let known = new WeakMap<ScheduleTask, { moved: Move; row: ChartTask }>()
  let last: Shown | null = null
  return (task, moved, shown) => {
    if (
      last?.baseline !== shown.baseline ||
      last?.layers !== shown.layers ||
      last.schedule.materials !== shown.schedule.materials
    ) {
      known = new WeakMap()
      last = shown
    }
    const found = known.get(task)
    if (found && String(found.moved) === String(moved)) return found.row
    const row = rowOf(task, moved, shown)
    known.set(task, { moved, row })
    return row
  }
}

function rowOf(task: ScheduleTask, moved: Move, { schedule, baseline, layers }: Shown): ChartTask {
  const now = spanOf(task.earlyStart, task.earlyFinish)
  const span = moved ? spanOf(...moved) : now
  const deadline = task.deadline === null ? null : parseMoment(task.deadline)
  const { calendarId, totalFloat, lateFinish } = task
  const isOwn = calendarId !== null && calendarId !== schedule.settings.calendarId
  const startsOn = span && formatDay(dayOf(span[0]))
  const readyOn = readyDays(schedule).get(task.id)
  const waits = isMaterialLate({ ...task, earlyStart: startsOn }, readyOn)
  const hasSlack = !moved && totalFloat !== null && totalFloat > 0 && task.kind !== 'summary'
  return {
    id: task.id,
    parentId: task.parentId,
    kind: task.kind,
    span,
    progress: task.percentComplete / 100,
    isCritical: layers.critical && task.isCritical,
    color: task.color,
    canMove: schedule.can.update === true && canMove(task),
    canResize: schedule.can.update === true && canResize(task),
    marks: {
      baseline: baseline?.get(task.id) ?? null,
      slackUntil: hasSlack && lateFinish !== null ? parseMoment(lateFinish) : null,
      deadline,
      isPastDeadline: deadline !== null && span !== null && span[1] > deadline,
      pinnedAt: task.pinnedStart === null ? null : parseMoment(task.pinnedStart),
      materialAt: waits ? parseDay(readyOn!) * MINUTES_OF_DAY : null,
      was: moved ? now : null,
      calendar: isOwn ? (calendarsOf(schedule).get(calendarId) ?? null) : null,
    },
  }
}
