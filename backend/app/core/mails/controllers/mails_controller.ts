import type { HttpContext } from '@adonisjs/core/http'
import { conflict, notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { mailListing } from '#core/mails/listing'
import Mail from '#core/mails/mail'
import { presentMail, presentMails } from '#core/mails/present'
import { resendMail } from '#core/mails/queue_mail'
import { cancelMail } from '#core/mails/cancel_mail'
import { noBody } from '#core/validation/fields'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'

/** The outbox: every mail of the portal with what became of it. */
export default class MailsController {
  async index(ctx: HttpContext) {
    return presentMails(await answerList(ctx, Mail, mailListing))
  }

  async show(ctx: HttpContext) {
    const mail = await Mail.find(ctx.params.id)
    if (!mail) throw notFound()
    return presentMail(mail, ctx.abilities.has('mails.manage'))
  }

  /** Sends an ended mail once more, as a mail of its own. */
  async resend(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const mail = await lockMail(uow, ctx.params.id)
      if (mail.state === 'waiting' || mail.state === 'sending' || mail.isSecret)
        throw conflict('CONFLICT')
      const copy = await resendMail(uow, mail)
      await logMail(uow, 'resend', mail, { resentAs: copy.id })
      return presentMail(copy, true, uow.trx)
    })
  }

  /** Stops a mail that still waits. */
  async cancel(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    return writeRequest(ctx, async (uow) => {
      const mail = await lockMail(uow, ctx.params.id)
      if (!(await cancelMail(uow, mail))) throw conflict('CONFLICT')
      await logMail(uow, 'cancel', mail, { state: 'cancelled' })
      return presentMail(await lockMail(uow, mail.id), true, uow.trx)
    })
  }
}

async function lockMail(uow: UnitOfWork, id: number): Promise<Mail> {
  const mail = await Mail.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!mail) throw notFound()
  return mail
}

function logMail(uow: UnitOfWork, action: string, mail: Mail, after: Record<string, unknown>) {
  const about = { entityType: 'mail', entityId: mail.id, label: mail.subject }
  const before = 'state' in after ? { state: mail.state } : {}
  return uow.audit({ action, ...about, before, after: { recipients: mail.recipients, ...after } })
}
