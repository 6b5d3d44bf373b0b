import { SCHEDULE_FILE } from '#engines/limits/reading'
import { parseDuration } from '#engines/scheduling/duration_text'
import { dayOf, type Moment } from '#engines/scheduling/moment'
import { WorkCalendar } from '#engines/scheduling/work_calendar'
import type { TableRow } from '#engines/spreadsheet/table_row'
import { checkFile } from './check_file.js'
import { ScheduleFileError } from './errors.js'
import { Leftovers, type LeftoverKind } from './leftovers.js'
import { columnsOf, PROGRESS_COLUMNS, type RowColumn } from './rows_columns.js'
import { linksOfRows } from './rows_links.js'
import { outlineOfRows } from './rows_outline.js'
import {
  writtenMoment,
  writtenPercent,
  writtenResources,
  type WrittenMoment,
} from './rows_values.js'
import type { FileCalendar, FileTask, ScheduleFile } from './schedule_file.js'
import type { RowDefaults, ScheduleRow } from './schedule_row.js'

const MOST_HEADER = 20

/**
 * Reads a schedule from the rows of a table. A row whose WBS code begins those of others is their
 * summary; a start counts where nothing comes before the task.
 * @throws ScheduleFileError
 */
export function readRows(
  table: readonly TableRow[],
  format: 'csv' | 'xlsx',
  defaults: RowDefaults
): ScheduleFile {
  const leftovers = new Leftovers()
  const { columns, body } = headOf(table)
  const rows = scheduleRows(body, columns, defaults.calendar, leftovers)
  if (!rows.length) throw new ScheduleFileError('no_tasks')
  if (rows.length > SCHEDULE_FILE.tasks)
    throw new ScheduleFileError('too_many_tasks', String(rows.length))
  const calendar = new WorkCalendar(defaults.calendar.rules, dayOf(defaults.start))
  const starts = rows.flatMap(({ start }) => (start ? [atStart(start, calendar)] : []))
  const start = starts.length ? Math.min(...starts) : defaults.start
  const tasks = outlineOfRows(rows)
  const links = linksOfRows(rows, tasks, defaults.calendar, leftovers)
  const followers = new Set(links.map(({ to }) => to))
  rows.forEach((row, index) => placeTask(tasks[index]!, row, calendar, start, followers))
  return checkFile({
    format,
    project: projectOf(defaults, start),
    calendars: [defaults.calendar],
    tasks,
    links,
    ...resourcesOf(rows, tasks),
    leftovers: leftovers.list(),
    progress: PROGRESS_COLUMNS.filter((column) => columns.has(column)),
  })
}

const projectOf = (
  { name, calendar, dataDate }: RowDefaults,
  start: Moment
): ScheduleFile['project'] => ({
  name,
  calendar: calendar.key,
  start,
  dataDate,
  mustFinish: null,
  lagCalendar: 'predecessor',
  outOfSequence: 'retained_logic',
  critical: 'float',
  criticalFloat: 0,
})

function resourcesOf(
  rows: readonly ScheduleRow[],
  tasks: readonly FileTask[]
): Pick<ScheduleFile, 'resources' | 'assignments'> {
  const assignments = rows.flatMap(({ resource }, index) =>
    writtenResources(resource).map(({ name, units }) => ({
      task: tasks[index]!.key,
      resource: name,
      units,
    }))
  )
  const names = new Set(assignments.map(({ resource }) => resource))
  const resources = [...names].map((name) => ({
    key: name,
    code: name.slice(0, 40),
    name,
    kind: 'crew' as const,
  }))
  return { resources, assignments }
}

/** Dates of a task; a start that nothing before it decides becomes the earliest start. */
function placeTask(
  task: FileTask,
  row: ScheduleRow,
  calendar: WorkCalendar,
  first: Moment,
  followers: ReadonlySet<string>
) {
  if (task.kind === 'summary') return
  const { start, finish, actualStart, actualFinish, percent, remaining } = row
  const earlyStart = start && atStart(start, calendar)
  const earlyFinish = finish && atFinish(finish, calendar)
  task.actualFinish = actualFinish && atFinish(actualFinish, calendar)
  task.actualStart = actualStart ? atStart(actualStart, calendar) : null
  task.percent = task.actualFinish === null ? (percent ?? 0) : 100
  const isBegun = task.actualStart !== null && task.actualFinish === null
  task.remaining = isBegun ? (remaining ?? leftOf(task)) : null
  task.dates = { earlyStart, earlyFinish, lateFinish: null, totalFloat: null }
  if (task.actualStart !== null) return
  if (earlyStart !== null && earlyStart > first && !followers.has(task.key))
    task.constraint = { kind: 'start_no_earlier', at: earlyStart }
}

/** What a share of the duration leaves. */
const leftOf = ({ duration, percent }: FileTask) => Math.round(duration * (1 - percent / 100))

const atStart = ({ at, isDay }: WrittenMoment, calendar: WorkCalendar) =>
  isDay ? calendar.startFrom(at) : at

const atFinish = ({ at, isDay }: WrittenMoment, calendar: WorkCalendar) =>
  isDay ? calendar.at(calendar.worked(at + 1440), 'finish') : at

/** @throws ScheduleFileError no_columns */
function headOf(table: readonly TableRow[]) {
  const head = table.slice(0, MOST_HEADER).findIndex(({ cells }) => columnsOf(cells))
  if (head < 0) throw new ScheduleFileError('no_columns')
  return { columns: columnsOf(table[head]!.cells)!, body: table.slice(head + 1) }
}

function scheduleRows(
  body: readonly TableRow[],
  columns: ReadonlyMap<RowColumn, number>,
  { minutesPerDay, rules }: FileCalendar,
  leftovers: Leftovers
): ScheduleRow[] {
  const workdays = rules.week.filter((hours) => hours.length).length
  const units = { day: minutesPerDay, week: minutesPerDay * workdays }
  return body.flatMap(({ cells, number }): ScheduleRow[] => {
    const cell = (column: RowColumn) => cells[columns.get(column) ?? -1] ?? ''
    const name = cell('name')
    if (!name) return []
    const read = <Value>(column: RowColumn, of: (text: string) => Value, unread: LeftoverKind) => {
      const text = cell(column)
      const value = text ? of(text) : null
      if (text && value === null) leftovers.add(unread, name)
      return value
    }
    const span = (column: RowColumn) =>
      read(column, (text) => parseDuration(text.replace(/\?$/, ''), units), 'unread_durations')
    const date = (column: RowColumn) => read(column, writtenMoment, 'unread_dates')
    const texts = {
      wbs: cell('wbs'),
      code: cell('code'),
      predecessors: cell('predecessors'),
      resource: cell('resource'),
    }
    return [
      {
        ...texts,
        ...{ number, name },
        ...{ duration: span('duration'), remaining: span('remaining') },
        ...{ start: date('start'), finish: date('finish') },
        ...{ actualStart: date('actualStart'), actualFinish: date('actualFinish') },
        percent: read('percent', writtenPercent, 'unread_percents'),
      },
    ]
  })
}
