import type { Schema } from '../../../api/types'

export const ATTENDANCE_DAYS = 'people.attendance_days'
export const LIST_PATH = '/hr/attendance-days'
export const MONTH_PATH = '/hr/attendance-month'
export const STATUSES = [
  'present',
  'in',
  'incomplete',
  'absent',
  'leave',
  'holiday',
  'rest',
] as const

export type AttendanceDay = Schema<'AttendanceDay'>
export type AttendanceMonth = Schema<'AttendanceMonth'>
export type AttendanceMonthDay = Schema<'AttendanceMonthDay'>
export type AttendancePresence = Schema<'AttendancePresence'>

/** The month of somebody. */
export const monthPath = (employeeId: number, month: string): string =>
  `${MONTH_PATH}?employee=${employeeId}&month=${month}`
