import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { formatDecimal4 } from '#engines/money/money'
import { lookupIds } from '#core/listing/lookup'
import { purchaseOrderListing } from '#procurement/purchase_orders/listing'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { purchaseOrderStates } from '#procurement/purchase_orders/states'

/** Orders that a bill may be recorded on, found by number, vendor or project. */
export async function listBillableOrders(ctx: HttpContext) {
  const statuses = [...purchaseOrderStates.statusesOf('bill')]
  const ids = await lookupIds(ctx, {
    listing: purchaseOrderListing,
    shown: ['number', 'vendor_name', 'project_name', 'project_name_ar'],
    scope: (query) => void query.whereIn('purchase_orders.status', statuses),
  })
  const orders = await PurchaseOrder.query().whereIn('id', ids).orderBy('id', 'desc')
  return orders.map(({ id, number, vendorName }) => ({ id, label: `${number} · ${vendorName}` }))
}

/**
 * What a bill is compared with, and no more: what the order costs stays with those who buy.
 * @throws AppError 404 when absent or not to be billed
 */
export async function showBillableOrder(id: number) {
  const order = await PurchaseOrder.query()
    .where('id', id)
    .whereIn('status', [...purchaseOrderStates.statusesOf('bill')])
    .preload('lines')
    .first()
  if (!order) throw notFound()
  return {
    id: order.id,
    version: order.version,
    number: order.number,
    vendorId: order.vendorId,
    vendorName: order.vendorName,
    currency: order.currency,
    lines: order.lines.map((line) => ({
      id: line.id,
      description: line.description,
      descriptionAr: line.descriptionAr,
      unit: line.unit,
      quantity: formatDecimal4(line.quantityE4),
      accepted: formatDecimal4(line.acceptedE4),
      billed: formatDecimal4(line.billedE4),
      vatCategory: line.vatCategory,
    })),
  }
}
