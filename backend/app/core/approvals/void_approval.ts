import { sqlInstant } from '#core/jobs/instants'
import type { Unit } from '#core/unit/unit'
import ApprovalRequest from '#core/approvals/models/approval_request'
import ApprovalStep from '#core/approvals/models/approval_step'

/**
 * Takes back a document's open request, e.g. since the document was cancelled or changed.
 * @returns false when nothing was open
 */
export async function voidApproval(
  unit: Unit,
  documentType: string,
  documentId: number,
  reason: string
): Promise<boolean> {
  const request = await ApprovalRequest.query({ client: unit.trx })
    .where({ documentType, documentId, openGuard: 1 })
    .forUpdate()
    .first()
  if (!request) return false
  await ApprovalRequest.query({ client: unit.trx })
    .where({ id: request.id })
    .update({ status: 'voided', openGuard: null, decidedAt: sqlInstant() })
  await ApprovalStep.query({ client: unit.trx })
    .where({ requestId: request.id })
    .whereIn('status', ['pending', 'waiting'])
    .update({ status: 'voided', comment: reason.slice(0, 1000) })
  return true
}
