import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { allocateCredit } from '#commercial/receipts/allocate_credit'
import { lockInvoice } from '#commercial/invoices/actions/lock_invoice'
import { showInvoice } from '#commercial/invoices/queries/find_invoice'
import { allocateReceiptValidator } from '#commercial/receipts/validator'

/** Sets what a credit note has left against more invoices of its client. */
export default class CreditAllocationsController {
  async store(ctx: HttpContext) {
    const { allocations } = await validateBody(ctx, allocateReceiptValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const note = await lockInvoice(uow, ctx.params.id, expectedVersion)
      await allocateCredit(uow, note, allocations)
      return showInvoice(ctx, note, uow)
    })
  }
}
