import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit/write_request'
import { allocateCredit } from '#commercial/actions/allocate_credit'
import { lockInvoice } from '#commercial/actions/lock_invoice'
import { showInvoice } from '#commercial/queries/find_invoice'
import { allocateReceiptValidator } from '#commercial/validators/invoice'

/** Sets what a credit note has left against more invoices of its client. */
export default class CreditAllocationsController {
  async store(ctx: HttpContext) {
    const { allocations } = await validateBody(ctx, allocateReceiptValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const note = await lockInvoice(unit, ctx.params.id, seen)
      await allocateCredit(unit, note, allocations)
      return showInvoice(ctx, note, unit)
    })
  }
}
