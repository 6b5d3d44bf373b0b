import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { documentRate } from '#core/books/document_rate'
import { FactList } from '#core/books/fact_list'
import type { BookedDocument, BookSource, Fact } from '#core/books/facts'
import { idsAfterOf } from '#core/books/ids_after'
import { PURCHASE_ORDER } from '#procurement/shared/booked'
import { BASE_CURRENCY, lineTotalMinor } from '#engines/money/money'
import { HEAD } from '#procurement/order_costs/order_sql'
import { billSource } from './bill_facts.js'
import { creditSource } from './credit_facts.js'
import { movementSource } from './movement_facts.js'

/**
 * What an order means beside its documents. What came and is kept in no store is a cost of its project when it
 * comes. Once all that came is billed, nothing is left of it in goods received: what rates, rounding and
 * prices of services leave there is a difference of the purchase.
 */
export const orderSource: BookSource = {
  kind: PURCHASE_ORDER,
  module: 'purchasing',
  idsAfter: idsAfterOf('purchase_orders', (query) =>
    query.where('received_bp', '>', 0).orWhere('billed_bp', '>', 0)
  ),
  async read(ids, trx) {
    const orders: any[] = await trx.from('purchase_orders').whereIn('id', ids)
    const received = await receivedOf(ids, trx)
    const open = await openOrders(ids, trx)
    const others = await otherFacts(
      ids.filter((id) => !open.has(id)),
      trx
    )
    const documents = new Map<number, BookedDocument>()
    for (const order of orders) {
      const id = Number(order.id)
      const list = new FactList()
      const rate = documentRate(order.exchange_rate_e6, order.currency, order.ordered_on)
      if (rate === null) continue
      for (const row of received.get(id) ?? []) addService(list, order, rate, row)
      if (!open.has(id)) clear(list, order, others.get(id) ?? [])
      documents.set(id, { number: order.number, facts: list.facts })
    }
    return documents
  },
}

function addService(list: FactList, order: any, rate: bigint, row: any) {
  const { currency, project_id: projectId } = order
  const [quantity, price] = [Number(row.accepted_e4), Number(row.unit_price_e4)]
  const net = lineTotalMinor(quantity, price, currency, Number(row.discount_bp))
  const of = { on: row.received_on, currency, rate }
  list.add('project_services', net, { ...of, projectId, costHead: row.cost_head })
  list.add('goods_received', -net, of)
}

/** What is left in goods received on the day of the last document goes to the purchase's differences. */
function clear(list: FactList, { project_id: projectId }: any, others: Fact[]) {
  const facts = [...list.facts, ...others].filter(({ role }) => role === 'goods_received')
  const rest = facts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const on = facts
    .map((fact) => fact.on)
    .sort()
    .at(-1)
  if (!rest || !on) return
  const of = { on, currency: BASE_CURRENCY }
  list.put('goods_received', -rest, -rest, of)
  const service = list.facts.find((fact) => fact.role === 'project_services')
  if (service)
    list.put('project_services', rest, rest, { ...of, projectId, costHead: service.costHead })
  else list.put('stock_differences', rest, rest, { ...of, projectId })
}

/** What was accepted and lies in no store: services, free text, and what went straight to a site. */
async function receivedOf(ids: number[], trx: TransactionClientContract) {
  const rows: any[] = await trx
    .from('goods_receipts as g')
    .join('goods_receipt_lines as r', 'r.goods_receipt_id', 'g.id')
    .join('purchase_order_lines as l', 'l.id', 'r.order_line_id')
    .leftJoin('materials as m', 'm.id', 'l.material_id')
    .whereIn('g.purchase_order_id', ids)
    .where('g.status', 'posted')
    .where('r.accepted_e4', '>', 0)
    .where((past) => {
      past.whereNull('g.movement_id').orWhereNull('m.id').orWhere('m.kind', 'service')
    })
    .orderBy('r.id')
    .select('g.purchase_order_id', 'g.received_on', 'r.accepted_e4')
    .select('l.unit_price_e4', 'l.discount_bp', trx.raw(`${HEAD} as cost_head`))
  return Map.groupBy(rows, (row) => Number(row.purchase_order_id))
}

/** Orders of which something came that is not billed, was billed that did not come, or waits for inspection. */
async function openOrders(ids: number[], trx: TransactionClientContract): Promise<Set<number>> {
  const rows: any[] = await trx
    .from('purchase_order_lines')
    .whereIn('purchase_order_id', ids)
    .where((open) => {
      open.whereColumn('billed_e4', '<>', 'accepted_e4').orWhere('waiting_e4', '>', 0)
    })
    .distinct('purchase_order_id')
  return new Set(rows.map((row) => Number(row.purchase_order_id)))
}

/** What the documents of orders mean, by order. */
async function otherFacts(
  ids: number[],
  trx: TransactionClientContract
): Promise<Map<number, Fact[]>> {
  const bills = await ordersOf(trx.from('purchase_bills').whereIn('purchase_order_id', ids))
  const credits = await ordersOf(trx.from('vendor_credits').whereIn('purchase_order_id', ids))
  const receipts = await ordersOf(trx.from('goods_receipts').whereIn('purchase_order_id', ids))
  const movements = await movementsOf({ bills, credits, receipts }, trx)
  const facts = new Map<number, Fact[]>(ids.map((id) => [id, []]))
  const of: [BookSource, OrderOf][] = [
    [billSource, bills],
    [creditSource, credits],
    [movementSource, movements],
  ]
  for (const [source, orders] of of)
    for (const [id, document] of await source.read([...orders.keys()], trx))
      facts.get(orders.get(id)!)!.push(...document.facts)
  return facts
}

/** The order of each document, by the document's id. */
type OrderOf = Map<number, number>

async function ordersOf(query: Query): Promise<OrderOf> {
  const rows = await query.select('id', 'purchase_order_id')
  return new Map(rows.map((row) => [Number(row.id), Number(row.purchase_order_id)]))
}

type Query = ReturnType<TransactionClientContract['from']>

/** Movements that documents of orders have made, and those that take them back. */
async function movementsOf(
  { bills, credits, receipts }: Record<'bills' | 'credits' | 'receipts', OrderOf>,
  trx: TransactionClientContract
): Promise<OrderOf> {
  const orders: OrderOf = new Map()
  for (const [type, documents] of [
    ['goods_receipt', receipts],
    ['vendor_bill', bills],
    ['vendor_credit', credits],
  ] as const) {
    const rows: any[] = await trx
      .from('stock_movements')
      .where('source_type', type)
      .whereIn('source_id', [...documents.keys()])
      .select('id', 'source_id')
    for (const row of rows) orders.set(Number(row.id), documents.get(Number(row.source_id))!)
  }
  const reversals: any[] = await trx
    .from('stock_movements')
    .whereIn('reversal_of_id', [...orders.keys()])
    .select('id', 'reversal_of_id')
  for (const row of reversals) orders.set(Number(row.id), orders.get(Number(row.reversal_of_id))!)
  return orders
}
