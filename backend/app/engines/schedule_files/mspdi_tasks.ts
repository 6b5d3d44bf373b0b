import { ScheduleFileError } from './errors.js'
import type { Leftovers } from './leftovers.js'
import { hasOwnField, readOwnConstraint, readOwnKind, readOwnPercent } from './mspdi_own.js'
import {
  CONSTRAINT_NUMBERS,
  durationOf,
  isElapsedFormat,
  isSet,
  momentOf,
  numberOf,
  TENTHS,
} from './mspdi_values.js'
import { PLAIN_TASK, type FileCalendar, type FileDates, type FileTask } from './schedule_file.js'
import { childrenOf, textOf, type Record } from './xml_records.js'

/** Key of the calendar of tasks whose duration counts every minute. */
export const ELAPSED = 'elapsed'

export interface TaskSources {
  calendars: readonly FileCalendar[]
  /** The calendars of tasks that follow their resource. */
  byResource: ReadonlyMap<string, string | null>
  leftovers: Leftovers
}

/** @throws ScheduleFileError duplicate_codes, no_tasks, broken_date */
export function readMspdiTasks(records: readonly Record[], sources: TaskSources): FileTask[] {
  const kept = records.filter((record) => isKept(record, sources.leftovers))
  if (!kept.length) throw new ScheduleFileError('no_tasks')
  const codes = codesOf(kept)
  const tasks: FileTask[] = []
  const seen = new Set<string>()
  /** The summaries that are open at each level. */
  const open: { key: string; level: number }[] = []
  for (const record of kept) {
    const key = textOf(record, 'UID')
    if (seen.has(key)) throw new ScheduleFileError('duplicate_codes', `UID ${key.slice(0, 40)}`)
    seen.add(key)
    const level = numberOf(record, 'OutlineLevel') ?? 1
    while (open.length && open.at(-1)!.level >= level) open.pop()
    const task = taskOf(record, open.at(-1)?.key ?? null, codes(record), sources)
    tasks.push(task)
    if (task.kind === 'summary') open.push({ key, level })
  }
  return tasks
}

function isKept(record: Record, leftovers: Leftovers): boolean {
  const name = textOf(record, 'Name')
  if (isSet(record, 'IsNull') || !textOf(record, 'UID')) return false
  if (textOf(record, 'UID') === '0' || textOf(record, 'OutlineLevel') === '0') return false
  const isInactive = textOf(record, 'Active') !== '' && !isSet(record, 'Active')
  if (isInactive) leftovers.add('inactive_tasks', name)
  else if (isSet(record, 'ExternalTask')) leftovers.add('external_tasks', name)
  else return true
  return false
}

/** The WBS codes where people have given them; those that only number the rows change with them. */
function codesOf(records: readonly Record[]): (record: Record) => string {
  const own = records.map((record) => textOf(record, 'WBS'))
  const isGiven = records.some((record, index) => own[index] !== textOf(record, 'OutlineNumber'))
  const isUnique = own.every(Boolean) && new Set(own).size === own.length
  return (record) => textOf(record, isGiven && isUnique ? 'WBS' : 'UID')
}

function taskOf(
  record: Record,
  parent: string | null,
  code: string,
  { calendars, byResource, leftovers }: TaskSources
): FileTask {
  const key = textOf(record, 'UID')
  const name = textOf(record, 'Name') || code
  countOf(record, name, leftovers)
  const head = { key, parent, code, name, dates: datesOf(record) }
  const deadline = momentOf(record, 'Deadline')
  const percent = readOwnPercent(record, numberOf(record, 'PercentComplete') ?? 0)
  if (isSet(record, 'Summary'))
    return { ...PLAIN_TASK, ...head, kind: 'summary', percent, deadline }
  const isManual = isSet(record, 'Manual')
  const duration =
    (isManual ? durationOf(record, 'ManualDuration') : null) ?? durationOf(record, 'Duration') ?? 0
  const own = textOf(record, 'CalendarUID')
  const isElapsed = isElapsedFormat(numberOf(record, 'DurationFormat'))
  const calendar = calendars.some((of) => of.key === own) ? own : (byResource.get(key) ?? null)
  const placed = momentOf(record, 'ManualStart') ?? momentOf(record, 'Start')
  return {
    ...head,
    kind: readOwnKind(record) ?? (duration === 0 ? 'finish_milestone' : 'task'),
    calendar: isElapsed ? ELAPSED : calendar,
    duration: Math.max(0, duration),
    constraint: constraintOf(record),
    deadline,
    pinnedStart: isManual ? placed : null,
    ...progressOf(record),
    percent,
  }
}

function progressOf(record: Record): Pick<FileTask, 'actualStart' | 'actualFinish' | 'remaining'> {
  const actualStart = momentOf(record, 'ActualStart')
  const actualFinish = actualStart === null ? null : momentOf(record, 'ActualFinish')
  const isOpen = actualStart !== null && actualFinish === null
  return {
    actualStart,
    actualFinish,
    remaining: isOpen ? durationOf(record, 'RemainingDuration') : null,
  }
}

function constraintOf(record: Record): FileTask['constraint'] {
  const written = CONSTRAINT_NUMBERS[numberOf(record, 'ConstraintType') ?? 0]
  if (!written) return null
  const kind = readOwnConstraint(record, written)
  const at = momentOf(record, 'ConstraintDate')
  if (kind === 'as_late_as_possible') return { kind, at: null }
  return at === null ? null : { kind, at }
}

function datesOf(record: Record): FileDates | null {
  const slack = numberOf(record, 'TotalSlack')
  const dates = {
    earlyStart: momentOf(record, 'EarlyStart'),
    earlyFinish: momentOf(record, 'EarlyFinish'),
    lateFinish: momentOf(record, 'LateFinish'),
    totalFloat: slack === null ? null : Math.round(slack / TENTHS),
  }
  return dates.earlyStart === null && dates.earlyFinish === null ? null : dates
}

function countOf(record: Record, name: string, leftovers: Leftovers) {
  if (childrenOf(record, 'ExtendedAttribute').length && !hasOwnField(record))
    leftovers.add('custom_fields', name)
  if (textOf(record, 'Notes')) leftovers.add('notes', name)
  if (numberOf(record, 'LevelingDelay')) leftovers.add('leveling_delays', name)
  if (numberOf(record, 'FixedCost')) leftovers.add('costs', name)
}
