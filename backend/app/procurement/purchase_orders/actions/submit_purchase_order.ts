import { DateTime } from 'luxon'
import type { Writing } from '#core/approvals/authors'
import { openApproval } from '#core/approvals/open_approval'
import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { saveNext } from './change_purchase_order.js'
import { emitOrder, PURCHASE_ORDER, recordChange } from '#procurement/purchase_orders/records'
import { requestOfOrder, writingOfRequest } from '#procurement/purchase_orders/source_request'
import { PURCHASE_ORDER_SUBMITTED } from '#procurement/events/purchase_order_events'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import Vendor from '#procurement/vendors/models/vendor'
import { requireOpenVendor } from '#procurement/vendors/states'

/**
 * The approval request of an order. Who compared the quotes that it was drafted from has written its
 * prices no less than who typed it.
 */
export async function approvalOfOrder(uow: UnitOfWork, order: PurchaseOrder) {
  const source = await requestOfOrder(order.id, uow)
  const writtenIn: Writing[] = [
    {
      entityType: PURCHASE_ORDER,
      entityId: order.id,
      actions: ['create', 'update', 'submit', 'amend'],
    },
  ]
  if (source) writtenIn.push(writingOfRequest(source.id))
  return {
    writtenIn,
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
export async function submitPurchaseOrder(uow: UnitOfWork, order: PurchaseOrder) {
  if (!order.lines.length) throw invalid({ lines: ['required'] })
  const vendor = await Vendor.findOrFail(order.vendorId, { client: uow.trx })
  requireOpenVendor(vendor.status, 'submit')
  const before = order.toAudit()
  order.merge({ status: 'submitted', rejectionReason: null, decidedAt: null, decidedBy: null })
  order.merge({ submittedAt: DateTime.utc(), submittedBy: uow.actor.id })
  await saveNext(uow, order)
  await openApproval(uow, await approvalOfOrder(uow, order))
  await recordChange(uow, 'submit', order, { before, after: order.toAudit() })
  await emitOrder(uow, PURCHASE_ORDER_SUBMITTED, order)
}
