import { DateTime } from 'luxon'
import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { WEEKDAYS, type Weekday } from './kinds.js'
import { firmZone } from '#core/settings/firm_clock'

/** How an event repeats; where `repeats` is null it does not. */
export interface Repetition {
  repeats: string | null
  every: number
  /** `SU,TU`; null: on that of its first day. */
  weekdays: string | null
  repeatsUntilOn: string | null
  repeatsTimes: number | null
}

interface Series extends Repetition {
  startsAt: DateTime
  endsAt: DateTime
  /** Days of the firm's zone on which it does not take place. */
  except?: ReadonlySet<string>
}

export interface Occurrence {
  startsAt: DateTime
  endsAt: DateTime
}

/**
 * The rule of a series as RFC 5545 writes it, or null for a single event.
 * @param byDays where days alone are written, as of events of a whole day, the end is one too
 */
export function ruleOf(series: Repetition, byDays = false): string | null {
  const { repeats, every, weekdays, repeatsUntilOn, repeatsTimes } = series
  if (!repeats) return null
  // every second week of a firm whose week begins on Sunday
  const days = weekdays ? `;BYDAY=${weekdays};WKST=SU` : ''
  const rule = `FREQ=${repeats.toUpperCase()};INTERVAL=${every}${days}`
  if (repeatsTimes) return `${rule};COUNT=${repeatsTimes}`
  if (!repeatsUntilOn) return rule
  if (byDays) return `${rule};UNTIL=${repeatsUntilOn.replaceAll('-', '')}`
  const until = DateTime.fromISO(repeatsUntilOn, { zone: firmZone() }).endOf('day').toUTC()
  return `${rule};UNTIL=${until.toFormat("yyyyMMdd'T'HHmmss'Z'")}`
}

/** The day on which something begins by the firm's clock. */
export const dayOf = (time: DateTime): string => time.setZone(firmZone()).toISODate()!

export const weekdayOf = (day: DateTime): Weekday => WEEKDAYS[day.weekday % 7]!

const STEP_DAYS: Record<string, number> = { daily: 1, weekly: 7 }

/**
 * How many days from the first one on are no one's concern: a series of long ago is not counted from its
 * beginning, which would take long where there are many of them.
 */
function daysSkipped({ repeats, every, repeatsTimes, startsAt }: Series, from: DateTime): number {
  const step = (STEP_DAYS[repeats!] ?? 0) * every
  if (!step || repeatsTimes) return 0
  const days = from.diff(startsAt, 'days').days
  // one step less: the days of its week may come before the first one
  return Math.max(0, Math.floor(days / step) - 1) * step
}

/** When an event takes place between two instants; a series keeps its hour of the firm's zone. */
export function occurrencesOf(series: Series, from: DateTime, to: DateTime): Occurrence[] {
  const { startsAt, endsAt, except } = series
  const length = endsAt.diff(startsAt)
  const rule = ruleOf(series)
  if (!rule) return startsAt < to && endsAt > from ? [{ startsAt, endsAt }] : []
  const zone = firmZone()
  const first = Temporal.PlainDateTime.from(startsAt.setZone(zone).toISO({ includeOffset: false })!)
  const dtstart = first.add({ days: daysSkipped(series, from.minus(length)) }).toZonedDateTime(zone)
  const times = new RRuleTemporal({ rruleString: rule, dtstart }).between(
    from.minus(length).toJSDate(),
    to.toJSDate(),
    true
  )
  return times
    .map((time) => DateTime.fromMillis(time.epochMilliseconds, { zone: 'utc' }))
    .filter((at) => at < to && at.plus(length) > from && !except?.has(dayOf(at)))
    .map((at) => ({ startsAt: at, endsAt: at.plus(length) }))
}
