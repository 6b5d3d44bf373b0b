import type ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { CALENDAR_FILE } from '#engines/limits/reading'
import { EventError } from './errors.js'
import type { WrittenTime } from './written_times.js'

const DAYS_BACK = 31
const DAYS_WRITTEN = 396
/** Steps of a rule without a day before it is given up. */
const MOST_STEPS = 50_000

interface Series {
  start: WrittenTime
  rules: ICAL.Recur[]
  /** Days that the file adds to those of the rules. */
  more: WrittenTime[]
  now: DateTime
}

/**
 * When a series takes place that the portal has no rule for: the days of some 13 months, from its first
 * or from a month ago.
 * @throws EventError too_often, or never when it has no day in that time
 */
export function writtenOut({ start, rules, more, now }: Series): DateTime[] {
  const from = DateTime.max(start.at, now.minus({ days: DAYS_BACK }))
  const to = from.plus({ days: DAYS_WRITTEN })
  const times = new Map<number, DateTime>()
  const add = (at: DateTime) => at >= from && at < to && times.set(at.toMillis(), at)
  // the first day belongs to a series also where its rule passes it over
  for (const { at } of [start, ...more]) add(at)
  for (const rule of rules) {
    for (const at of daysOf(start, rule, from, to)) add(at)
    if (times.size > CALENDAR_FILE.writtenOut) throw new EventError('too_often')
  }
  if (!times.size) throw new EventError('never')
  return [...times.values()].sort((a, b) => a.toMillis() - b.toMillis())
}

/** The days of a rule by the clock of the place, which the rule knows nothing of. */
function daysOf(start: WrittenTime, rule: ICAL.Recur, from: DateTime, to: DateTime): DateTime[] {
  const last = rule.until ? untilOf(start, rule.until) : Infinity
  // the end is an instant, and not a time of that clock
  const endless = rule.clone()
  endless.until = null as unknown as ICAL.Time
  const days = new RRuleTemporal({
    rruleString: endless.toString(),
    dtstart: Temporal.PlainDateTime.from(start.wall).toZonedDateTime('UTC'),
    maxIterations: MOST_STEPS,
  })
  const around = [from.minus({ days: 1 }), to.plus({ days: 1 })] as const
  return between(days, around)
    .map(({ year, month, day, hour, minute, second }) =>
      start.zone.instantOf({ year, month, day, hour, minute, second })
    )
    .filter((at) => at.toMillis() <= last)
}

/** @throws EventError too_often: the rule is one that hardly ever or very often has a day */
function between(days: RRuleTemporal, [from, to]: readonly [DateTime, DateTime]) {
  try {
    return days.between(from.toJSDate(), to.toJSDate(), true)
  } catch (cause) {
    throw new EventError('unsupported_rule', { cause })
  }
}

/** The last instant of a rule; of a day its end. */
function untilOf(start: WrittenTime, until: ICAL.Time): number {
  const { year, month, day, hour, minute, second, isDate } = until
  if (until.zone?.tzid === 'UTC' && !isDate) return until.toUnixTime() * 1000
  const time = isDate ? { hour: 23, minute: 59, second: 59 } : { hour, minute, second }
  return start.zone.instantOf({ year, month, day, ...time }).toMillis()
}
