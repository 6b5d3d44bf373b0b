import type { Schema } from '../../../api/types'

export const ATTENDANCE_SITES = 'people.attendance_sites'

export type AttendanceSite = Schema<'AttendanceSite'>
