import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockInvoice } from '#commercial/invoices/actions/lock_invoice'
import {
  createInvoice,
  deleteInvoice,
  updateInvoice,
} from '#commercial/invoices/actions/save_invoice'
import { invoiceListing } from '#commercial/invoices/listing'
import Invoice from '#commercial/invoices/models/invoice'
import { findInvoice, showInvoice } from '#commercial/invoices/queries/find_invoice'
import InvoiceTransformer from '#commercial/invoices/transformers/invoice_transformer'
import { createInvoiceValidator, updateInvoiceValidator } from '#commercial/invoices/validator'

export default class InvoicesController {
  async index(ctx: HttpContext) {
    const invoices = await answerList(ctx, Invoice, invoiceListing)
    return ctx.serialize(InvoiceTransformer.transform(invoices, ctx.abilities, ctx.auth.user?.id))
  }

  async show(ctx: HttpContext) {
    return showInvoice(ctx, await findInvoice(ctx.params.id))
  }

  async store(ctx: HttpContext) {
    const { type, originalId = null, ...input } = await validateBody(ctx, createInvoiceValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) =>
      showInvoice(ctx, await createInvoice(uow, type, originalId, input), uow)
    )
  }

  /** Rewrites a draft: what is left out is empty. */
  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateInvoiceValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const invoice = await lockInvoice(uow, ctx.params.id, expectedVersion)
      await updateInvoice(uow, invoice, input)
      return showInvoice(ctx, invoice, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await deleteInvoice(uow, await lockInvoice(uow, ctx.params.id, expectedVersion))
    })
  }
}
