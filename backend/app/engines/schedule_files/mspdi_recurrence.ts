import { formatDay, weekdayOf, type Day } from '#engines/scheduling/moment'
import { numberOf } from './mspdi_values.js'
import type { Record } from './xml_records.js'

/** Types of exceptions, as the schema numbers them. */
const DAILY = 1
const YEARLY_BY_DAY = 2
const YEARLY_BY_POSITION = 3
const MONTHLY_BY_DAY = 4
const MONTHLY_BY_POSITION = 5
const WEEKLY = 6
const BY_DAYS = 7
const ONCE = 9

const MOST_DAYS = 366 * 60
/** "The last" of a month. */
const LAST_POSITION = 4

/**
 * The days on which a dated exception of a calendar holds, null when its pattern is none of these:
 * daily, weekly, monthly and yearly, by number or by weekday.
 */
export function recurringDays(record: Record, { from, to }: { from: Day; to: Day }): Day[] | null {
  const type = numberOf(record, 'Type') ?? DAILY
  const holds = patternOf(type, record, from)
  if (!holds) return null
  const most = numberOf(record, 'Occurrences') || Infinity
  const isLimited = type !== DAILY && type !== ONCE
  const days: Day[] = []
  for (let day = from; day <= Math.min(to, from + MOST_DAYS); day++)
    if (holds(day)) {
      days.push(day)
      if (isLimited && days.length >= most) break
    }
  return days
}

function patternOf(type: number, record: Record, from: Day): ((day: Day) => boolean) | null {
  const every = Math.max(1, numberOf(record, 'Period') ?? 1)
  const monthDay = numberOf(record, 'MonthDay')
  const month = numberOf(record, 'Month')
  if (type === DAILY || type === BY_DAYS || type === ONCE)
    return (day) => type !== BY_DAYS || (day - from) % every === 0
  if (type === WEEKLY) {
    const bits = numberOf(record, 'DaysOfWeek') ?? 0
    const week = (day: Day) => Math.floor((day - weekdayOf(day)) / 7)
    return (day) => Boolean(bits & (1 << weekdayOf(day))) && (week(day) - week(from)) % every === 0
  }
  if (type === YEARLY_BY_DAY)
    return (day) => partsOf(day).month === month && partsOf(day).day === monthDay
  if (type === MONTHLY_BY_DAY)
    return (day) => partsOf(day).day === monthDay && monthsBetween(from, day) % every === 0
  const at = positionOf(record)
  if (!at) return null
  if (type === YEARLY_BY_POSITION) return (day) => partsOf(day).month === month && at(day)
  if (type === MONTHLY_BY_POSITION)
    return (day) => monthsBetween(from, day) % every === 0 && at(day)
  return null
}

/** "The second Tuesday", "the last Friday": items 3 to 9 are the weekdays from Sunday on. */
function positionOf(record: Record): ((day: Day) => boolean) | null {
  const weekday = (numberOf(record, 'MonthItem') ?? -1) - 3
  const position = numberOf(record, 'MonthPosition')
  if (weekday < 0 || weekday > 6 || position === null) return null
  return (day) => {
    if (weekdayOf(day) !== weekday) return false
    const { day: ofMonth, month } = partsOf(day)
    const isLast = partsOf(day + 7).month !== month
    return position === LAST_POSITION ? isLast : Math.floor((ofMonth - 1) / 7) === position
  }
}

/** Months count from 0. */
function partsOf(day: Day): { year: number; month: number; day: number } {
  const [year, month, ofMonth] = formatDay(day).split('-').map(Number)
  return { year: year!, month: month! - 1, day: ofMonth! }
}

function monthsBetween(from: Day, to: Day): number {
  const [a, b] = [partsOf(from), partsOf(to)]
  return (b.year - a.year) * 12 + b.month - a.month
}
