import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { createReceipt } from '#commercial/receipts/save_receipt'
import { receiptListing } from '#commercial/receipts/listing'
import { showReceipt } from '#commercial/receipts/show_receipt'
import Receipt from '#commercial/receipts/receipt'
import ReceiptTransformer from '#commercial/receipts/receipt_transformer'
import { createReceiptValidator } from '#commercial/receipts/validator'

export default class ReceiptsController {
  async index(ctx: HttpContext) {
    const receipts = await answerList(ctx, Receipt, receiptListing)
    return ctx.serialize(
      ReceiptTransformer.transform(receipts, ctx.abilities, {}, ctx.auth.user?.id)
    )
  }

  async show(ctx: HttpContext) {
    const receipt = await Receipt.find(ctx.params.id)
    if (!receipt) throw notFound()
    return showReceipt(ctx, receipt)
  }

  /** Books money that came in, spread over as many invoices as the body names. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createReceiptValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const receipt = await createReceipt(uow, input)
      return showReceipt(ctx, receipt, uow.trx)
    })
  }
}
