import type { Schema } from '../../../api/types'

export const ATTENDANCE_CHECKS = 'people.attendance_checks'
export const OWN_ADDRESS = '/api/attendance-checks/own'

export type AttendanceCheck = Schema<'AttendanceCheck'>
export type OwnAttendance = Schema<'OwnAttendance'>
export type AttendancePlace = Schema<'AttendancePlace'>
export type Direction = AttendanceCheck['direction']
