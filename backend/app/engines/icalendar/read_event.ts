import ICAL from 'ical.js'
import type { DateTime } from 'luxon'
import type { FileComponent } from './component.js'
import { EventError } from './errors.js'
import type { FileEvent } from './orders.js'
import { NO_REPETITION } from './repetition.js'
import { timesOf, type WrittenTime } from './written_times.js'
import type { Zones } from './zones.js'

/** Events without an end, such as reminders, take so long: the portal has none without a length. */
const SHORTEST_MINUTES = 30
const LONGEST_DAYS = 31
const MOST_REMINDER_MINUTES = 20_160
const LINE = 200
const NOTES = 5000

export interface ReadTimes {
  start: WrittenTime
  /** Exclusive. */
  endsAt: DateTime
}

/** @throws EventError */
export function readTimes(component: FileComponent, zones: Zones): ReadTimes {
  const line = component.first('DTSTART')
  const [start] = line ? timesOf(line, zones) : []
  if (!start) throw new EventError('no_start')
  const endsAt = endOf(component, start, zones)
  if (endsAt < start.at) throw new EventError('end_before_start')
  const shortest = start.isDay
    ? nextDay(start, zones)
    : start.at.plus({ minutes: SHORTEST_MINUTES })
  const end = endsAt > start.at ? endsAt : shortest
  if (end.diff(start.at, 'days').days > LONGEST_DAYS) throw new EventError('too_long')
  return { start, endsAt: end }
}

function endOf(component: FileComponent, start: WrittenTime, zones: Zones): DateTime {
  const end = component.first('DTEND')
  if (end) {
    const [written] = timesOf(end, zones)
    if (!written) throw new EventError('broken_date')
    return written.at
  }
  const length: unknown = component.first('DURATION')?.getFirstValue()
  if (!(length instanceof ICAL.Duration)) return start.at
  const { weeks, days, hours, minutes, seconds, isNegative } = length
  if (isNegative) throw new EventError('end_before_start')
  const firm = start.at.setZone(start.isDay ? zones.firm.name : 'utc')
  return firm.plus({ weeks, days, hours, minutes, seconds }).toUTC()
}

const nextDay = ({ at }: WrittenTime, zones: Zones): DateTime =>
  at.setZone(zones.firm.name).plus({ days: 1 }).toUTC()

/** What an event says besides its repetition. @throws EventError */
export function readEvent(component: FileComponent, { start, endsAt }: ReadTimes): FileEvent {
  return {
    title: clean(component.text('SUMMARY').replace(/\s+/g, ' '), LINE),
    location: clean(component.text('LOCATION').replace(/\s+/g, ' '), LINE) || null,
    notes: clean(component.text('DESCRIPTION'), NOTES) || null,
    ...instantsOf(start.at, endsAt),
    allDay: start.isDay,
    isPrivate: /^(?:PRIVATE|CONFIDENTIAL)$/i.test(component.text('CLASS')),
    reminderMinutes: reminderOf(component, start),
    ...NO_REPETITION,
  }
}

export const instantsOf = (startsAt: DateTime, endsAt: DateTime) => ({
  startsAt: startsAt.toUTC().toISO()!,
  endsAt: endsAt.toUTC().toISO()!,
})

/** Text without control characters and halves of characters, cut to a length. */
export function clean(text: string, most: number): string {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}--[\n\t]]/gv, ' ')
    .trim()
  return plain
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .toWellFormed()
    .trim()
}

/** How many minutes before the start the first alarm goes off that the portal can have. */
function reminderOf(component: FileComponent, start: WrittenTime): number | null {
  for (const trigger of component.triggers()) {
    const value: unknown = trigger.getFirstValue()
    const minutes = minutesBefore(value, start)
    const isOfEnd = /^END$/i.test(String(trigger.getParameter('related') ?? ''))
    if (!isOfEnd && minutes !== null && minutes >= 0 && minutes <= MOST_REMINDER_MINUTES)
      return minutes
  }
  return null
}

function minutesBefore(value: unknown, start: WrittenTime): number | null {
  if (value instanceof ICAL.Duration) return Math.round(-value.toSeconds() / 60) + 0
  if (!(value instanceof ICAL.Time)) return null
  return Math.round((start.at.toMillis() / 1000 - value.toUnixTime()) / 60)
}
