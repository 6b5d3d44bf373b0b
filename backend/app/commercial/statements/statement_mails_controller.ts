import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/base/language'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { mailDocument, mailDraft, mailsOfRecord } from '#core/mails/document_mails'
import { presentMails } from '#core/mails/present'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import Client from '#commercial/clients/models/client'
import { clientAddresses } from '#commercial/clients/client_addresses'
import { statementMailValidator } from '#commercial/statements/statement_mail_validator'
import { CLIENT_STATEMENT } from '#commercial/statements/statement_mails'

export default class StatementMailsController {
  async index(ctx: HttpContext) {
    const { id } = await findClient(ctx.params.id)
    return mailsOfRecord(CLIENT_STATEMENT, id)
  }

  async draft(ctx: HttpContext) {
    const client = await findClient(ctx.params.id)
    return mailDraft(ctx, CLIENT_STATEMENT, {
      name: client.company ?? client.name,
      addresses: await clientAddresses(client),
      language: languageOf(ctx),
    })
  }

  /** Sends a client the statement of a period; the PDF is printed by the worker. */
  async store(ctx: HttpContext) {
    const { from, upTo, currency, ...input } = await validateBody(ctx, statementMailValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const client = await findClient(ctx.params.id, uow)
      const { id } = client
      const options = { from, upTo, currency }
      const audited = { entityType: 'client', entityId: id }
      const label = client.company ?? client.name
      const record = { type: CLIENT_STATEMENT, id, label, options, audited }
      return (await presentMails([await mailDocument(uow, record, input)], uow.trx))[0]
    })
  }
}

async function findClient(id: number, uow?: UnitOfWork): Promise<Client> {
  const client = await Client.find(id, uow && { client: uow.trx })
  if (!client) throw notFound()
  return client
}
