import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { noBody } from '#core/validation/fields'
import { writeRequest } from '#core/unit/write_request'
import { issueInvoice } from '#commercial/actions/issue_invoice'
import { lockInvoice } from '#commercial/actions/lock_invoice'
import { showInvoice } from '#commercial/queries/find_invoice'

/** Gives a draft its number; the PDF follows as a job. */
export default class InvoiceIssuesController {
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const invoice = await lockInvoice(unit, ctx.params.id, seen)
      await issueInvoice(unit, invoice)
      return showInvoice(ctx, invoice, unit)
    })
  }
}
