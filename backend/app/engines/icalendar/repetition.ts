import type ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { EventError } from './errors.js'
import type { FileEvent } from './orders.js'
import { runTogether } from './same_clock.js'
import { firmDay, writtenTime, type WrittenTime } from './written_times.js'
import type { Zones } from './zones.js'

export type FileRepetition = Pick<
  FileEvent,
  'repeats' | 'every' | 'weekdays' | 'repeatsUntilOn' | 'repeatsTimes'
>

export const NO_REPETITION: FileRepetition = {
  repeats: null,
  every: 1,
  weekdays: null,
  repeatsUntilOn: null,
  repeatsTimes: null,
}

const WEEK = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const MONDAY = 2
const MOST_EVERY = 99
const MOST_TIMES = 999
/** A series without an end is compared with the firm's clock so far ahead. */
const YEARS_AHEAD = 3

/**
 * The rule of a series as the portal has it.
 * @returns null where the portal has no such rule, or the clocks of the two zones part in its time
 * @throws EventError
 */
export function repetitionOf(
  start: WrittenTime,
  rule: ICAL.Recur,
  zones: Zones
): FileRepetition | null {
  const { interval, count } = rule
  const kind = kindOf(start, rule, shiftOf(start, zones))
  if (!kind || interval > MOST_EVERY || (count ?? 0) > MOST_TIMES) return null
  const until = rule.until ? writtenTime(rule.until, () => start.zone, zones) : null
  if (!start.isDay && !clockIsSame(start, until, zones)) return null
  const weekday = WEEK[start.at.setZone(zones.firm.name).weekday % 7]!
  if (kind.weekdays && !kind.weekdays.split(',').includes(weekday)) return null
  return {
    ...kind,
    every: interval,
    repeatsUntilOn: until ? lastDay(start, until, zones) : null,
    repeatsTimes: count ?? null,
  }
}

/** How many days the firm's calendar is ahead of the day that is written: in UTC it may be the day before. */
function shiftOf({ at, wall, isDay }: WrittenTime, zones: Zones): number {
  if (isDay) return 0
  const written = DateTime.utc(wall.year, wall.month, wall.day)
  return DateTime.fromISO(firmDay(at, zones), { zone: 'utc' }).diff(written, 'days').days
}

function clockIsSame(start: WrittenTime, until: WrittenTime | null, zones: Zones): boolean {
  const last = until?.wall.year ?? Math.max(start.wall.year, DateTime.utc().year) + YEARS_AHEAD
  return runTogether(start.zone, zones.firm, start.wall.year, last)
}

type Kind = Pick<FileRepetition, 'repeats' | 'weekdays'>

function kindOf(start: WrittenTime, rule: ICAL.Recur, shift: number): Kind | null {
  const { parts, freq } = rule
  const has = (...names: string[]) => Object.keys(parts).every((name) => names.includes(name))
  const only = (name: 'BYMONTH' | 'BYMONTHDAY', value: number) =>
    parts[name]?.every((one) => Number(one) === value) ?? true
  const { month, day } = start.wall
  switch (freq) {
    case 'DAILY':
      if (has()) return { repeats: 'daily', weekdays: null }
      return has('BYDAY') && rule.interval === 1 ? weekly(rule, shift) : null
    case 'WEEKLY':
      return has('BYDAY') ? weekly(rule, shift) : null
    case 'MONTHLY':
      return has('BYMONTHDAY') && only('BYMONTHDAY', day) && !shift
        ? { repeats: 'monthly', weekdays: null }
        : null
    case 'YEARLY': {
      // a day of the month without its month is one of every month
      const isWhole = has('BYMONTH', 'BYMONTHDAY') && ('BYMONTH' in parts || has())
      return isWhole && only('BYMONTH', month) && only('BYMONTHDAY', day) && !shift
        ? { repeats: 'yearly', weekdays: null }
        : null
    }
    default:
      throw new EventError('too_often')
  }
}

function weekly({ parts, interval, wkst }: ICAL.Recur, shift: number): Kind | null {
  if (!parts.BYDAY) return { repeats: 'weekly', weekdays: null }
  const at = parts.BYDAY.map((day) => WEEK.indexOf(String(day)))
  // the second Tuesday is one of a month, not of a week
  if (at.some((index) => index < 0)) return null
  const days = new Set(at.map((index) => WEEK[(index + shift + 7) % 7]!))
  // the portal's weeks begin on Sunday: every second week of another week is not the same
  const isWeekOther = shift !== 0 || (wkst === MONDAY ? days.has('SU') : wkst !== 1)
  if (interval > 1 && days.size > 1 && isWeekOther) return null
  return { repeats: 'weekly', weekdays: WEEK.filter((day) => days.has(day)).join(',') }
}

/** @throws EventError never: it ends before it begins */
function lastDay(start: WrittenTime, until: WrittenTime, zones: Zones): string {
  const first = firmDay(start.at, zones)
  let day = DateTime.utc(until.wall.year, until.wall.month, until.wall.day)
  if (until.isDay && !start.isDay) day = day.plus({ days: shiftOf(start, zones) })
  if (!until.isDay && !start.isDay) {
    const { hour, minute, second } = start.at.setZone(zones.firm.name)
    const end = until.at.setZone(zones.firm.name)
    const isBefore = end < end.set({ hour, minute, second })
    day = DateTime.fromISO(firmDay(end, zones), { zone: 'utc' }).minus({ days: isBefore ? 1 : 0 })
  }
  if (day.toISODate()! < first) throw new EventError('never')
  return day.toISODate()!
}
