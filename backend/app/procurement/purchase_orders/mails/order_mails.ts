import { conflict } from '#core/base/app_error'
import { MAIL_SENT, type MailSent } from '#core/mails/deliver'
import { registerMailedDocument } from '#core/mails/documents'
import { onEvent } from '#core/outbox/listeners'
import type { PrintChoice } from '#core/printing/print_choice'
import { abilitiesOfRequester, abilitiesWithin } from '#identity/guard/abilities'
import { publishChange } from '#procurement/shared/publish_change'
import { sendPurchaseOrder } from '#procurement/purchase_orders/actions/send_purchase_order'
import { lockAnyOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { isBinding } from '#procurement/purchase_orders/order_shares'
import { purchaseOrderPdfOf } from '#procurement/purchase_orders/pdf/print_order_job'
import { visibleOrders } from '#procurement/purchase_orders/queries/find_purchase_order'
import { PURCHASE_ORDER } from '#procurement/purchase_orders/records'

/** What a mail with an order was ordered for: another version of the order is another document. */
interface OrderMail {
  language: PrintChoice
  revision: number
}

/** @throws AppError 409 ORDER_NOT_BINDING for an order that no one has approved */
export function requireSendable({ status }: PurchaseOrder) {
  if (!isBinding(status)) throw conflict('ORDER_NOT_BINDING')
}

registerMailedDocument(PURCHASE_ORDER, {
  async print(orderId, options, userId) {
    const { language, revision } = options as unknown as OrderMail
    const abilities = await abilitiesOfRequester(userId)
    const order = await visibleOrders({ abilities }).where('purchase_orders.id', orderId).first()
    if (!order || !isBinding(order.status) || order.revision !== revision) return null
    return purchaseOrderPdfOf({ orderId, language }, userId)
  },
  linkOf: (id) => `/procurement/purchase-orders/${id}`,
  changed: (uow, id) => publishChange(uow, 'purchase-orders', id, 'mail'),
})

/** An approved order whose mail the vendor's server was given has gone to its vendor. */
onEvent<MailSent>(MAIL_SENT, 'mark-order-sent', async ({ payload }, uow) => {
  if (payload.entityType !== PURCHASE_ORDER) return
  const { entityId, createdBy, options } = payload
  const abilities = await abilitiesWithin(uow.trx, createdBy)
  if (!abilities.has('purchase-orders.manage')) return
  const order = await lockAnyOrder(uow, entityId)
  const { revision } = options as unknown as OrderMail
  if (order.status === 'approved' && order.revision === revision)
    await sendPurchaseOrder(uow, order)
})
