import type { HttpContext } from '@adonisjs/core/http'
import { approvalOf, openApprovals } from '#core/approvals/approval_of'
import { approverOf, mayDecide } from '#core/approvals/approver'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { visibleEmployees } from './leave_scope.js'

/** A document of a person that is approved. */
interface PersonalDocument {
  /** `document_type` of its approvals. */
  type: string
  id: number
  employeeId: number
}

/** HR, the person and those above them; and whoever decides or has decided on it. */
export async function maySeeDocument(
  ctx: HttpContext,
  { type, id, employeeId }: PersonalDocument,
  uow?: UnitOfWork
): Promise<boolean> {
  const visible = await visibleEmployees(ctx, uow?.trx)
  if (visible === 'all' || visible.includes(employeeId)) return true
  const by = approverOf(ctx)
  const open = await openApprovals(type, [id], uow?.trx)
  if (mayDecide(open.get(id), by)) return true
  const approval = await approvalOf(type, id, uow?.trx)
  return approval?.steps.some(({ decidedBy }) => decidedBy?.id === by.userId) ?? false
}
