import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { noBody } from '#core/validation/fields'
import { writeRequest } from '#core/unit_of_work/write_request'
import { issueInvoice } from '#commercial/invoices/actions/issue_invoice'
import { lockInvoice } from '#commercial/invoices/actions/lock_invoice'
import { showInvoice } from '#commercial/invoices/queries/find_invoice'

/** Gives a draft its number; the PDF follows as a job. */
export default class InvoiceIssuesController {
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const invoice = await lockInvoice(uow, ctx.params.id, expectedVersion)
      await issueInvoice(uow, invoice)
      return showInvoice(ctx, invoice, uow)
    })
  }
}
