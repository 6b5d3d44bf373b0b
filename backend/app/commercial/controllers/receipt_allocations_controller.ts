import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { checkVersion, requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { allocateReceipt } from '#commercial/actions/save_receipt'
import Receipt from '#commercial/models/receipt'
import { showReceipt } from '#commercial/queries/show_receipt'
import { allocateReceiptValidator } from '#commercial/validators/invoice'

/** Spreads what a receipt has left over more invoices. */
export default class ReceiptAllocationsController {
  async store(ctx: HttpContext) {
    const { allocations } = await validateBody(ctx, allocateReceiptValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const receipt = await Receipt.query({ client: unit.trx })
        .where('id', ctx.params.id)
        .forUpdate()
        .first()
      if (!receipt) throw notFound()
      await checkVersion(receipt, seen, unit.trx)
      await allocateReceipt(unit, receipt, allocations)
      return showReceipt(ctx, receipt, unit.trx)
    })
  }
}
