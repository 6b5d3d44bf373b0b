import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import {
  documentMailValidator,
  mailDocument,
  mailDraft,
  mailsOfRecord,
} from '#core/mails/document_mails'
import { presentMails } from '#core/mails/present'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockPurchaseOrder } from '#procurement/purchase_orders/actions/lock_purchase_order'
import { requireSendable } from '#procurement/purchase_orders/mails/order_mails'
import { findPurchaseOrder } from '#procurement/purchase_orders/queries/find_purchase_order'
import { PURCHASE_ORDER } from '#procurement/purchase_orders/records'
import { publishChange } from '#procurement/shared/publish_change'
import { languageOfVendor } from '#procurement/vendors/document_language'
import Vendor from '#procurement/vendors/models/vendor'

export default class PurchaseOrderMailsController {
  async index(ctx: HttpContext) {
    const { id } = await findPurchaseOrder(ctx, ctx.params.id)
    return mailsOfRecord(PURCHASE_ORDER, id)
  }

  async draft(ctx: HttpContext) {
    const { number, vendorId, vendorName } = await findPurchaseOrder(ctx, ctx.params.id)
    const vendor = await Vendor.find(vendorId)
    return mailDraft(ctx, PURCHASE_ORDER, {
      ...{ number, name: vendorName, addresses: [vendor?.email] },
      language: await languageOfVendor(vendorId),
    })
  }

  /** Sends the order to its vendor; the PDF is printed by the worker. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, documentMailValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const order = await lockPurchaseOrder(uow, ctx, ctx.params.id)
      requireSendable(order)
      const { id, number: label, revision } = order
      const audited = { entityType: PURCHASE_ORDER, entityId: id }
      const record = { type: PURCHASE_ORDER, id, label, options: { revision }, audited }
      const mail = await mailDocument(uow, record, input)
      publishChange(uow, 'purchase-orders', id, 'mail')
      return (await presentMails([mail], uow.trx))[0]
    })
  }
}
