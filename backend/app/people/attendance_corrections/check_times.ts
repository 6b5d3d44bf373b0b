import { DateTime } from 'luxon'
import { invalid } from '#core/base/app_error'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { LONGEST_SHIFT_HOURS } from '#people/attendance_checks/fit_check'
import type AttendanceDay from '#people/attendance_days/attendance_day'
import { firmDayOf } from '#people/attendance_days/firm_hours'
import type Employee from '#people/employees/employee'

/** So long ago a day may lie that one asks for oneself. */
const OLDEST_DAYS = 31

export interface CorrectedTimes {
  workedOn: string
  inAt: DateTime | null
  outAt: DateTime | null
}

/** An instant as it is kept: UTC, whole minutes. */
export const wholeMinute = (text: string | null | undefined): DateTime | null =>
  text ? DateTime.fromISO(text, { zone: 'utc' }).startOf('minute') : null

/** @throws AppError 422 for a day that is not theirs to correct */
export function checkDay(workedOn: string, { joinOn }: Employee, isHr: boolean) {
  if (workedOn > today()) throw invalid({ workedOn: ['future'] })
  if (workedOn < joinOn) throw invalid({ workedOn: ['beforeJoining'] })
  if (!isHr && workedOn < addDays(today(), -OLDEST_DAYS)) throw invalid({ workedOn: ['past'] })
}

/**
 * Whether times make a day, with what is known of it already.
 * @throws AppError 422 per field
 */
export function checkTimes(
  { workedOn, inAt, outAt }: CorrectedTimes,
  known: Pick<AttendanceDay, 'firstIn' | 'lastOut'> | null,
  now: DateTime = DateTime.utc()
) {
  if (!inAt && !outAt) throw invalid({ inAt: ['required'] })
  for (const [field, at] of [
    ['inAt', inAt],
    ['outAt', outAt],
  ] as const)
    if (at && at > now) throw invalid({ [field]: ['timeAhead'] })
  if (inAt && firmDayOf(inAt) !== workedOn) throw invalid({ inAt: ['otherDay'] })
  const from = inAt ?? known?.firstIn ?? null
  const to = outAt ?? known?.lastOut ?? null
  // a going alone makes no day
  if (!from) throw invalid({ inAt: ['required'] })
  if (!to) return
  if (to <= from) throw invalid({ [outAt ? 'outAt' : 'inAt']: ['afterFrom'] })
  if (to.diff(from, 'hours').hours > LONGEST_SHIFT_HOURS) throw invalid({ outAt: ['range'] })
}
