import { createHash } from 'node:crypto'
import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { CALENDAR_FILE } from '#engines/limits/reading'
import type { FileComponent } from './component.js'
import { EventError } from './errors.js'
import type { FileEntry, FileEvent, FileException } from './orders.js'
import { clean, instantsOf, readEvent, readTimes, type ReadTimes } from './read_event.js'
import { repetitionOf } from './repetition.js'
import { writtenOut } from './written_out.js'
import { firmDay, timesOf, type WrittenTime } from './written_times.js'
import type { Zones } from './zones.js'

const MOST_UID = 500

interface Place {
  zones: Zones
  now: DateTime
}

type Found = Pick<FileEntry, 'events' | 'exceptions' | 'isWrittenOut' | 'isCancelled'>

const NOTHING: Found = { events: [], exceptions: [], isWrittenOut: false, isCancelled: false }

/** Everything of one UID; what is wrong with it is in the entry. */
export function readEntry(uid: string, components: FileComponent[], place: Place): FileEntry {
  const [first] = components
  const digest = digestOf(components)
  const entry = { uid: uid || digest, line: first!.line, digest, title: titleOf(first!) }
  try {
    if (uid.length > MOST_UID) throw new EventError('broken')
    return { ...entry, fault: null, ...eventsOf(components, place) }
  } catch (error) {
    // what the libraries throw at a value that is none, whichever it is
    const fault = error instanceof EventError ? error.fault : 'broken'
    return { ...entry, fault, ...NOTHING }
  }
}

function titleOf(component: FileComponent): string {
  try {
    return clean(component.text('SUMMARY').replace(/\s+/g, ' '), 200)
  } catch {
    return ''
  }
}

function digestOf(components: FileComponent[]): string {
  const contents = components.map((one) => one.content()).sort()
  return createHash('sha256').update(contents.join('\n\n')).digest('hex')
}

function eventsOf(components: FileComponent[], place: Place): Found {
  const [master, ...others] = components.filter((one) => !one.has('RECURRENCE-ID'))
  if (others.length) throw new EventError('duplicate')
  const overrides = components.filter((one) => one.has('RECURRENCE-ID'))
  if (!master) return alone(overrides, place)
  if (isCancelled(master)) return { ...NOTHING, isCancelled: true }
  const times = readTimes(master, place.zones)
  const event = readEvent(master, times)
  const moved = overrides.map((one) => overrideOf(one, place))
  if (!['RRULE', 'RDATE', 'EXRULE'].some((name) => master.has(name)))
    return { ...NOTHING, events: [event, ...eventsIn(moved)] }
  return seriesOf({ master, event, times, moved }, place)
}

/** Days of a series that the file doesn't have, such as one invitation to it. */
function alone(overrides: FileComponent[], place: Place): Found {
  const events = eventsIn(overrides.map((one) => overrideOf(one, place)))
  return { ...NOTHING, events, isCancelled: !events.length }
}

interface Override {
  /** The time of the series that it stands for. */
  of: WrittenTime
  /** Null where that day is called off. */
  event: FileEvent | null
}

const eventsIn = (overrides: Override[]): FileEvent[] =>
  overrides.flatMap(({ event }) => event ?? [])

function overrideOf(component: FileComponent, { zones }: Place): Override {
  const line = component.first('RECURRENCE-ID')!
  // this and all following days: the portal has two series then
  if (line.getParameter('range')) throw new EventError('unsupported_rule')
  const [of] = timesOf(line, zones)
  if (!of) throw new EventError('broken_date')
  if (isCancelled(component)) return { of, event: null }
  return { of, event: readEvent(component, readTimes(component, zones)) }
}

const isCancelled = (component: FileComponent) => /^CANCELLED$/i.test(component.text('STATUS'))

interface FileSeries {
  master: FileComponent
  event: FileEvent
  times: ReadTimes
  moved: Override[]
}

function seriesOf(series: FileSeries, place: Place): Found {
  const { master, event, times, moved } = series
  const { zones } = place
  if (master.has('EXRULE')) throw new EventError('unsupported_rule')
  const rules = master.all('RRULE').map(ruleOf)
  const off = master.all('EXDATE').flatMap((line) => timesOf(line, zones))
  if (off.length > CALENDAR_FILE.exceptions) throw new EventError('too_many_exceptions')
  const isPlain = rules.length === 1 && !master.has('RDATE')
  const repetition = isPlain ? repetitionOf(times.start, rules[0]!, zones) : null
  if (!repetition) return outOf(series, rules, off, place)
  const exceptions = new Map<string, FileException>()
  const events = [{ ...event, ...repetition }]
  for (const time of off) {
    const on = dayIn(times.start, time, zones)
    exceptions.set(on, { on, instead: null })
  }
  for (const { of, event: instead } of moved) {
    const on = dayIn(times.start, of, zones)
    exceptions.set(on, { on, instead: instead ? events.push(instead) - 1 : null })
  }
  return { ...NOTHING, events, exceptions: [...exceptions.values()] }
}

function ruleOf(line: ICAL.Property): ICAL.Recur {
  const rule: unknown = line.getFirstValue()
  if (!(rule instanceof ICAL.Recur)) throw new EventError('broken')
  return rule
}

/** The day that a time of the series means; a whole day is that day wherever its time was written. */
function dayIn(start: WrittenTime, { at, wall, isDay }: WrittenTime, zones: Zones): string {
  if (!start.isDay && !isDay) return firmDay(at, zones)
  const day = DateTime.utc(wall.year, wall.month, wall.day)
  return day.toISODate()!
}

/** The days of a series as events of their own. */
function outOf(
  { master, event, times, moved }: FileSeries,
  rules: ICAL.Recur[],
  off: WrittenTime[],
  { zones, now }: Place
): Found {
  const { start, endsAt } = times
  const more = master.all('RDATE').flatMap((line) => timesOf(line, zones))
  if (more.length > CALENDAR_FILE.exceptions) throw new EventError('too_often')
  const gone = [...off, ...moved.map(({ of }) => of)]
  const instants = new Set(gone.filter(({ isDay }) => isDay === start.isDay).map(({ at }) => +at))
  const days = new Set(
    gone.filter(({ isDay }) => isDay !== start.isDay).map((time) => dayIn(start, time, zones))
  )
  const length = endsAt.diff(start.at)
  const events = writtenOut({ start, rules, more, now })
    .filter((at) => !instants.has(+at) && !days.has(firmDay(at, zones)))
    .map((at) => ({ ...event, ...instantsOf(at, at.plus(length)) }))
  return { ...NOTHING, events: [...events, ...eventsIn(moved)], isWrittenOut: true }
}
