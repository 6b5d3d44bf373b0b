import { SchedulingError } from './errors.js'
import { MINUTES_OF_DAY, weekdayOf, type Day } from './moment.js'

/** Half-open, in minutes of the day: `[480, 720]` is 08:00 to 12:00. */
export type Interval = readonly [from: number, to: number]

/** The working intervals of one day, in order, none touching the next. */
export type DayHours = readonly Interval[]

/** Seven days, Sunday first. */
export type Week = readonly DayHours[]

/** What a calendar says of time; `to` is the last day that counts. */
export interface WorkRules {
  week: Week
  /** Stretches of days with another week, such as Ramadan; a later one wins. */
  periods: readonly { from: Day; to: Day; week: Week }[]
  /** Days with other hours, none when closed; they win over periods, a later one over an earlier. */
  exceptions: readonly { from: Day; to: Day; hours: DayHours }[]
}

const MORNING: Interval = [8 * 60, 12 * 60]
const AFTERNOON: Interval = [13 * 60, 17 * 60]
const OPEN: DayHours = [MORNING, AFTERNOON]

/** Sunday to Thursday, 08:00 to 17:00 with an hour off. */
export const GULF_WEEK: Week = [OPEN, OPEN, OPEN, OPEN, OPEN, [], []]

export const ROUND_THE_CLOCK: WorkRules = {
  week: Array.from({ length: 7 }, () => [[0, MINUTES_OF_DAY]] as const),
  periods: [],
  exceptions: [],
}

/**
 * The rules of a calendar that builds on others: its own week, or the next one's, and all their dated
 * rules, its own last because the last wins.
 * @param chain the calendar itself first, then what it builds on; `week` null where it is taken over
 * @throws SchedulingError NO_WORKING_TIME when no week has an hour
 */
export function buildOn(
  chain: readonly (Omit<WorkRules, 'week'> & { week: Week | null })[]
): WorkRules {
  const week = chain.find((rules) => rules.week)?.week
  if (!week?.some((hours) => hours.length)) throw new SchedulingError('NO_WORKING_TIME')
  const outer = chain.toReversed()
  return {
    week,
    periods: outer.flatMap((rules) => rules.periods),
    exceptions: outer.flatMap((rules) => rules.exceptions),
  }
}

/** The hours of one day; O(number of dated rules). */
export function hoursOn(rules: WorkRules, day: Day): DayHours {
  const covers = ({ from, to }: { from: Day; to: Day }) => from <= day && day <= to
  const exception = rules.exceptions.findLast(covers)
  if (exception) return exception.hours
  const week = rules.periods.findLast(covers)?.week ?? rules.week
  return week[weekdayOf(day)]!
}

/** Sorted, overlaps and touching ends joined, empty ones dropped, cut to the day. */
export function tidyHours(intervals: readonly Interval[]): DayHours {
  const tidy: [number, number][] = []
  const cut = intervals
    .map(([from, to]) => [Math.max(0, from), Math.min(MINUTES_OF_DAY, to)] as [number, number])
    .filter(([from, to]) => from < to)
    .sort(([a], [b]) => a - b)
  for (const [from, to] of cut) {
    const last = tidy.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else tidy.push([from, to])
  }
  return tidy
}

/** Days with hours of their own that calendars may have to be joined. */
const MOST_DATED = 4000

/** The hours at which any of the calendars works; null when too many days have hours of their own. */
export function unionOf(calendars: readonly WorkRules[]): WorkRules | null {
  const joined = (hoursIn: (rules: WorkRules) => DayHours) => tidyHours(calendars.flatMap(hoursIn))
  const week = Array.from({ length: 7 }, (_, day) => joined((rules) => rules.week[day]!))
  const dated = calendars.flatMap(({ periods, exceptions }) => [...periods, ...exceptions])
  const days = new Set<Day>()
  for (const { from, to } of dated) {
    if (days.size + to - from > MOST_DATED) return null
    for (let day = from; day <= to; day++) days.add(day)
  }
  const exceptions = [...days]
    .sort((a, b) => a - b)
    .map((day) => ({ from: day, to: day, hours: joined((rules) => hoursOn(rules, day)) }))
  return { week, periods: [], exceptions }
}
