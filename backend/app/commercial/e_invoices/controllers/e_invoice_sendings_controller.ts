import type { HttpContext } from '@adonisjs/core/http'
import { conflict, notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { checkVersion, requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { enqueueSending } from '#commercial/e_invoices/actions/sign_document'
import EInvoice from '#commercial/e_invoices/models/e_invoice'

/** Sends a waiting document now, not at its next turn. */
export default class EInvoiceSendingsController {
  async store(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      const document = await EInvoice.query({ client: uow.trx })
        .where('id', ctx.params.id)
        .forUpdate()
        .first()
      if (!document) throw notFound()
      await checkVersion(document, expectedVersion, uow.trx)
      if (!['not_sent', 'retry'].includes(document.state)) throw conflict('E_INVOICE_SETTLED')
      return enqueueSending(uow, document)
    })
  }
}
