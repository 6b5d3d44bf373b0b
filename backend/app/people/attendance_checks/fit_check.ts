import type { DateTime } from 'luxon'
import { conflict } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { Direction } from '#engines/labour/attendance'
import { firmDayOf, firmTimeOf } from '#people/attendance_days/firm_hours'
import AttendanceCheck from './attendance_check.js'

/** Someone who came so long ago and has not left since has forgotten to check out. */
export const LONGEST_SHIFT_HOURS = 16

/** The check before an instant and the one after it, of one person. */
export async function neighboursOf(
  { trx }: Pick<UnitOfWork, 'trx'>,
  employeeId: number,
  at: DateTime
) {
  const own = () => AttendanceCheck.query({ client: trx }).where('employeeId', employeeId)
  const instant = sqlInstant(0, at.toMillis())
  const before = await own()
    .where('checkedAt', '<=', instant)
    .orderBy('checkedAt', 'desc')
    .orderBy('id', 'desc')
    .first()
  const after = await own()
    .where('checkedAt', '>', instant)
    .orderBy('checkedAt')
    .orderBy('id')
    .first()
  return { before, after }
}

/** Whether a coming still waits for its going at an instant. */
export const isOpenAt = (check: AttendanceCheck | null, at: DateTime): boolean =>
  check?.direction === 'in' && at.diff(check.checkedAt, 'hours').hours <= LONGEST_SHIFT_HOURS

/**
 * The day that a coming or going counts for, between those that are known already: offline entries of
 * several devices may arrive in any order.
 * @throws AppError 409 ATTENDANCE_ALREADY_IN, ATTENDANCE_ALREADY_OUT or ATTENDANCE_NOT_IN
 */
export async function dayOfCheck(
  uow: UnitOfWork,
  employeeId: number,
  direction: Direction,
  at: DateTime
): Promise<string> {
  const { before, after } = await neighboursOf(uow, employeeId, at)
  if (direction === 'out') {
    if (!before || !isOpenAt(before, at)) {
      const isSecond = before?.direction === 'out' && before.workedOn === firmDayOf(at)
      throw isSecond ? already('ATTENDANCE_ALREADY_OUT', before) : conflict('ATTENDANCE_NOT_IN')
    }
    if (after?.direction === 'out' && after.workedOn === before.workedOn)
      throw already('ATTENDANCE_ALREADY_OUT', after)
    return before.workedOn
  }
  const on = firmDayOf(at)
  for (const other of [before, after])
    if (other?.direction === 'in' && other.workedOn === on)
      throw already('ATTENDANCE_ALREADY_IN', other)
  return on
}

const already = (code: string, { checkedAt }: AttendanceCheck) =>
  conflict(code, { params: { time: firmTimeOf(checkedAt) } })
