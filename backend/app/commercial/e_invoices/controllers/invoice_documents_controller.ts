import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { resubmit } from '#commercial/e_invoices/actions/resubmit'
import { presentInvoice } from '#commercial/e_invoices/present'
import { lockInvoice } from '#commercial/invoices/actions/lock_invoice'
import { findInvoice } from '#commercial/invoices/queries/find_invoice'

/** The electronic documents of an invoice. */
export default class InvoiceDocumentsController {
  async show(ctx: HttpContext) {
    return presentInvoice(await findInvoice(ctx.params.id), ctx.abilities)
  }

  /** Signs a rejected invoice again. */
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const invoice = await lockInvoice(uow, ctx.params.id, expectedVersion)
      await resubmit(uow, invoice)
      return presentInvoice(invoice, ctx.abilities, uow.trx)
    })
  }
}
