import { appUrl } from '#config/app'
import { translatorIn, type Language } from '#core/base/language'
import type { MailContent } from '#core/mails/mail_body'
import { queueMail } from '#core/mails/queue_mail'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { approvalCards, type ApprovalCard } from './approval_cards.js'
import { approvalContent } from './approval_mail.js'
import type Notification from './notification.js'
import { readersOf, type Reader } from './readers.js'

/** A page of the portal; whoever opens it signs in first. Nothing is decided by opening it. */
export const pageAt = (path: string) => new URL(path, appUrl).href

/** How one gets fewer mails. */
export function lessMails(language: Language): MailContent['note'] {
  const say = translatorIn(language)
  const [text, label] = [
    say('mails.notifications.less.text'),
    say('mails.notifications.less.label'),
  ]
  return { text, label, href: pageAt('/account/preferences') }
}

/** A notification with what its mail may say of the approval that it is about. */
export interface Mailed {
  it: Notification
  card: ApprovalCard | null
}

/** Mails notifications to the people they are for, in their language. */
export async function mailAtOnce(uow: UnitOfWork, notifications: readonly Notification[]) {
  if (!notifications.length) return
  const readers = await readersOf(
    uow,
    notifications.map(({ userId }) => userId)
  )
  const cardOf = approvalCards(uow)
  for (const it of notifications) {
    const reader = readers.get(it.userId)
    if (!reader) continue
    const card = await cardOf(it, reader)
    await mailTo(uow, reader, { it, card: card === 'over' ? null : card })
  }
}

/** One notification as a mail of its own. */
export function mailTo(uow: UnitOfWork, reader: Reader, { it, card }: Mailed) {
  const { address, name, language } = reader
  const { title, message } = wordsOf(it, language)
  return queueMail(uow, {
    kind: 'notification',
    to: [{ address, name }],
    subject: `${title}: ${message}`,
    content: {
      ...{ heading: title, text: message, note: lessMails(language) },
      ...linksOf(it, card, language),
    },
    language,
    createdBy: null,
  })
}

function linksOf(it: Notification, card: ApprovalCard | null, language: Language) {
  if (it.actionUrl === null) return {}
  const href = pageAt(it.actionUrl)
  if (card) return approvalContent(card, language, href)
  const open = it.kind === 'approval_requests' ? 'approve' : 'open'
  return { link: { label: translatorIn(language)(`mails.notifications.at_once.${open}`), href } }
}

export function wordsOf(it: Notification, language: Language) {
  const isArabic = language === 'ar'
  return {
    title: isArabic ? it.titleAr : it.title,
    message: isArabic ? it.messageAr : it.message,
  }
}
