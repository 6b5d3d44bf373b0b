import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockInvoice } from '#commercial/invoices/actions/lock_invoice'
import { showInvoice } from '#commercial/invoices/queries/find_invoice'
import { refundCredit } from '#commercial/refunds/pay_refund'
import { createRefundValidator } from '#commercial/refunds/validator'

/** Pays back what a credit note has left. */
export default class CreditRefundsController {
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createRefundValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const note = await lockInvoice(uow, ctx.params.id, expectedVersion)
      await refundCredit(uow, note, input)
      return showInvoice(ctx, note, uow)
    })
  }
}
