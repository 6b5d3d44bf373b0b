import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import ApprovalRequest from '#core/approvals/models/approval_request'
import ApprovalStep from '#core/approvals/models/approval_step'

/**
 * Takes back a document's open request, e.g. since the document was cancelled or changed.
 * @returns false when nothing was open
 */
export async function voidApproval(
  uow: UnitOfWork,
  documentType: string,
  documentId: number,
  reason: string
): Promise<boolean> {
  const request = await ApprovalRequest.query({ client: uow.trx })
    .where({ documentType, documentId, openGuard: 1 })
    .forUpdate()
    .first()
  if (!request) return false
  await ApprovalRequest.query({ client: uow.trx })
    .where({ id: request.id })
    .update({ status: 'voided', openGuard: null, decidedAt: sqlInstant() })
  await ApprovalStep.query({ client: uow.trx })
    .where({ requestId: request.id })
    .whereIn('status', ['pending', 'waiting'])
    .update({ status: 'voided', comment: reason.slice(0, 1000) })
  return true
}
