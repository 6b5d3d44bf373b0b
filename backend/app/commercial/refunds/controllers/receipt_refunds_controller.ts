import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockReceipt } from '#commercial/receipts/lock_receipt'
import { showReceipt } from '#commercial/receipts/show_receipt'
import { refundReceipt } from '#commercial/refunds/pay_refund'
import { createRefundValidator } from '#commercial/refunds/validator'

/** Pays back what a receipt has left: an overpayment, or money of a client who leaves. */
export default class ReceiptRefundsController {
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createRefundValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const receipt = await lockReceipt(uow, ctx.params.id, expectedVersion)
      await refundReceipt(uow, receipt, input)
      return showReceipt(ctx, receipt, uow.trx)
    })
  }
}
