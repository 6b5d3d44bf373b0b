import dayjs from 'dayjs'
import type { Schema } from '../../../api/types'
import { today } from '../../../kit/inputs/today'

export const TIMESHEETS = 'people.timesheets'
export const LIST_PATH = '/hr/timesheets'
export const ALL_PATH = '/hr/timesheets/all'
export const STATUSES = ['draft', 'submitted', 'approved', 'locked'] as const

/** One that nobody has begun has no id yet. */
export type Timesheet = Schema<'TimesheetWeek'>
export type StoredTimesheet = Schema<'Timesheet'>
export type TimesheetRow = Schema<'TimesheetRow'>
export type TimesheetDay = Schema<'TimesheetDay'>
export type TimesheetMember = Schema<'TimesheetMember'>

export const timesheetPath = ({ id }: { id: number | string }): string => `${LIST_PATH}/${id}`

/** The Sunday on or before a day. */
export const weekStartOf = (on: string): string =>
  dayjs(on).subtract(dayjs(on).day(), 'day').format('YYYY-MM-DD')

export const thisWeek = (): string => weekStartOf(today())

export const movedWeek = (weekStart: string, weeks: number): string =>
  dayjs(weekStart)
    .add(7 * weeks, 'day')
    .format('YYYY-MM-DD')
