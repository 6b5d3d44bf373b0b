import { unionOf } from '#engines/scheduling/work_week'
import type { Leftovers } from './leftovers.js'
import { MATERIAL } from './mspdi_resources.js'
import { numberOf } from './mspdi_values.js'
import type { FileCalendar } from './schedule_file.js'
import { textOf, type Record } from './xml_records.js'

/** Calendars joined at most: a task of more kinds of hours has those of the project. */
const MOST_JOINED = 4

/**
 * The calendar that a task follows through its working resources, by task: that of one resource, or the
 * hours at which any of several works; null where it is the calendar of the project. Joined calendars
 * are added to the list.
 */
export function calendarsByResource(
  resources: readonly Record[],
  assignments: readonly Record[],
  calendars: FileCalendar[],
  ofProject: string,
  leftovers: Leftovers
): Map<string, string | null> {
  const own = ownCalendars(resources, calendars, ofProject)
  const byTask = Map.groupBy(assignments, (record) => textOf(record, 'TaskUID'))
  const found = new Map<string, string | null>()
  for (const [task, records] of byTask) {
    const keys = new Set(
      records.flatMap((record) => own.get(textOf(record, 'ResourceUID')) ?? []).sort()
    )
    const joined = keys.size > 1 ? join([...keys], calendars) : ([...keys][0] ?? ofProject)
    if (joined === null) leftovers.add('resource_calendars', task)
    found.set(task, joined === ofProject ? null : joined)
  }
  return found
}

/** The calendar of each working resource; calendars of the same hours count as one. */
function ownCalendars(
  resources: readonly Record[],
  calendars: readonly FileCalendar[],
  ofProject: string
): ReadonlyMap<string, string> {
  const signature = ({ rules }: FileCalendar) => JSON.stringify(rules)
  const first = new Map<string, string>()
  const inOrder = [...calendars].sort((a, b) => +(b.key === ofProject) - +(a.key === ofProject))
  for (const calendar of inOrder)
    if (!first.has(signature(calendar))) first.set(signature(calendar), calendar.key)
  const byKey = new Map(calendars.map((of) => [of.key, first.get(signature(of))!]))
  return new Map(
    resources.flatMap((record) => {
      const key = byKey.get(textOf(record, 'CalendarUID'))
      const isWork = numberOf(record, 'Type') !== MATERIAL
      return key !== undefined && isWork ? [[textOf(record, 'UID'), key] as const] : []
    })
  )
}

/** @returns the key of a calendar with the hours of all; null for too many of them */
function join(keys: readonly string[], calendars: FileCalendar[]): string | null {
  const key = keys.join('+')
  if (calendars.some((of) => of.key === key)) return key
  const parts = keys.map((part) => calendars.find((of) => of.key === part)!)
  const rules = keys.length > MOST_JOINED ? null : unionOf(parts.map((of) => of.rules))
  if (!rules) return null
  const name = parts.map((of) => of.name).join(' + ')
  calendars.push({ key, name, rules, minutesPerDay: parts[0]!.minutesPerDay })
  return key
}
