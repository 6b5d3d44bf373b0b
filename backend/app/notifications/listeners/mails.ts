import { translatorIn } from '#core/base/language'
import { MAIL_UNDELIVERED, type MailUndelivered } from '#core/mails/deliver'
import { onEvent } from '#core/outbox/listeners'
import { notify } from '#notifications/notify'

/** Who sent a mail is told that it did not arrive, and why. */
onEvent<MailUndelivered>(MAIL_UNDELIVERED, 'notify-sender', async ({ payload }, uow) => {
  const { state, reason, said, recipients, createdBy, link, mailId } = payload
  const why = (language: 'en' | 'ar') =>
    `${recipients}: ${translatorIn(language)(`mails.reasons.${reason}`)}${said && ` (${said})`}`
  await notify(uow, [createdBy], {
    type: `mail_${state}`,
    title: 'Mail not delivered',
    titleAr: 'لم تُسلَّم الرسالة',
    message: why('en'),
    messageAr: why('ar'),
    priority: 'high',
    actionUrl: link,
    relatedEntityType: 'mails',
    relatedEntityId: mailId,
  })
})
