import type { DateTime } from 'luxon'
import { firmZone } from '#core/settings/firm_clock'
import { workingHours } from '#core/settings/working_hours'
import type { Occurrence } from './occurrences.js'

const STEP_MINUTES = 15
const DAYS_AHEAD = 60

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
