import { updateRows } from '#core/database/many_rows'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { bookDocument } from '#core/books/book_document'
import { PURCHASE_ORDER } from '#procurement/shared/booked'
import { dateInstalments } from '#procurement/bill_instalments/date_instalments'
import { retentionDueOn } from '#procurement/purchase_orders/order_retention'
import { saveNext } from './change_purchase_order.js'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { progressOf, statusAfter } from '#procurement/purchase_orders/progress'

/** Keeps what has come and been billed of a locked order's lines, and the state that follows. */
export async function saveProgress(uow: UnitOfWork, order: PurchaseOrder) {
  const changed = order.lines.filter(({ $isDirty }) => $isDirty)
  const rows = changed.map((line) => ({
    id: line.id,
    accepted_e4: line.acceptedE4,
    waiting_e4: line.waitingE4,
    rejected_e4: line.rejectedE4,
    billed_e4: line.billedE4,
    billed_net_minor: line.billedNetMinor,
  }))
  await updateRows(uow.trx, 'purchase_order_lines', rows)
  for (const line of changed) line.$hydrateOriginals()
  const progress = progressOf(order.lines, billedCharges(order))
  order.merge({ ...progress, status: statusAfter(order.status, progress, order.sentAt !== null) })
  await saveNext(uow, order)
  await followRetention(uow, order)
  await bookDocument(uow, PURCHASE_ORDER, order.id)
}

/** What is kept until the end of an order is owed from the day that its last delivery sets off. */
export async function followRetention(uow: UnitOfWork, order: PurchaseOrder) {
  await dateInstalments(uow, order.id, 'retention', async () => {
    const dueOn = await retentionDueOn(order, uow)
    return () => dueOn
  })
}

/** The charges of an order, and what is billed of them. */
export const billedCharges = (order: PurchaseOrder) => [
  { netMinor: order.freightMinor, billedMinor: order.freightBilledMinor },
  { netMinor: order.chargesMinor, billedMinor: order.chargesBilledMinor },
]
