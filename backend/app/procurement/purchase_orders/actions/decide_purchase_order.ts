import { DateTime } from 'luxon'
import type { Approver } from '#core/approvals/approver'
import { decide } from '#core/approvals/decide'
import { conflict } from '#core/base/app_error'
import type { BudgetGap } from '#core/budgets/budget_keeper'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { saveNext } from './change_purchase_order.js'
import { lockPurchaseOrder } from './lock_purchase_order.js'
import { holdBudget, presentGap, requireBudget } from '#procurement/purchase_orders/order_budget'
import { emitOrder, PURCHASE_ORDER, recordChange } from '#procurement/purchase_orders/records'
import { settleAmendment } from './settle_amendment.js'
import {
  PURCHASE_ORDER_APPROVED,
  PURCHASE_ORDER_REJECTED,
} from '#procurement/events/purchase_order_events'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { freezePlan } from '#procurement/payment_plans/freeze_plan'
import { expiredDocuments } from '#procurement/vendors/documents/expired_documents'
import { requireSoundVendor } from '#procurement/vendors/sound_vendor'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'

interface Decision {
  id: number
  /** Version that the decider has read. */
  expectedVersion: number
  decision: 'approve' | 'reject'
  comment: string | null
  by: Approver
}

/**
 * Approves or rejects. While further steps of the approval follow, the order stays submitted. The
 * decision is about the version seen; of two at once the second finds it already decided.
 * @throws AppError 404, 403 SELF_APPROVAL | NOT_THE_APPROVER, 409 ALREADY_DECIDED | CONFLICT | OVER_BUDGET, 412
 */
export async function decidePurchaseOrder(
  uow: UnitOfWork,
  { id, expectedVersion, decision, comment, by }: Decision
) {
  if (decision === 'approve') await holdBudget(uow, id)
  const order = await lockPurchaseOrder(uow, by, id)
  const about = { documentType: PURCHASE_ORDER, documentId: id, amountMinor: order.totalMinor }
  const requested = { ...about, decision, comment, by }
  // no open request: the error states who decided, and when
  if (order.status === 'approved' || order.status === 'rejected') await decide(uow, requested)
  purchaseOrderStates.require(decision, order, by)
  await checkVersion(order, expectedVersion, uow.trx)
  const expired = decision === 'approve' ? await requireDocuments(uow, order, comment) : []
  const gaps = decision === 'approve' ? await requireBudget(uow, order) : []
  const before = order.toAudit()
  const { status } = await decide(uow, requested)
  if (status !== 'pending') await settle(uow, order, { status, by, comment, gaps })
  await saveNext(uow, order)
  const without = {
    ...(expired.length && { expiredDocuments: expired }),
    ...(gaps.length && { overBudget: gaps.map(presentGap) }),
  }
  const after = { ...order.toAudit(), ...(comment && { comment }), ...without }
  await recordChange(uow, decision, order, { before, after })
  if (status === 'approved') await emitOrder(uow, PURCHASE_ORDER_APPROVED, order)
  if (status === 'rejected') await emitOrder(uow, PURCHASE_ORDER_REJECTED, order, comment)
  return order
}

/**
 * Expired documents stop an approval unless the approver says why it is given all the same.
 * @returns the kinds of documents that it is given without
 */
async function requireDocuments(
  uow: UnitOfWork,
  { vendorId }: PurchaseOrder,
  comment: string | null
): Promise<string[]> {
  await requireSoundVendor(uow, vendorId, 'approve')
  const expired = await expiredDocuments(uow, vendorId)
  if (expired.length && !comment)
    throw conflict('DOCUMENTS_EXPIRED', { details: { documents: expired } })
  return expired
}

interface Outcome {
  status: 'approved' | 'rejected'
  by: Approver
  comment: string | null
  /** What it is approved with beyond its budget. */
  gaps: BudgetGap[]
}

async function settle(
  uow: UnitOfWork,
  order: PurchaseOrder,
  { status, by, comment, gaps }: Outcome
) {
  if (!(await settleAmendment(uow, order, status))) order.merge({ status })
  order.merge({ decidedAt: DateTime.utc(), decidedBy: by.userId })
  if (status === 'approved') {
    order.overBudget = gaps.length ? gaps : null
    await freezePlan(uow, order)
  }
  order.rejectionReason = status === 'rejected' ? comment : null
}
