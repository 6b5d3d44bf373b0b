import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockReceipt } from '#commercial/actions/lock_receipt'
import { reverseReceipt } from '#commercial/actions/reverse_receipt'
import { showReceipt } from '#commercial/queries/show_receipt'
import { reverseReceiptValidator } from '#commercial/validators/invoice'

/** Takes a receipt back: a cheque that bounced, or money booked to the wrong client. */
export default class ReceiptReversalsController {
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, reverseReceiptValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const receipt = await lockReceipt(unit, ctx.params.id, seen)
      await reverseReceipt(unit, receipt, input)
      return showReceipt(ctx, receipt, unit.trx)
    })
  }
}
