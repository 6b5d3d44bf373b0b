import { daysBetween, daysFrom } from '../../../kit/inputs/today'
import { instantOf, wallClockOf } from '../../../kit/inputs/wall-clock'

const MINUTE = 60_000
const HOURS_IN_DAY = 24
/** Under so many hours they are counted, not days. */
const FINE_HOURS = 48

export interface Countdown {
  isOver: boolean
  /** Whole days where it is far; otherwise hours and minutes. */
  days: number | null
  hours: number
  minutes: number
}

/** The instant at which a tender closes on the firm's clock; without an hour at the end of its day. */
export function closingAt(closingOn: string, closingTime: string | null, timeZone: string): number {
  const wallClock = closingTime
    ? `${closingOn}T${closingTime}:00`
    : `${daysFrom(closingOn, 1)}T00:00:00`
  return Date.parse(instantOf(wallClock, timeZone))
}

/** What is left until a tender closes, or how long ago it closed. */
export function countdown(
  { closingOn, closingTime }: { closingOn: string; closingTime: string | null },
  now: number,
  timeZone: string
): Countdown {
  const left = closingAt(closingOn, closingTime, timeZone) - now
  const isOver = left <= 0
  // a minute that has begun is still there to be used
  const inMinutes = isOver ? Math.floor(Math.abs(left) / MINUTE) : Math.ceil(left / MINUTE)
  const hours = Math.floor(inMinutes / 60)
  const isFar = hours >= FINE_HOURS
  const today = wallClockOf(now, timeZone).slice(0, 10)
  const days = isOver ? Math.floor(hours / HOURS_IN_DAY) : daysBetween(today, closingOn)
  return { isOver, days: isFar ? days : null, hours, minutes: inMinutes % 60 }
}
