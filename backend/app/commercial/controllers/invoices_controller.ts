import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit/write_request'
import { lockInvoice } from '#commercial/actions/lock_invoice'
import { createInvoice, deleteInvoice, updateInvoice } from '#commercial/actions/save_invoice'
import { invoiceListing } from '#commercial/listings/invoicing'
import Invoice from '#commercial/models/invoice'
import { findInvoice, showInvoice } from '#commercial/queries/find_invoice'
import InvoiceTransformer from '#commercial/transformers/invoice_transformer'
import { createInvoiceValidator, updateInvoiceValidator } from '#commercial/validators/invoice'

export default class InvoicesController {
  async index(ctx: HttpContext) {
    const invoices = await answerList(ctx, Invoice, invoiceListing)
    return ctx.serialize(InvoiceTransformer.transform(invoices, ctx.abilities))
  }

  async show(ctx: HttpContext) {
    return showInvoice(ctx, await findInvoice(ctx.params.id))
  }

  async store(ctx: HttpContext) {
    const { type, originalId = null, ...input } = await validateBody(ctx, createInvoiceValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) =>
      showInvoice(ctx, await createInvoice(unit, type, originalId, input), unit)
    )
  }

  /** Writes a draft anew: what is left out is empty. */
  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateInvoiceValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const invoice = await lockInvoice(unit, ctx.params.id, seen)
      await updateInvoice(unit, invoice, input)
      return showInvoice(ctx, invoice, unit)
    })
  }

  async destroy(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      await deleteInvoice(unit, await lockInvoice(unit, ctx.params.id, seen))
    })
  }
}
