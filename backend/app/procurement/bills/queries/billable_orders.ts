import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { formatDecimal4 } from '#engines/money/money'
import { purchaseOrderListing } from '#procurement/purchase_orders/listing'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { lookupPage } from '#procurement/shared/lookup_page'
import { statusesOf } from '#procurement/purchase_orders/states'

/** Orders that a bill may be recorded on, found by number, vendor or project. */
export async function listBillableOrders(ctx: HttpContext) {
  const statuses = [...statusesOf('bill')]
  const ids = await lookupPage(ctx, purchaseOrderListing, (query) =>
    query.whereIn('purchase_orders.status', statuses)
  )
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
    .whereIn('status', [...statusesOf('bill')])
    .preload('lines')
    .first()
  if (!order) throw notFound()
  return {
    id: order.id,
    version: order.version,
    number: order.number,
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
