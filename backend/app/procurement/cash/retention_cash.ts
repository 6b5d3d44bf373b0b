import db from '@adonisjs/lucid/services/db'
import { atOnce, type CashSource } from '#core/cash/cash_sources'
import { atRate } from '#core/exchange_rates/at_rate'
import { rateOn } from '#core/exchange_rates/known_rates'
import { retentionDay } from '#procurement/purchase_orders/order_retention'
import { PURCHASE_ORDER } from '#procurement/shared/booked'
import { lastDeliveries, pagesOfOrders } from './ordered_page.js'

/** What the firm holds back of vendors, on the day from which it is owed; until all has come, on none. */
export const vendorRetentionSource: CashSource = {
  line: 'vendor_retention',
  async *read({ from }) {
    for await (const orders of pagesOfOrders((query) => void query.whereIn('id', holding()))) {
      const ids = orders.map(({ order }) => order.id)
      const held = await heldOf(ids)
      const deliveries = await lastDeliveries(ids)
      yield orders.flatMap(({ order, parts }) => {
        const { id, number, vendorName, currency } = order
        const rate = rateOn(currency)
        const amount = held.get(id) ?? 0
        if (rate === undefined || !amount) return []
        const day = retentionDay(order, deliveries.get(id) ?? null, parts)
        return {
          ...{ kind: PURCHASE_ORDER, recordId: id, number, party: vendorName },
          ...{ on: atOnce(day, from), amountMinor: -atRate(amount, currency, rate) },
        }
      })
    }
  },
}

const live = () => db.from('purchase_bills').whereNot('status', 'cancelled')

const holding = () =>
  live().whereColumn('retention_minor', '>', 'retention_paid_minor').select('purchase_order_id')

async function heldOf(ids: number[]): Promise<Map<number, number>> {
  const rows = await live()
    .whereIn('purchase_order_id', ids)
    .groupBy('purchase_order_id')
    .select('purchase_order_id')
    .select(db.raw('SUM(retention_minor - retention_paid_minor) as held'))
  return new Map(rows.map((row) => [Number(row.purchase_order_id), Number(row.held)]))
}
