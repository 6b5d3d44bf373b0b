import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { voidApproval } from '#core/approvals/void_approval'
import { conflict, invalid } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { requireGuarantee } from '#procurement/vendor_advances/guarantee'
import type VendorAdvance from '#procurement/vendor_advances/models/vendor_advance'
import { recordAdvance, saveAdvance, VENDOR_ADVANCE } from '#procurement/vendor_advances/records'
import { requireSoundVendor } from '#procurement/vendors/sound_vendor'
import { roomFor } from '#procurement/vendor_advances/room'

interface Decision {
  decision: 'approve' | 'reject'
  comment: string | null
  by: Approver
}

/**
 * Approves or rejects a locked advance. While further steps follow, it stays submitted.
 * @throws AppError 403 SELF_APPROVAL | NOT_THE_APPROVER, 409 as `requireSound`
 */
export async function decideAdvance(uow: UnitOfWork, advance: VendorAdvance, requested: Decision) {
  if (requested.decision === 'approve') await requireSound(uow, advance)
  const before = advance.toAudit()
  const about = { documentType: VENDOR_ADVANCE, documentId: advance.id }
  const { status } = await decide(uow, { ...about, amountMinor: advance.amountMinor, ...requested })
  if (status !== 'pending') advance.status = status
  if (status === 'rejected') advance.rejectionReason = requested.comment
  await saveAdvance(uow, advance)
  const after = { ...advance.toAudit(), ...(requested.comment && { comment: requested.comment }) }
  await recordAdvance(uow, requested.decision, advance, { before, after })
}

/**
 * The vendor may be ordered from, the guarantee still holds, and the order has enough left to bill
 * and to advance by its payment plan.
 * @throws AppError 409 VENDOR_BLOCKED | GUARANTEE_MISSING | GUARANTEE_EXPIRED | GUARANTEE_TOO_SMALL | ADVANCE_TOO_LARGE |
 *   ADVANCE_BEYOND_PLAN
 */
export async function requireSound(uow: UnitOfWork, advance: VendorAdvance) {
  await requireSoundVendor(uow, advance.vendorId, 'approve')
  await requireGuarantee(uow, advance)
  const { purchaseOrderId, amountMinor, id } = advance
  const order = await PurchaseOrder.findOrFail(purchaseOrderId, { client: uow.trx })
  const { left, planned } = await roomFor(uow, order, id)
  if (order.status === 'cancelled' || amountMinor > left) throw conflict('ADVANCE_TOO_LARGE')
  if (planned !== null && amountMinor > planned) throw conflict('ADVANCE_BEYOND_PLAN')
}

/** Withdraws a locked advance that was not paid. */
export async function cancelAdvance(uow: UnitOfWork, advance: VendorAdvance, reason: string) {
  const before = advance.toAudit()
  advance.merge({ status: 'cancelled', rejectionReason: reason })
  await saveAdvance(uow, advance)
  await voidApproval(uow, VENDOR_ADVANCE, advance.id, reason)
  await recordAdvance(uow, 'cancel', advance, { before, after: advance.toAudit() })
}

/** Notes that the bank has extended the guarantee. @throws AppError 422 unless it ends later than before */
export async function extendGuarantee(uow: UnitOfWork, advance: VendorAdvance, until: string) {
  if (advance.guaranteeExpiresOn === null) throw conflict('GUARANTEE_MISSING')
  if (until <= advance.guaranteeExpiresOn || until < today())
    throw invalid({ guaranteeExpiresOn: ['notLater'] })
  const before = advance.toAudit()
  advance.guaranteeExpiresOn = until
  await saveAdvance(uow, advance)
  await recordAdvance(uow, 'extend', advance, { before, after: advance.toAudit() })
}
