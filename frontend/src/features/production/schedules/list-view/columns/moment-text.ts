import { dayOf, formatMoment, MINUTES_OF_DAY, parseDay, type Moment } from '@binaa/backend/moment'
import type { WorkCalendar } from '@binaa/backend/work-calendar'
import { toLatinDigits } from '../../../../../kit/digits'

const DAY_FIRST = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/
const YEAR_FIRST = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})/
const CLOCK = /[T\s]+(\d{1,2}):(\d{2})(?::\d{2})?$/

const two = (text: string) => text.padStart(2, '0')

/** `2026-11-24`, `24/11/2026` and the like, or null. */
function dayIn(text: string): number | null {
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? []
  const [, day2, month2, year2] = DAY_FIRST.exec(text) ?? []
  const iso = year
    ? `${year}-${two(month!)}-${two(day!)}`
    : `${year2}-${two(month2 ?? '')}-${two(day2 ?? '')}`
  try {
    return parseDay(iso)
  } catch {
    return null
  }
}

/**
 * A day with or without an hour as people type it. Without one it is the beginning of the working day, or
 * its end for what finishes.
 * @returns `2026-11-24T08:00`, or null when it is no such text
 */
export function parseMomentText(
  text: string,
  calendar: WorkCalendar,
  side: 'start' | 'finish'
): string | null {
  const plain = toLatinDigits(text).trim()
  const day = dayIn(plain)
  if (day === null) return null
  const [clock, hour, minute] = CLOCK.exec(plain) ?? []
  const rest = plain.replace(CLOCK, '').replace(YEAR_FIRST, '').replace(DAY_FIRST, '')
  if (rest || Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return null
  if (clock) return formatMoment(day * MINUTES_OF_DAY + Number(hour) * 60 + Number(minute))
  return formatMoment(side === 'start' ? startOfWork(day, calendar) : endOfWork(day, calendar))
}

function startOfWork(day: number, calendar: WorkCalendar): Moment {
  const start = calendar.startFrom(day * MINUTES_OF_DAY)
  return dayOf(start) === day ? start : day * MINUTES_OF_DAY
}

function endOfWork(day: number, calendar: WorkCalendar): Moment {
  const end = calendar.at(calendar.worked((day + 1) * MINUTES_OF_DAY), 'finish')
  return dayOf(end) === day ? end : (day + 1) * MINUTES_OF_DAY - 1
}

/** `2026-11-24 08:00`, as it is typed and copied. */
export const momentText = (moment: string | null): string => moment?.replace('T', ' ') ?? ''
