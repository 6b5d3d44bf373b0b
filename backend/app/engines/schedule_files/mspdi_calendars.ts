import { dayOf, MINUTES_OF_DAY, type Day } from '#engines/scheduling/moment'
import {
  tidyHours,
  type DayHours,
  type Interval,
  type Week,
  type WorkRules,
} from '#engines/scheduling/work_week'
import type { Leftovers } from './leftovers.js'
import { isSet, momentOf, numberOf } from './mspdi_values.js'
import { recurringDays } from './mspdi_recurrence.js'
import type { FileCalendar } from './schedule_file.js'
import { STAND_IN_WEEK, usualDay } from './xer_calendars.js'
import { childOf, childrenOf, textOf, type Record } from './xml_records.js'

const CHAIN = 20
const DAYS = 7

/** The calendars of a file, each with all that it takes over from the one that it builds on. */
export function readMspdiCalendars(
  records: readonly Record[],
  minutesPerDay: number | null,
  leftovers: Leftovers
): FileCalendar[] {
  const byId = new Map(records.map((record) => [textOf(record, 'UID'), record]))
  return records.map((record) => {
    const key = textOf(record, 'UID')
    const name = textOf(record, 'Name') || key
    const rules = rulesOf(record, byId, leftovers)
    if (!rules) leftovers.add('invalid_calendars', name)
    return {
      key,
      name,
      rules: rules ?? { week: STAND_IN_WEEK, periods: [], exceptions: [] },
      minutesPerDay: minutesPerDay || usualDay(rules),
    }
  })
}

/** @returns null for a calendar without working time */
function rulesOf(
  record: Record,
  byId: ReadonlyMap<string, Record>,
  leftovers: Leftovers
): WorkRules | null {
  const chain: Record[] = []
  for (let at: Record | undefined = record; at && chain.length < CHAIN;) {
    chain.push(at)
    const base: Record | undefined = byId.get(textOf(at, 'BaseCalendarUID'))
    at = base && !chain.includes(base) ? base : undefined
  }
  const week = Array.from({ length: DAYS }, (_, day): DayHours => {
    const own = chain.map((of) => dayHours(childOf(of, 'WeekDays'), day)).find(Boolean)
    return own ?? []
  })
  const outer = chain.toReversed()
  const periods = outer.flatMap((of) => workWeeks(of, week))
  const exceptions = outer.flatMap((of) => exceptionsOf(of, leftovers))
  return week.some((hours) => hours.length) ? { week, periods, exceptions } : null
}

/** The hours of a weekday, null when the calendar takes it over. */
function dayHours(days: Record | undefined, weekday: number): DayHours | null {
  const record = childrenOf(days, 'WeekDay').find((day) => numberOf(day, 'DayType') === weekday + 1)
  return record ? hoursOf(record) : null
}

function hoursOf(record: Record): DayHours {
  if (!isSet(record, 'DayWorking')) return []
  const times = childrenOf(childOf(record, 'WorkingTimes'), 'WorkingTime')
  return tidyHours(
    times.map((time): Interval => {
      const from = clockOf(textOf(time, 'FromTime'))
      // midnight as an end is the end of the day
      return [from, clockOf(textOf(time, 'ToTime')) || MINUTES_OF_DAY]
    })
  )
}

const clockOf = (text: string): number => {
  const [, hour, minute] = /(\d\d):(\d\d)(?::\d\d)?$/.exec(text) ?? []
  return Number(hour ?? 0) * 60 + Number(minute ?? 0)
}

function spanOf(record: Record): { from: Day; to: Day } | null {
  const span = childOf(record, 'TimePeriod')
  const from = momentOf(span, 'FromDate')
  const to = momentOf(span, 'ToDate')
  return from === null || to === null || to < from ? null : { from: dayOf(from), to: dayOf(to) }
}

function workWeeks(record: Record, week: Week): WorkRules['periods'] {
  return childrenOf(childOf(record, 'WorkWeeks'), 'WorkWeek').flatMap((of) => {
    const span = spanOf(of)
    const days = childOf(of, 'WeekDays')
    return span ? [{ ...span, week: week.map((hours, day) => dayHours(days, day) ?? hours) }] : []
  })
}

/** Older files write exceptions among the days of the week, newer ones apart, some both. */
function exceptionsOf(record: Record, leftovers: Leftovers): WorkRules['exceptions'] {
  const exceptions = childrenOf(childOf(record, 'Exceptions'), 'Exception')
  if (exceptions.length) return exceptions.flatMap((of) => datedHours(of, leftovers))
  const among = childrenOf(childOf(record, 'WeekDays'), 'WeekDay')
  return among.flatMap((day) => {
    const span = numberOf(day, 'DayType') === 0 ? spanOf(day) : null
    return span ? [{ ...span, hours: hoursOf(day) }] : []
  })
}

function datedHours(record: Record, leftovers: Leftovers): WorkRules['exceptions'] {
  const span = spanOf(record)
  if (!span) return []
  const hours = hoursOf(record)
  const days = recurringDays(record, span)
  if (days) return days.map((day) => ({ from: day, to: day, hours }))
  leftovers.add('recurring_exceptions', textOf(record, 'Name'))
  return []
}
