import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { openApproval } from '#core/approvals/open_approval'
import { voidApproval } from '#core/approvals/void_approval'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { takeWriteLock } from '#procurement/stock_ledger/levels'
import type VendorCredit from '#procurement/vendor_credits/models/vendor_credit'
import { recordCredit, saveCredit, VENDOR_CREDIT } from '#procurement/vendor_credits/records'
import { postCredit } from './post_credit.js'

/** Leaves a credit without effect until another person agrees. */
export async function requestCredit(uow: UnitOfWork, order: PurchaseOrder, credit: VendorCredit) {
  const title = [credit.vendorName, order.number, credit.reason].join(' · ')
  await openApproval(uow, {
    documentType: VENDOR_CREDIT,
    documentId: credit.id,
    documentNumber: credit.number,
    title,
    titleAr: title,
    link: `/procurement/vendor-credits/${credit.id}`,
    documentVersion: credit.version,
    authoredBy: credit.createdBy ?? null,
    writtenIn: [{ entityType: VENDOR_CREDIT, entityId: credit.id, actions: ['create'] }],
    amountMinor: credit.totalMinor,
    currency: credit.currency,
    department: 'procurement',
  })
}

interface Decision {
  decision: 'approve' | 'reject'
  comment: string | null
  by: Approver
}

/**
 * Approves or rejects a locked credit of a locked order. While further steps follow, it stays submitted.
 * @throws AppError 403 SELF_APPROVAL | NOT_THE_APPROVER, 409 as `postCredit`
 */
export async function decideCredit(
  uow: UnitOfWork,
  order: PurchaseOrder,
  credit: VendorCredit,
  requested: Decision
) {
  const before = credit.toAudit()
  const about = { documentType: VENDOR_CREDIT, documentId: credit.id }
  const { status } = await decide(uow, { ...about, amountMinor: credit.totalMinor, ...requested })
  if (status === 'approved') {
    await takeWriteLock(uow)
    await postCredit(uow, order, credit)
  }
  if (status === 'rejected') {
    credit.merge({ status, rejectionReason: requested.comment, liveKey: null })
  }
  await saveCredit(uow, credit)
  const after = { ...credit.toAudit(), ...(requested.comment && { comment: requested.comment }) }
  await recordCredit(uow, requested.decision, credit, { before, after })
}

/** Withdraws a locked credit that waits; its number may be used again. */
export async function cancelCredit(uow: UnitOfWork, credit: VendorCredit, reason: string) {
  const before = credit.toAudit()
  credit.merge({ status: 'cancelled', rejectionReason: reason, liveKey: null })
  await saveCredit(uow, credit)
  await voidApproval(uow, VENDOR_CREDIT, credit.id, reason)
  await recordCredit(uow, 'cancel', credit, { before, after: credit.toAudit() })
}
