import { CELL_FORMATTERS } from '#engines/csv/csv_line'
import { formatDuration } from '#engines/scheduling/duration_text'
import { formatMoment, type Moment } from '#engines/scheduling/moment'
import { formatPredecessors } from '#engines/scheduling/predecessors_text'
import { rowTitles } from './rows_columns.js'
import { formatResources } from './rows_values.js'
import type { FileTask, ScheduleFile } from './schedule_file.js'

/** The rows of a table of a schedule, its header first; `readRows` reads them again. */
export function scheduleTable(file: ScheduleFile, language: 'en' | 'ar' = 'en'): string[][] {
  const header = rowTitles(language)
  const codes = new Map(file.tasks.map(({ key, code }) => [key, code]))
  const before = Map.groupBy(file.links, ({ to }) => to)
  const units = Map.groupBy(file.assignments, ({ task }) => task)
  const names = new Map(file.resources.map(({ key, name }) => [key, name]))
  const numbers = wbsNumbers(file)
  const ofProject = file.calendars.find(({ key }) => key === file.project.calendar)!
  const workdays = ofProject.rules.week.filter((hours) => hours.length).length
  const work = { day: ofProject.minutesPerDay, week: ofProject.minutesPerDay * workdays }
  const rows = file.tasks.map((task) => {
    const links = (before.get(task.key) ?? []).map((link) => ({
      ...link,
      code: codes.get(link.from)!,
    }))
    const assigned = (units.get(task.key) ?? []).map((of) => ({
      ...of,
      name: names.get(of.resource)!,
    }))
    const start = task.actualStart ?? task.dates?.earlyStart ?? null
    const finish = task.actualFinish ?? task.dates?.earlyFinish ?? null
    const isSummary = task.kind === 'summary'
    const duration = isSummary ? '' : formatDuration(task.duration, work, language)
    return [
      numbers.get(task.key)!,
      task.code,
      task.name,
      duration,
      formatPredecessors(links, work),
      shown(start),
      shown(finish),
      formatResources(assigned),
      ...progressCells(task, (minutes) => formatDuration(minutes, work, language)),
    ]
  })
  return [header, ...rows]
}

function progressCells(
  { kind, percent, actualStart, actualFinish, remaining }: FileTask,
  span: (minutes: number) => string
): string[] {
  return [
    kind === 'summary' ? '' : `${percent}%`,
    shown(actualStart),
    shown(actualFinish),
    remaining === null ? '' : span(remaining),
  ]
}

const shown = (moment: Moment | null) =>
  moment === null ? '' : formatMoment(moment).replace('T', ' ')

/** `1`, `1.1`, `1.2`, `2` by the place in the outline. */
export function wbsNumbers({ tasks }: ScheduleFile): ReadonlyMap<string, string> {
  const counts = new Map<string | null, number>()
  const numbers = new Map<string, string>()
  for (const { key, parent } of tasks) {
    const number = (counts.get(parent) ?? 0) + 1
    counts.set(parent, number)
    numbers.set(key, parent === null ? String(number) : `${numbers.get(parent)}.${number}`)
  }
  return numbers
}

/** The same as CSV for spreadsheets, which take no text of it for a formula. */
export const scheduleCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((cells) => cells.map(CELL_FORMATTERS.string).join(',')).join('\r\n')}\r\n`
