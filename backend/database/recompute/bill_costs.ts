import { inHalalas, least, netOf, share, sum, whole } from './arithmetic.js'
import type { Comparison } from './comparison.js'
import type { Purchasing } from './orders.js'
import type { Delivered, StockDocuments } from './stock_documents.js'

const COUNTS = new Set(['matched', 'released'])

/**
 * By how much bills have changed the cost of the goods that they are for: bills take deliveries in their
 * order, the earliest first, and what a bill asks, at the rate that the order keeps, replaces the
 * order's price. Left out are lines of which goods or money went back, or that were billed before they
 * came: there the outcome depends on what was known when.
 */
export function compareBillCosts(read: Purchasing, stock: StockDocuments, to: Comparison) {
  const stated = statedChanges(stock)
  const asked = Map.groupBy(
    read.bills.flatMap(({ row, lines }) => lines.map((line) => ({ row, line }))),
    ({ line }) => Number(line.order_line_id)
  )
  for (const [lineId, bills] of asked) {
    const line = read.orderLines.get(lineId)
    const order = read.orders.get(Number(line.purchase_order_id))
    const deliveries = stock.deliveredOf.get(lineId) ?? []
    const rate = order.currency === 'SAR' ? 1_000_000 : order.exchange_rate_e6
    const plain =
      !Number(order.revision) &&
      rate !== null &&
      !whole(line.returned_e4) &&
      deliveries.every(({ stands }) => stands) &&
      bills.every(
        ({ row, line: one }) =>
          row.status !== 'cancelled' && !whole(one.over_e4) && !whole(one.credited_net_minor)
      )
    if (!plain || !deliveries.length) continue
    const due = changeOf(bills, deliveries, (net) => inHalalas(net, order.currency, rate))
    const of = deliveries.flatMap(({ lines }) =>
      lines.map(({ id }) => stated.get(Number(id)) ?? 0n)
    )
    to.add('cost by bills, halalas', `${order.number} line ${line.position}`, due, sum(of))
  }
}

/** What bills have changed of each line of stock, as the changes of cost state it. */
function statedChanges({ movements, linesOf }: StockDocuments): Map<number, bigint> {
  const stated = new Map<number, bigint>()
  for (const movement of movements.values()) {
    if (movement.source_type !== 'vendor_bill' || movement.status !== 'posted') continue
    for (const line of linesOf.get(movement.id) ?? []) {
      const id = Number(line.revalued_line_id)
      stated.set(id, (stated.get(id) ?? 0n) + whole(line.value_minor))
    }
  }
  return stated
}

function changeOf(
  bills: { row: any; line: any }[],
  deliveries: Delivered[],
  inRiyals: (net: bigint) => bigint
): bigint {
  let change = 0n
  let from = 0n
  for (const { row, line } of bills) {
    const quantity = whole(line.quantity_e4)
    const until = from + quantity
    let [open, left] = [
      quantity,
      inRiyals(netOf(line.quantity_e4, line.unit_price_e4, row.currency)),
    ]
    let start = 0n
    for (const { came, worth } of deliveries) {
      const [first, last] = [from - start, least(until - start, came)]
      const begin = first > 0n ? first : 0n
      start += came
      if (last <= begin) continue
      const price = share(left, last - begin, open)
      open -= last - begin
      left -= price
      const was = sum(worth.map((value) => share(value, last, came) - share(value, begin, came)))
      if (COUNTS.has(row.status) && worth.length) change += price - was
    }
    from = until
  }
  return change
}
