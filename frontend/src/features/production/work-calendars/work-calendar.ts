import type { Schema } from '../../../api/types'

export const WORK_CALENDARS = 'production.work_calendars'

export type WorkCalendar = Schema<'WorkCalendar'>
export type Change = WorkCalendar['changes'][number]

export const CHANGE_KINDS = ['closed', 'hours', 'working_days'] as const

/** Sunday first. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const

/** A Sunday, to name weekdays by. */
const SUNDAY = Date.UTC(2026, 2, 1)
const DAY = 86_400_000

/** The name of a weekday in the language of a locale tag; Sunday is 0. */
export const weekdayName = (tag: string, weekday: number, length: 'long' | 'short' = 'long') =>
  new Intl.DateTimeFormat(tag, { weekday: length, timeZone: 'UTC' }).format(SUNDAY + weekday * DAY)
