import type { Schema } from '../../../api/types'

export const WORK_CALENDARS = 'production.work_calendars'

export type WorkCalendar = Schema<'WorkCalendar'>
export type Change = WorkCalendar['changes'][number]

export const CHANGE_KINDS = ['closed', 'hours', 'working_days'] as const

/** Sunday first. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const
