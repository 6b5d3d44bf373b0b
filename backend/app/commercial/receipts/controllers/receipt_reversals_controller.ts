import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockReceipt } from '#commercial/receipts/lock_receipt'
import { reverseReceipt } from '#commercial/receipts/reverse_receipt'
import { showReceipt } from '#commercial/receipts/show_receipt'
import { reverseReceiptValidator } from '#commercial/receipts/validator'

/** Takes a receipt back: a cheque that bounced, or money booked to the wrong client. */
export default class ReceiptReversalsController {
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, reverseReceiptValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const receipt = await lockReceipt(uow, ctx.params.id, expectedVersion)
      await reverseReceipt(uow, receipt, input)
      return showReceipt(ctx, receipt, uow.trx)
    })
  }
}
