import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { voidApproval } from '#core/approvals/void_approval'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { settleDay } from '#people/attendance_checks/settle_day'
import type AttendanceCorrection from './attendance_correction.js'
import { checkTimes } from './check_times.js'
import { ATTENDANCE_CORRECTION, recordCorrection, saveCorrection } from './record_correction.js'
import { dayOf } from './submit_correction.js'

interface Decision {
  comment: string | null
  by: Approver
}

const about = ({ id: documentId }: AttendanceCorrection) => ({
  documentType: ATTENDANCE_CORRECTION,
  documentId,
  amountMinor: 0,
})

/**
 * Approves a locked correction and puts its times in place of the checks, which stay as they were.
 * @throws AppError as `decide` and `checkTimes`: what has changed since it was sent counts
 */
export async function approveCorrection(
  uow: UnitOfWork,
  correction: AttendanceCorrection,
  { comment, by }: Decision
) {
  const before = correction.toAudit()
  const { status } = await decide(uow, { ...about(correction), decision: 'approve', comment, by })
  if (status === 'approved') {
    correction.status = status
    await putRight(uow, correction)
  }
  await saveCorrection(uow, correction)
  const after = { ...correction.toAudit(), ...(comment && { comment }) }
  await recordCorrection(uow, 'approve', correction, { before, after })
}

async function putRight(uow: UnitOfWork, correction: AttendanceCorrection) {
  const { employee, workedOn, inAt, outAt } = correction
  // the person is locked: against a check of theirs at the same time
  checkTimes(correction, await dayOf(uow, employee.id, workedOn))
  const day = await settleDay(uow, employee, workedOn)
  day.merge({ correctedIn: inAt ?? day.correctedIn, correctedOut: outAt ?? day.correctedOut })
  await day.save()
  await settleDay(uow, employee, workedOn)
}

/** @throws AppError as `decide` */
export async function rejectCorrection(
  uow: UnitOfWork,
  correction: AttendanceCorrection,
  { reason, by }: { reason: string; by: Approver }
) {
  const before = correction.toAudit()
  await decide(uow, { ...about(correction), decision: 'reject', comment: reason, by })
  correction.merge({ status: 'rejected', reason })
  await saveCorrection(uow, correction)
  await recordCorrection(uow, 'reject', correction, { before, after: correction.toAudit() })
}

/** Withdraws a locked correction that nobody has decided on. */
export async function cancelCorrection(
  uow: UnitOfWork,
  correction: AttendanceCorrection,
  reason: string
) {
  const before = correction.toAudit()
  await voidApproval(uow, ATTENDANCE_CORRECTION, correction.id, reason)
  correction.merge({ status: 'cancelled', reason })
  await saveCorrection(uow, correction)
  await recordCorrection(uow, 'cancel', correction, { before, after: correction.toAudit() })
}
