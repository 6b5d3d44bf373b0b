import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import { formatDecimal4 } from '#core/money/money'
import PurchaseOrder from '#procurement/models/purchase_order'
import { recordBill } from '#procurement/billing/record_bill'
import { sendPurchaseOrder } from '#procurement/actions/send_purchase_order'
import { receiveGoods } from '#procurement/receiving/receive_goods'

/** How much of each line has come of the approved orders, newest first; some are billed too. */
const STORIES = [
  { share: 0.4, bill: null },
  { share: 1, bill: 'matched' },
  { share: 0.75, bill: null },
  { share: 1, bill: 'dear' },
  { share: 0.5, bill: 'matched' },
  { share: 1, bill: 'matched' },
] as const

/** Deliveries and bills of some orders, booked by the actions that people use. Needs the orders. */
export async function seedDeliveries({ trx, now, users }: DemoContext) {
  const orders = await PurchaseOrder.query({ client: trx })
    .where('status', 'approved')
    .preload('lines')
    .orderBy('id', 'desc')
    .limit(STORIES.length + 2)
  const clerk = new DemoUnit(trx, { at: now, by: { id: users['po.clerk'].id, name: 'Clerk' } })
  const keeper = new DemoUnit(trx, { at: now, by: { id: users.storekeeper.id, name: 'Storekeeper' } }) // prettier-ignore
  for (const [i, order] of orders.entries()) {
    await sendPurchaseOrder(clerk, order)
    const story = STORIES[i]
    if (!story) continue
    const lines = order.lines.map(({ id, quantityE4 }) => ({ lineId: id, accepted: part(quantityE4, story.share) })) // prettier-ignore
    const receivedOn = now.minus({ days: i + 1 }).toISODate()!
    await receiveGoods(keeper, order, { receivedOn, deliveryNoteNo: `DN-${4100 + i}`, lines })
    if (!story.bill) continue
    const dearer = story.bill === 'dear' ? 1.08 : 1
    const billed = order.lines.map((line) => ({
      lineId: line.id,
      quantity: formatDecimal4(line.acceptedE4),
      unitPrice: formatDecimal4(Math.round(line.unitPriceE4 * dearer)),
    }))
    await recordBill(clerk, order, { vendorNumber: `INV-${7300 + i}`, lines: billed })
  }
}

/** Whole units, at least one. */
function part(quantityE4: number, share: number): string {
  if (share === 1) return formatDecimal4(quantityE4)
  return String(Math.max(1, Math.floor((quantityE4 * share) / 10_000)))
}
