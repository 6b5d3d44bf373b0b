import type { Schema } from '../../../api/types'

export const ATTENDANCE_CORRECTIONS = 'people.attendance_corrections'
export const LIST_PATH = '/hr/attendance-corrections'
export const STATUSES = ['submitted', 'approved', 'rejected', 'cancelled'] as const

export type AttendanceCorrectionRow = Schema<'AttendanceCorrectionRow'>
export type AttendanceCorrection = Schema<'AttendanceCorrection'>

export const correctionPath = ({ id }: { id: number | string }): string => `${LIST_PATH}/${id}`
