import { parseDuration } from '@binaa/backend/durations'
import type { ScheduleTask, TaskFields } from '../../plan/types'
import { durationText } from '../../plan/units'
import { updateOf, type CellContext, type GridColumn, type GridRow, type Parsed } from './column'
import { momentText, parseMomentText } from './moment-text'

export const isSummary = ({ task }: GridRow) => task.kind === 'summary'
const isMilestone = ({ kind }: ScheduleTask) =>
  kind === 'start_milestone' || kind === 'finish_milestone'

function calendarOf({ task }: GridRow, { workCalendars, calendarId }: CellContext) {
  return workCalendars.get(task.calendarId ?? calendarId)!
}

/** A day on screen; its hour is in the tooltip. */
export function Day({ moment, context }: { moment: string | null; context: CellContext }) {
  if (!moment) return null
  return (
    <time dateTime={moment} title={momentText(moment)}>
      {context.formats.day(moment.slice(0, 10))}
    </time>
  )
}

type FieldsOf = (moment: string | null) => Partial<TaskFields>

type MomentField = 'deadline' | 'actualStart' | 'actualFinish' | 'constraintAt'

/** A moment that people state; emptying the cell clears it. */
function momentColumn(
  key: MomentField,
  more: Pick<GridColumn, 'optional' | 'isEditable'> & { side: 'start' | 'finish' }
): GridColumn {
  const { side, ...rest } = more
  return {
    key,
    ...rest,
    width: 132,
    dir: 'ltr',
    text: ({ task }) => momentText(task[key]),
    render: ({ task }, context) => <Day moment={task[key]} context={context} />,
    parse: (text, row, _, context) =>
      momentFields(text, row, context, side, (moment) => ({ [key]: moment })),
  }
}

function momentFields(
  text: string,
  row: GridRow,
  context: CellContext,
  side: 'start' | 'finish',
  fieldsOf: FieldsOf
): Parsed {
  if (!text.trim()) return updateOf(row, fieldsOf(null))
  const moment = parseMomentText(text, calendarOf(row, context), side)
  if (moment === null) return { problem: context.t('production.schedules.problems.no_date') }
  return updateOf(row, fieldsOf(moment))
}

/** Typing a start asks for it by a constraint, as planners expect; once work has begun it is when it did. */
const startFields =
  ({ task }: GridRow): FieldsOf =>
  (moment) => {
    if (task.actualStart !== null) return { actualStart: moment }
    return { constraintKind: moment === null ? null : 'start_no_earlier', constraintAt: moment }
  }

const finishFields =
  ({ task }: GridRow): FieldsOf =>
  (moment) => {
    if (task.actualFinish !== null) return { actualFinish: moment }
    return { constraintKind: moment === null ? null : 'finish_no_earlier', constraintAt: moment }
  }

export const DURATION: GridColumn = {
  key: 'duration',
  width: 84,
  align: 'end',
  text: ({ task }, { unitsOf, language }) =>
    task.kind === 'summary' ? '' : durationText(task.duration, unitsOf(task), language),
  isEditable: (row) => !isSummary(row) && !isMilestone(row.task),
  parse: (text, row, _, { t, unitsOf }) => {
    const duration = parseDuration(text, unitsOf(row.task))
    if (duration === null) return { problem: t('production.schedules.problems.no_duration') }
    return updateOf(row, { duration })
  },
}

export const TIME_COLUMNS: GridColumn[] = [
  DURATION,
  {
    key: 'start',
    width: 132,
    dir: 'ltr',
    text: ({ task }) => momentText(task.earlyStart),
    render: ({ task }, context) => <Day moment={task.earlyStart} context={context} />,
    isEditable: (row) => !isSummary(row),
    parse: (text, row, _, context) => momentFields(text, row, context, 'start', startFields(row)),
  },
  {
    key: 'finish',
    width: 132,
    dir: 'ltr',
    text: ({ task }) => momentText(task.earlyFinish),
    render: ({ task }, context) => <Day moment={task.earlyFinish} context={context} />,
    isEditable: (row) => !isSummary(row),
    parse: (text, row, _, context) => momentFields(text, row, context, 'finish', finishFields(row)),
  },
]

export const CONSTRAINT_AT = momentColumn('constraintAt', {
  side: 'start',
  isEditable: (row) => row.task.constraintKind !== null,
})
export const DEADLINE = momentColumn('deadline', { side: 'finish' })
export const ACTUALS: GridColumn[] = [
  momentColumn('actualStart', { side: 'start', optional: true, isEditable: (r) => !isSummary(r) }),
  momentColumn('actualFinish', {
    side: 'finish',
    optional: true,
    isEditable: (r) => !isSummary(r),
  }),
]
