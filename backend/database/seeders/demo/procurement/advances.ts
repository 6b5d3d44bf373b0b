import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import { formatMoney } from '#engines/money/money'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { createAdvance } from '#procurement/vendor_advances/actions/create_advance'

/** Of the order's total, and the days for which its guarantee still runs: one ends soon. */
const STORIES = [
  { share: 0.1, days: 150 },
  { share: 0.2, days: 25 },
] as const

/** Advances that wait for their approval, on orders of which nothing has come. Needs the deliveries. */
export async function seedAdvances({ trx, now, users }: DemoContext) {
  const orders = await PurchaseOrder.query({ client: trx })
    .where({ status: 'sent', billedBp: 0 })
    .whereIn('vendorId', trx.from('vendors').where('status', 'approved').select('id'))
    .preload('lines')
    .orderBy('id', 'desc')
    .limit(STORIES.length)
  const clerk = new DemoUnit(trx, { at: now, by: { id: users['po.clerk'].id, name: 'Clerk' } })
  for (const [i, order] of orders.entries()) {
    const { share, days } = STORIES[i]!
    const amount = formatMoney(Math.floor(order.totalMinor * share), order.currency)
    await createAdvance(clerk, order, {
      amount,
      note: null,
      ...{ withholdingKindId: null, withholdingNote: 'Supply of goods' },
      guaranteeNumber: `LG-2026-${310 + i}`,
      guaranteeBank: i ? 'Riyad Bank' : 'Saudi National Bank',
      guaranteeAmount: amount,
      guaranteeExpiresOn: now.plus({ days }).toISODate(),
    })
  }
}
