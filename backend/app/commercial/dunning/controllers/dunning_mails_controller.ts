import type { HttpContext } from '@adonisjs/core/http'
import { conflict, notFound } from '#core/base/app_error'
import { languageOf } from '#core/base/language'
import { validateBody } from '#core/http/validate'
import {
  documentMailValidator,
  mailDocument,
  mailDraft,
  mailsOfRecord,
} from '#core/mails/document_mails'
import { presentMails } from '#core/mails/present'
import { fileAttachment } from '#core/mails/attachment'
import { writeRequest } from '#core/unit_of_work/write_request'
import Client from '#commercial/clients/models/client'
import DunningLetter from '#commercial/dunning/dunning_letter'
import { DUNNING_PDF } from '#commercial/dunning/pdf/print_dunning_job'
import { clientAddresses } from '#commercial/clients/client_addresses'

export default class DunningMailsController {
  async index(ctx: HttpContext) {
    const { id } = await findLetter(ctx.params.id)
    return mailsOfRecord(DUNNING_PDF, id)
  }

  async draft(ctx: HttpContext) {
    const { number, clientId, clientName } = await findLetter(ctx.params.id)
    const client = clientId === null ? null : await Client.find(clientId)
    return mailDraft(ctx, DUNNING_PDF, {
      ...{ number, name: clientName, addresses: client ? await clientAddresses(client) : [] },
      language: languageOf(ctx),
    })
  }

  /** Sends a letter to its client with the PDF that is kept with it. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, documentMailValidator)
    const { id, number: label, pdfFileId } = await findLetter(ctx.params.id)
    const attachment = pdfFileId === null ? null : await fileAttachment(pdfFileId)
    if (!attachment) throw conflict('LETTER_NOT_PRINTED')
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const audited = { entityType: 'dunning_letter', entityId: id }
      const record = { type: DUNNING_PDF, id, label, attachments: [attachment], audited }
      return (await presentMails([await mailDocument(uow, record, input)], uow.trx))[0]
    })
  }
}

async function findLetter(id: number): Promise<DunningLetter> {
  const letter = await DunningLetter.find(id)
  if (!letter) throw notFound()
  return letter
}
