/**
 * `in`: has come and not left. `incomplete`: the day is over without a check-out. The days without a check-in:
 * `absent` on a working day, else what the calendar says.
 */
export const ATTENDANCE_STATUSES = [
  'in',
  'present',
  'incomplete',
  'absent',
  'leave',
  'holiday',
  'rest',
] as const
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number]

export const CHECK_DIRECTIONS = ['in', 'out'] as const
export const CHECK_METHODS = ['code', 'position'] as const
export type CheckMethod = (typeof CHECK_METHODS)[number]

export const CORRECTION_STATUSES = ['submitted', 'approved', 'rejected', 'cancelled'] as const
export type CorrectionStatus = (typeof CORRECTION_STATUSES)[number]
