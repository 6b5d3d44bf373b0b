import type { HttpContext } from '@adonisjs/core/http'
import { languageOf, translatorFor } from '#core/base/language'
import { validateBody } from '#core/http/validate'
import { presentMail } from '#core/mails/present'
import { queueMail } from '#core/mails/queue_mail'
import { mailTestValidator } from '#core/mails/validator'
import { writeRequest } from '#core/unit_of_work/write_request'

export default class MailTestsController {
  /** Sends a mail that says nothing but that it has arrived. */
  async store(ctx: HttpContext) {
    const { to } = await validateBody(ctx, mailTestValidator)
    const say = translatorFor(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const mail = await queueMail(uow, {
        kind: 'test',
        to: [{ address: to }],
        subject: say('mails.test.subject'),
        content: { heading: say('mails.test.subject'), text: say('mails.test.text') },
        language: languageOf(ctx),
        createdBy: ctx.actor!.id,
      })
      const about = { entityType: 'mail', entityId: mail.id, label: mail.subject }
      await uow.audit({ action: 'create', ...about, after: { recipients: to, kind: 'test' } })
      return presentMail(mail, ctx.abilities.has('mails.manage'), uow.trx)
    })
  }
}
