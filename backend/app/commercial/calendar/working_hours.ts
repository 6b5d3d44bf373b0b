import type { DateTime } from 'luxon'
import { setting } from '#core/settings/settings'
import { firmZone } from '#core/settings/firm_clock'
import { isRamadan } from '#engines/calendars/hijri'
import type { Occurrence } from './occurrences.js'

const FRIDAY_AND_SATURDAY = [5, 6]
const STEP_MINUTES = 15
const DAYS_AHEAD = 60
const WEEK = 7

/** The working hours of a day as the settings have them; null on a day of rest. */
function workingHours(day: DateTime): Occurrence | null {
  const weekend = setting<number[]>('weekendDays', FRIDAY_AND_SATURDAY)
  if (weekend.includes(day.weekday % WEEK)) return null
  const [opens, closes] = isRamadan(day.setZone(firmZone()).toISODate()!)
    ? [setting('ramadanStart', '10:00'), setting('ramadanEnd', '16:00')]
    : [setting('workStart', '08:00'), setting('workEnd', '17:00')]
  return { startsAt: at(day, opens), endsAt: at(day, closes) }
}

function at(day: DateTime, time: string): DateTime {
  const [hour, minute] = time.split(':').map(Number)
  return day.set({ hour, minute, second: 0, millisecond: 0 })
}

/**
 * The first time within working hours that none of the busy times touches.
 * @returns null when nothing is free within sixty days
 */
export function nextFreeSlot(
  busy: Occurrence[],
  after: DateTime,
  minutes: number
): Occurrence | null {
  const from = after.setZone(firmZone())
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const hours = workingHours(from.startOf('day').plus({ days: ahead }))
    if (!hours) continue
    let start = roundedUp(hours.startsAt > from ? hours.startsAt : from)
    while (start.plus({ minutes }) <= hours.endsAt) {
      const end = start.plus({ minutes })
      const taken = busy.find((one) => one.startsAt < end && one.endsAt > start)
      if (!taken) return { startsAt: start, endsAt: end }
      start = roundedUp(taken.endsAt.setZone(firmZone()))
    }
  }
  return null
}

function roundedUp(time: DateTime): DateTime {
  const whole = time.startOf('minute')
  const rest = whole.minute % STEP_MINUTES
  const clean = rest === 0 && whole.toMillis() === time.toMillis()
  return clean ? whole : whole.plus({ minutes: STEP_MINUTES - rest })
}
