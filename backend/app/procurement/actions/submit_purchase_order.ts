import { DateTime } from 'luxon'
import { openApproval } from '#core/approvals/open_approval'
import { invalid } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import { saveNext } from '#procurement/actions/change_purchase_order'
import {
  emitOrder,
  PURCHASE_ORDER,
  recordChange,
} from '#procurement/actions/purchase_order_records'
import { PURCHASE_ORDER_SUBMITTED } from '#procurement/events/purchase_order_events'
import type PurchaseOrder from '#procurement/models/purchase_order'
import Vendor from '#procurement/models/vendor'
import { requireOpenVendor } from '#procurement/rules/vendor_life'

/** What the approvers of an order are asked. */
export function approvalOfOrder(order: PurchaseOrder) {
  return {
    documentType: PURCHASE_ORDER,
    documentId: order.id,
    documentNumber: order.revision ? `${order.number}-R${order.revision}` : order.number,
    title: [order.vendorName, order.projectName].filter(Boolean).join(' · '),
    titleAr: [order.vendorName, order.projectNameAr].filter(Boolean).join(' · '),
    link: `/procurement/purchase-orders/${order.id}/approval`,
    documentVersion: order.version,
    authoredBy: order.createdBy ?? null,
    amountMinor: order.totalMinor,
    currency: order.currency,
    department: 'procurement',
  }
}

/** Hands a locked draft or rejected order in. @throws AppError 422 when it orders nothing */
export async function submitPurchaseOrder(unit: Unit, order: PurchaseOrder) {
  if (!order.lines.length) throw invalid({ lines: ['required'] })
  const vendor = await Vendor.findOrFail(order.vendorId, { client: unit.trx })
  requireOpenVendor(vendor.status, 'submit')
  const before = order.toAudit()
  order.merge({ status: 'submitted', rejectionReason: null, decidedAt: null, decidedBy: null })
  order.merge({ submittedAt: DateTime.utc(), submittedBy: unit.actor.id })
  await saveNext(unit, order)
  await openApproval(unit, approvalOfOrder(order))
  await recordChange(unit, 'submit', order, { before, after: order.toAudit() })
  await emitOrder(unit, PURCHASE_ORDER_SUBMITTED, order)
}
