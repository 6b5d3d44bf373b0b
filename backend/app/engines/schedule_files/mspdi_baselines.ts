import { dayOf, type Moment } from '#engines/scheduling/moment'
import { WorkCalendar } from '#engines/scheduling/work_calendar'
import type { Leftovers } from './leftovers.js'
import { elements, mspdiMoment } from './mspdi_elements.js'
import { durationOf, formatDuration, momentOf, numberOf } from './mspdi_values.js'
import type { FileBaseline, FileBaselineTask, FileTask, ScheduleFile } from './schedule_file.js'
import { childrenOf, textOf, type Record } from './xml_records.js'

/** Project keeps a baseline and ten more. */
export const MOST_BASELINES = 11
/** Amounts are hundredths. */
const HUNDREDTHS = 100
const DAYS = 7
/** No amount of money beyond this is one. */
const MOST_COST = 1e13

/**
 * The baselines of a file by their numbers. What of them cannot be kept, such as a twelfth one, is
 * counted by the names of its tasks.
 * @throws ScheduleFileError broken_date
 */
export function readMspdiBaselines(
  records: readonly Record[],
  tasks: readonly FileTask[],
  leftovers: Leftovers
): FileBaseline[] {
  const byKey = new Map(tasks.map((task) => [task.key, task]))
  const baselines = new Map<number, FileBaseline>()
  for (const record of records) {
    const task = byKey.get(textOf(record, 'UID'))
    if (!task) continue
    const seen = new Set<number>()
    for (const written of childrenOf(record, 'Baseline')) {
      const number = numberOf(written, 'Number')
      const planned = baselineTask(written, task.key)
      // a task that was added later has an empty one
      if (planned === 'empty') continue
      if (planned === null || !isBaseline(number) || seen.has(number)) {
        leftovers.add('baselines', task.name)
        continue
      }
      seen.add(number)
      const baseline = baselines.get(number) ?? { number, tasks: [] }
      baselines.set(number, baseline)
      baseline.tasks.push(planned)
    }
  }
  return [...baselines.values()].sort((a, b) => a.number - b.number)
}

const isBaseline = (number: number | null): number is number =>
  number !== null && Number.isInteger(number) && number >= 0 && number < MOST_BASELINES

/** @returns null for one that ends before it starts, or lacks one of the two */
function baselineTask(written: Record, task: string): FileBaselineTask | 'empty' | null {
  const start = momentOf(written, 'Start')
  const finish = momentOf(written, 'Finish')
  const isUndated = start === null && finish === null
  if (isUndated && !numberOf(written, 'Cost') && !durationOf(written, 'Work')) return 'empty'
  if (start === null || finish === null || finish < start) return null
  const cost = numberOf(written, 'Cost')
  const isCost = cost !== null && Math.abs(cost) <= MOST_COST
  return {
    ...{ task, start, finish },
    duration: minutesOf(written, 'Duration'),
    work: minutesOf(written, 'Work'),
    cost: isCost ? cost / HUNDREDTHS : null,
  }
}

/** What no schedule here may take is not kept. */
function minutesOf(written: Record, name: string): number | null {
  const minutes = durationOf(written, name)
  return minutes !== null && minutes >= 0 && minutes <= 2_000_000_000 ? minutes : null
}

/** The baselines of each task as elements, by its key. */
export function baselineElements(file: ScheduleFile): ReadonlyMap<string, string> {
  const { baselines = [], tasks } = file
  const written = new Map<string, string>()
  if (!baselines.length) return written
  const between = counter(file)
  const byKey = new Map(tasks.map((task) => [task.key, task]))
  for (const { number, tasks: planned } of baselines)
    for (const { task: key, start, finish, duration, work, cost } of planned) {
      const task = byKey.get(key)
      if (!task) continue
      const element = elements([
        ['Number', number],
        ['Start', mspdiMoment(start)],
        ['Finish', mspdiMoment(finish)],
        ['Duration', formatDuration(duration ?? between(task, start, finish))],
        ['DurationFormat', DAYS],
        ['Work', work === null ? null : formatDuration(work)],
        ['Cost', cost === null ? null : Math.round(cost * HUNDREDTHS * 10) / 10],
      ])
      written.set(key, `${written.get(key) ?? ''}<Baseline>${element}</Baseline>`)
    }
  return written
}

/** Working minutes from one moment to another, in the calendar of a task. */
function counter({ calendars, project }: ScheduleFile) {
  const around = dayOf(project.start)
  const laidOut = new Map<string, WorkCalendar>()
  return ({ calendar }: FileTask, start: Moment, finish: Moment): number => {
    const key = calendar ?? project.calendar
    const found =
      laidOut.get(key) ??
      new WorkCalendar((calendars.find((of) => of.key === key) ?? calendars[0]!).rules, around)
    laidOut.set(key, found)
    return Math.max(0, found.between(start, finish))
  }
}
