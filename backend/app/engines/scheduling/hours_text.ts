import { latinDigits } from '#engines/text/fold'
import { MINUTES_OF_DAY } from './moment.js'
import type { DayHours, Interval } from './work_week.js'

const CLOCK = /^(\d{1,2})(?::(\d{2}))?$/

/**
 * The hours of a day as people write them: `08:00-12:00 13:00-17:00`, `8-12, 13-17`, empty for closed.
 * @returns the intervals in order, or null when they are no hours or overlap
 */
export function parseHours(text: string): DayHours | null {
  const hours: Interval[] = []
  const tidy = latinDigits(text).replace(/\s*[-–—]\s*/g, '-')
  for (const part of tidy.split(/[\s,;،؛]+/).filter(Boolean)) {
    const ends = part.split('-').map(minuteOf)
    const [from, to] = ends
    if (ends.length !== 2 || from == null || to == null || from >= to) return null
    hours.push([from, to])
  }
  hours.sort(([a], [b]) => a - b)
  return hours.some(([from], index) => index && from < hours[index - 1]![1]) ? null : hours
}

/** @returns `08:00-12:00 13:00-17:00`, empty for a closed day */
export const formatHours = (hours: DayHours): string =>
  hours.map(([from, to]) => `${formatMinute(from)}-${formatMinute(to)}`).join(' ')

/** Minutes worked on a day with these hours. */
export const minutesOf = (hours: DayHours): number =>
  hours.reduce((sum, [from, to]) => sum + to - from, 0)

function minuteOf(text: string): number | null {
  const [, hour, minute = '0'] = CLOCK.exec(text) ?? []
  if (hour === undefined || Number(minute) > 59) return null
  const minutes = Number(hour) * 60 + Number(minute)
  return minutes <= MINUTES_OF_DAY ? minutes : null
}

const formatMinute = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
