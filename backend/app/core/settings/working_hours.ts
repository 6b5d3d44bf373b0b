import type { DateTime } from 'luxon'
import { isRamadan } from '#engines/calendars/hijri'
import { firmZone } from './firm_clock.js'
import { setting } from './settings.js'

const FRIDAY_AND_SATURDAY = [5, 6]
const WEEK = 7

interface Hours {
  startsAt: DateTime
  endsAt: DateTime
}

/** Whether the firm rests on the day of this time, by the settings. */
export const isDayOff = (day: DateTime): boolean =>
  setting<number[]>('weekendDays', FRIDAY_AND_SATURDAY).includes(day.weekday % WEEK)

/** The working hours of a day as the settings have them; null on a day of rest. */
export function workingHours(day: DateTime): Hours | null {
  if (isDayOff(day)) return null
  const [opens, closes] = isRamadan(day.setZone(firmZone()).toISODate()!)
    ? [setting('ramadanStart', '10:00'), setting('ramadanEnd', '16:00')]
    : [setting('workStart', '08:00'), setting('workEnd', '17:00')]
  return { startsAt: at(day, opens), endsAt: at(day, closes) }
}

function at(day: DateTime, time: string): DateTime {
  const [hour, minute] = time.split(':').map(Number)
  return day.set({ hour, minute, second: 0, millisecond: 0 })
}

/** So far back is counted: what has waited for longer is late in any case. */
const MOST_DAYS = 366

/** Minutes of the firm's working hours between two instants. */
export function workingMinutes(from: DateTime, to: DateTime): number {
  const end = to.setZone(firmZone())
  let day = from.setZone(firmZone()).startOf('day')
  let minutes = 0
  for (let count = 0; count < MOST_DAYS && day <= end; count++, day = day.plus({ days: 1 })) {
    const hours = workingHours(day)
    if (!hours) continue
    const start = Math.max(hours.startsAt.toMillis(), from.toMillis())
    const stop = Math.min(hours.endsAt.toMillis(), to.toMillis())
    minutes += Math.max(0, stop - start) / 60_000
  }
  return Math.floor(minutes)
}
