import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit/write_request'
import { createReceipt } from '#commercial/actions/save_receipt'
import { receiptListing } from '#commercial/listings/invoicing'
import { showReceipt } from '#commercial/queries/show_receipt'
import Receipt from '#commercial/models/receipt'
import ReceiptTransformer from '#commercial/transformers/receipt_transformer'
import { createReceiptValidator } from '#commercial/validators/invoice'

export default class ReceiptsController {
  async index(ctx: HttpContext) {
    const receipts = await answerList(ctx, Receipt, receiptListing)
    return ctx.serialize(ReceiptTransformer.transform(receipts, ctx.abilities))
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
    return writeRequest(ctx, async (unit) => {
      const receipt = await createReceipt(unit, input)
      return showReceipt(ctx, receipt, unit.trx)
    })
  }
}
