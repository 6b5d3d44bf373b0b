import type { HttpContext } from '@adonisjs/core/http'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf, mayDecide } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import AttendanceDay from '#people/attendance_days/attendance_day'
import { visibleEmployees } from '#people/leave_requests/leave_scope'
import AttendanceCorrection from './attendance_correction.js'
import { ATTENDANCE_CORRECTION } from './record_correction.js'
import { attendanceCorrectionStates } from './states.js'

const iso = (at: AttendanceDay['firstIn'] | undefined) => at?.toUTC().toISO() ?? null

/** Corrections as lists answer them. Need `employee` preloaded. */
export async function presentCorrections(
  ctx: HttpContext,
  corrections: readonly AttendanceCorrection[],
  uow?: UnitOfWork
) {
  const by = approverOf(ctx)
  const ids = corrections.map(({ id }) => id)
  const open = await openApprovals(ATTENDANCE_CORRECTION, ids, uow?.trx)
  return corrections.map((correction) => {
    const { id, version, number, employeeId, workedOn, status, note, reason } = correction
    return {
      ...{ id, version, number, employeeId, workedOn, status, note, reason },
      ...{ employeeName: correction.employee.name, employeeNameAr: correction.employee.nameAr },
      ...{ inAt: iso(correction.inAt), outAt: iso(correction.outAt) },
      createdAt: correction.createdAt.toUTC().toISO()!,
      can: attendanceCorrectionStates.can(correction, by, open.get(id)),
    }
  })
}

/** A correction as its page and every write on it answer. @throws AppError 404 also where it is not theirs to see */
export async function showCorrection(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const correction = await AttendanceCorrection.query(uow && { client: uow.trx })
    .preload('employee')
    .where('id', id)
    .first()
  if (!correction || !(await maySee(ctx, correction, uow))) throw notFound()
  const [row] = await presentCorrections(ctx, [correction], uow)
  const { employeeId, workedOn: on } = correction
  const day = await AttendanceDay.query(uow && { client: uow.trx })
    .where({ employeeId, on })
    .first()
  return {
    ...row!,
    // what the day has now, for who decides
    ...{ firstIn: iso(day?.firstIn), lastOut: iso(day?.lastOut) },
    approval: await approvalOf(ATTENDANCE_CORRECTION, id, uow?.trx),
  }
}

/** HR, the person and those above them; and whoever decides on it. */
async function maySee(
  ctx: HttpContext,
  { id, employeeId }: AttendanceCorrection,
  uow?: UnitOfWork
) {
  const visible = await visibleEmployees(ctx, uow?.trx)
  if (visible === 'all' || visible.includes(employeeId)) return true
  const by = approverOf(ctx)
  const open = await openApprovals(ATTENDANCE_CORRECTION, [id], uow?.trx)
  if (mayDecide(open.get(id), by)) return true
  const approval = await approvalOf(ATTENDANCE_CORRECTION, id, uow?.trx)
  return approval?.steps.some(({ decidedBy }) => decidedBy?.id === by.userId) ?? false
}
