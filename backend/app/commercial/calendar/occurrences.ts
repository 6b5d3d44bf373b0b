import { DateTime } from 'luxon'
import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { firmZone } from '#core/settings/firm_clock'

interface Series {
  startsAt: DateTime
  endsAt: DateTime
  repeats: string | null
  every: number
  repeatsUntilOn: string | null
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
export function ruleOf({ repeats, every, repeatsUntilOn }: Series, byDays = false): string | null {
  if (!repeats) return null
  const rule = `FREQ=${repeats.toUpperCase()};INTERVAL=${every}`
  if (!repeatsUntilOn) return rule
  if (byDays) return `${rule};UNTIL=${repeatsUntilOn.replaceAll('-', '')}`
  const until = DateTime.fromISO(repeatsUntilOn, { zone: firmZone() }).endOf('day').toUTC()
  return `${rule};UNTIL=${until.toFormat("yyyyMMdd'T'HHmmss'Z'")}`
}

/** The day on which something begins by the firm's clock. */
export const dayOf = (time: DateTime): string => time.setZone(firmZone()).toISODate()!

/** When an event takes place between two instants; a series keeps its hour of the firm's zone. */
export function occurrencesOf(series: Series, from: DateTime, to: DateTime): Occurrence[] {
  const { startsAt, endsAt, except } = series
  const length = endsAt.diff(startsAt)
  const rule = ruleOf(series)
  if (!rule) return startsAt < to && endsAt > from ? [{ startsAt, endsAt }] : []
  const zone = firmZone()
  const start = startsAt.setZone(zone).toISO({ includeOffset: false })!
  const dtstart = Temporal.PlainDateTime.from(start).toZonedDateTime(zone)
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
