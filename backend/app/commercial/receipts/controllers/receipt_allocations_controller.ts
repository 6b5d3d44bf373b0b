import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockReceipt } from '#commercial/receipts/lock_receipt'
import { allocateReceipt } from '#commercial/receipts/save_receipt'
import { showReceipt } from '#commercial/receipts/show_receipt'
import { allocateReceiptValidator } from '#commercial/receipts/validator'

/** Spreads what a receipt has left over more invoices. */
export default class ReceiptAllocationsController {
  async store(ctx: HttpContext) {
    const { allocations } = await validateBody(ctx, allocateReceiptValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const receipt = await lockReceipt(uow, ctx.params.id, expectedVersion)
      await allocateReceipt(uow, receipt, allocations)
      return showReceipt(ctx, receipt, uow.trx)
    })
  }
}
