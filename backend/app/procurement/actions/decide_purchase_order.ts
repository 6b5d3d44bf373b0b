import { DateTime } from 'luxon'
import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { conflict } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import { saveNext } from '#procurement/actions/change_purchase_order'
import { lockPurchaseOrder } from '#procurement/actions/lock_purchase_order'
import {
  emitOrder,
  PURCHASE_ORDER,
  recordChange,
} from '#procurement/actions/purchase_order_records'
import { settleAmendment } from '#procurement/amending/settle_amendment'
import {
  PURCHASE_ORDER_APPROVED,
  PURCHASE_ORDER_REJECTED,
} from '#procurement/events/purchase_order_events'
import type PurchaseOrder from '#procurement/models/purchase_order'
import Vendor from '#procurement/models/vendor'
import { expiredDocuments } from '#procurement/rules/expired_documents'
import { requireOpenVendor } from '#procurement/rules/vendor_life'
import { requireAction } from '#procurement/rules/purchase_order_life'

interface Decision {
  id: number
  /** Version that the decider has read. */
  seen: number
  decision: 'approve' | 'reject'
  comment: string | null
  by: Approver
}

/**
 * Approves or rejects. While further steps of the approval follow, the order stays submitted. The
 * decision is about the version seen; of two at once the second finds it already decided.
 * @throws AppError 404, 403 SELF_APPROVAL | NOT_THE_APPROVER, 409 ALREADY_DECIDED | CONFLICT, 412
 */
export async function decidePurchaseOrder(
  unit: Unit,
  { id, seen, decision, comment, by }: Decision
) {
  const order = await lockPurchaseOrder(unit, by, id)
  const asked = { documentType: PURCHASE_ORDER, documentId: id, decision, comment, by }
  // no open request: tells who decided, and when
  if (order.status === 'approved' || order.status === 'rejected') await decide(unit, asked)
  requireAction(decision, order, by)
  await checkVersion(order, seen, unit.trx)
  if (decision === 'approve') await requireSoundVendor(unit, order, comment)
  const before = order.toAudit()
  const { status } = await decide(unit, asked)
  if (status !== 'pending') await settle(unit, order, { status, by, comment })
  await saveNext(unit, order)
  const after = { ...order.toAudit(), ...(comment && { comment }) }
  await recordChange(unit, decision, order, { before, after })
  if (status === 'approved') await emitOrder(unit, PURCHASE_ORDER_APPROVED, order)
  if (status === 'rejected') await emitOrder(unit, PURCHASE_ORDER_REJECTED, order, comment)
  return order
}

/** Expired papers stop an approval unless the approver says why it is given all the same. */
async function requireSoundVendor(unit: Unit, order: PurchaseOrder, comment: string | null) {
  const vendor = await Vendor.findOrFail(order.vendorId, { client: unit.trx })
  requireOpenVendor(vendor.status, 'approve')
  if (comment) return
  const expired = await expiredDocuments(unit, vendor.id)
  if (expired.length) throw conflict('DOCUMENTS_EXPIRED', { details: { documents: expired } })
}

interface Outcome {
  status: 'approved' | 'rejected'
  by: Approver
  comment: string | null
}

async function settle(unit: Unit, order: PurchaseOrder, { status, by, comment }: Outcome) {
  if (!(await settleAmendment(unit, order, status))) order.merge({ status })
  order.merge({ decidedAt: DateTime.utc(), decidedBy: by.userId })
  order.rejectionReason = status === 'rejected' ? comment : null
}
