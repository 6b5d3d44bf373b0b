import type { HttpContext } from '@adonisjs/core/http'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4 } from '#engines/money/money'
import type LeaveRequest from './leave_request.js'
import { maySeeDocument } from './may_see_document.js'
import { offersDelegation } from './offers_delegation.js'
import { LEAVE_REQUEST, withNames } from './record_request.js'
import { leaveRequestStates } from './states.js'

/** Requests as lists answer them. Need `employee` and `leaveType` preloaded. */
export async function presentRequests(
  ctx: HttpContext,
  requests: readonly LeaveRequest[],
  uow?: UnitOfWork
) {
  const by = approverOf(ctx)
  const ids = requests.map(({ id }) => id)
  const open = await openApprovals(LEAVE_REQUEST, ids, uow?.trx)
  return requests.map((request) => {
    const { id, version, number, employeeId, leaveTypeId, fromOn, toOn } = request
    const { startsHalf, endsHalf, status, note, reason, employee, leaveType } = request
    return {
      ...{ id, version, number, employeeId, leaveTypeId, fromOn, toOn },
      ...{ startsHalf: Boolean(startsHalf), endsHalf: Boolean(endsHalf), status, note, reason },
      days: formatDecimal4(request.daysE4),
      ...{ employeeName: employee.name, employeeNameAr: employee.nameAr },
      ...{ typeName: leaveType.name, typeNameAr: leaveType.nameAr },
      createdAt: request.createdAt.toUTC().toISO()!,
      can: leaveRequestStates.can(request, by, open.get(id)),
    }
  })
}

/** A request as its page and every write on it answer. @throws AppError 404 also where it is not theirs to see */
export async function showRequest(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const request = await withNames(uow).where('id', id).first()
  if (!request) throw notFound()
  const document = { type: LEAVE_REQUEST, id, employeeId: request.employeeId }
  if (!(await maySeeDocument(ctx, document, uow))) throw notFound()
  const [row] = await presentRequests(ctx, [request], uow)
  return {
    ...row!,
    approval: await approvalOf(LEAVE_REQUEST, id, uow?.trx),
    offersDelegation: await offersDelegation(ctx, request, uow),
  }
}
