import db from '@adonisjs/lucid/services/db'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { termParts } from '#procurement/payment_plans/freeze_plan'
import type { TermPart } from '#procurement/payment_terms/schedule'

const PAGE = 200

type Query = ReturnType<typeof PurchaseOrder.query>

/** Orders that a condition names, page by page, each with the parts of its payment. */
export async function* pagesOfOrders(
  narrow: (query: Query) => void
): AsyncGenerator<{ order: PurchaseOrder; parts: TermPart[] }[]> {
  let last = 0
  for (;;) {
    const query = PurchaseOrder.query().where('id', '>', last).orderBy('id').limit(PAGE)
    narrow(query)
    const orders = await query
    if (!orders.length) return
    const parts = await termParts(orders)
    yield orders.map((order) => ({ order, parts: parts.get(order.id) ?? [] }))
    last = orders.at(-1)!.id
  }
}

/** The last day on which something of each order came. */
export async function lastDeliveries(ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .from('goods_receipts')
    .whereIn('purchase_order_id', ids)
    .where('status', 'posted')
    .groupBy('purchase_order_id')
    .select('purchase_order_id')
    .max('received_on as day')
  return new Map(rows.map((row) => [Number(row.purchase_order_id), row.day]))
}
