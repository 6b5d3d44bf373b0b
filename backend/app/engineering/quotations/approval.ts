import { openApproval } from '#core/approvals/open_approval'
import ApprovalRequest from '#core/approvals/models/approval_request'
import { voidApproval } from '#core/approvals/void_approval'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Quotation from '#engineering/quotations/models/quotation'

/** Name of quotations among the documents that approvals are about. */
export const QUOTATION_DOCUMENT = 'quotation'

/** What an approval is about: an omission takes as much away as an addition gives. */
export const amountToApprove = ({ totalMinor }: Quotation) => Math.abs(totalMinor)

/** Asks for the approval of a saved quotation in the version that it has now. */
export function requestApproval(uow: UnitOfWork, quotation: Quotation) {
  return openApproval(uow, {
    documentType: QUOTATION_DOCUMENT,
    documentId: quotation.id,
    documentNumber: quotation.number,
    title: quotation.projectName,
    titleAr: quotation.projectNameAr ?? null,
    link: quotation.link,
    documentVersion: quotation.version,
    authoredBy: quotation.createdBy ?? null,
    // the plan of stages has a version of its own and changes nothing that is decided on
    writtenIn: [
      {
        entityType: QUOTATION_DOCUMENT,
        entityId: quotation.id,
        actions: ['create', 'update', 'refresh_rates', 'submit'],
      },
    ],
    amountMinor: amountToApprove(quotation),
    currency: quotation.currency,
    marginBp: quotation.marginBp ?? null,
  })
}

/** An approval that was given was given for another quotation than the changed one. */
function voidGranted(uow: UnitOfWork, documentId: number) {
  return ApprovalRequest.query({ client: uow.trx })
    .where({ documentType: QUOTATION_DOCUMENT, documentId, status: 'approved' })
    .update({ status: 'voided' })
}

/** A changed quotation needs a new approval: the open request is withdrawn and a new one opens. */
export async function reopenApproval(uow: UnitOfWork, quotation: Quotation) {
  const open = await voidApproval(uow, QUOTATION_DOCUMENT, quotation.id, 'changed')
  if (!open) await voidGranted(uow, quotation.id)
  await requestApproval(uow, quotation)
}
