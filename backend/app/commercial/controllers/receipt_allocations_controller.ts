import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { lockReceipt } from '#commercial/actions/lock_receipt'
import { allocateReceipt } from '#commercial/actions/save_receipt'
import { showReceipt } from '#commercial/queries/show_receipt'
import { allocateReceiptValidator } from '#commercial/validators/invoice'

/** Spreads what a receipt has left over more invoices. */
export default class ReceiptAllocationsController {
  async store(ctx: HttpContext) {
    const { allocations } = await validateBody(ctx, allocateReceiptValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const receipt = await lockReceipt(unit, ctx.params.id, seen)
      await allocateReceipt(unit, receipt, allocations)
      return showReceipt(ctx, receipt, unit.trx)
    })
  }
}
