import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { formatDay, parseDay, weekdayOf, type Day } from '#engines/scheduling/moment'
import type { Week } from '#engines/scheduling/work_week'
import { chainOf, rulesOf } from './calendar_rules.js'
import { firmCalendar } from './firm_calendar.js'

const DAYS_OF_WEEK = 7

/**
 * The day on which the week of a firm begins: the first working day after its days off, Sunday where
 * none stands out. 0 is Sunday.
 */
export function firstWeekday(week: Week): number {
  const isOpen = (day: number) => week[(day + DAYS_OF_WEEK) % DAYS_OF_WEEK]!.length > 0
  const first = week.findIndex((_, day) => isOpen(day) && !isOpen(day - 1))
  return first === -1 ? 0 : first
}

/** The first day of the week that holds `day`. */
export const weekStart = (day: Day, first: number): Day =>
  day - ((weekdayOf(day) - first + DAYS_OF_WEEK) % DAYS_OF_WEEK)

/** The weekday on which the firm's week begins, by its calendar. */
export async function firmFirstWeekday(trx?: TransactionClientContract): Promise<number> {
  const calendar = await firmCalendar(trx)
  return firstWeekday(rulesOf(await chainOf(calendar, trx)).week)
}

/** The first day of the firm's week that holds a day, as text. */
export async function firmWeekOf(day: string, trx?: TransactionClientContract): Promise<string> {
  return formatDay(weekStart(parseDay(day), await firmFirstWeekday(trx)))
}
