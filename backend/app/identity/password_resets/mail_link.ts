import { translatorIn, type Language } from '#core/base/language'
import { firmName } from '#core/mails/mail_body'
import { queueMail } from '#core/mails/queue_mail'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type User from '#identity/shared/user'
import { INVITATION_DAYS, LINK_MINUTES } from './reset_links.js'

interface Link {
  kind: 'password_reset' | 'invitation'
  /** Null says that there is none. */
  href: string | null
}

/** Mails a person the link by which they choose a password. */
export function mailLink(uow: UnitOfWork, user: User, { kind, href }: Link) {
  const language: Language = user.language === 'arabic' ? 'ar' : 'en'
  const say = translatorIn(language)
  const key = (one: string) => `mails.${kind}.${one}`
  const name = (language === 'ar' && user.nameAr) || user.name
  const firm = firmName(language)
  const limits = { minutes: LINK_MINUTES, days: INVITATION_DAYS }
  return queueMail(uow, {
    kind,
    to: [{ address: user.email!, name }],
    subject: say(key('subject'), { firm }),
    content: {
      heading: say(key('heading'), { firm }),
      text: say(key(href ? 'text' : 'refused'), {
        ...{ name, username: user.username, firm },
        ...limits,
      }),
      ...(href && { link: { label: say(key('link')), href } }),
    },
    ...{ language, isSecret: href !== null, createdBy: uow.actor.id },
  })
}
