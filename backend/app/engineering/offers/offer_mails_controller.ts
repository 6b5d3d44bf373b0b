import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/base/language'
import { validateBody } from '#core/http/validate'
import {
  documentMailValidator,
  mailDocument,
  mailDraft,
  mailsOfRecord,
} from '#core/mails/document_mails'
import { presentMails } from '#core/mails/present'
import { writeRequest } from '#core/unit_of_work/write_request'
import { OFFER, requireSendable } from '#engineering/offers/offer_mails'
import { lockQuotation } from '#engineering/quotations/lock_quotation'
import { findQuotation } from '#engineering/quotations/queries/find_quotation'
import { clientAddresses } from '#engineering/shared/client_addresses'

export default class OfferMailsController {
  async index(ctx: HttpContext) {
    const { id } = await findQuotation(ctx.params.id)
    return mailsOfRecord(OFFER, id)
  }

  async draft(ctx: HttpContext) {
    const { number, clientId, clientName } = await findQuotation(ctx.params.id)
    return mailDraft(ctx, OFFER, {
      ...{ number, name: clientName ?? '', addresses: await clientAddresses(clientId) },
      language: languageOf(ctx),
    })
  }

  /** Sends the offer to its client; the PDF is printed by the worker. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, documentMailValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const quotation = await lockQuotation(uow, ctx.params.id)
      requireSendable(quotation)
      const { id, number: label, version } = quotation
      const audited = { entityType: 'quotation', entityId: id }
      const mail = await mailDocument(
        uow,
        { type: OFFER, id, label, options: { version }, audited },
        input
      )
      return (await presentMails([mail], uow.trx))[0]
    })
  }
}
