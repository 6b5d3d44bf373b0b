import { translatorIn, type Language } from '#core/base/language'
import type { MailContent } from '#core/mails/mail_body'
import { queueMail } from '#core/mails/queue_mail'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { approvalCards } from './approval_cards.js'
import { amountOf, decisionPage } from './approval_mail.js'
import { lessMails, pageAt, wordsOf, type Mailed } from './mail_notification.js'
import type Notification from './notification.js'
import type { Reader } from './readers.js'
import { isSnoozed } from './snooze.js'

/** So many are listed; the rest is counted. */
const MOST = 40

/**
 * What of these is news for its person: not what has been read or put off in the portal, nor approvals that
 * others have decided meanwhile.
 */
export async function newsOf(
  uow: UnitOfWork,
  reader: Reader,
  notifications: readonly Notification[]
): Promise<Mailed[]> {
  const cardOf = approvalCards(uow)
  const news: Mailed[] = []
  for (const it of notifications) {
    if (it.readAt !== null || isSnoozed(it)) continue
    const card = await cardOf(it, reader)
    if (card !== 'over') news.push({ it, card })
  }
  return news
}

/** Several notifications in one mail, what waits for a decision first. */
export function mailSummary(
  uow: UnitOfWork,
  { address, name, language }: Reader,
  news: readonly Mailed[],
  { words, day = '' }: { words: 'digest' | 'held'; day?: string }
) {
  const say = translatorIn(language)
  const key = (one: string) => `mails.notifications.${words}.${one}`
  const rest = news.length - MOST
  const more = rest > 0 ? ` ${say('mails.notifications.digest.more', { count: rest })}` : ''
  const sorted = [...news].sort((a, b) => Number(waits(b)) - Number(waits(a)))
  return queueMail(uow, {
    kind: 'digest',
    to: [{ address, name }],
    subject: say(key('subject'), { count: news.length, day }),
    content: {
      heading: say(key('heading')),
      text: say(key('lead')) + more,
      sections: sectionsOf(sorted.slice(0, MOST), language),
      link: { label: say('mails.notifications.digest.open'), href: pageAt('/notifications') },
      note: lessMails(language),
    },
    language,
    createdBy: null,
  })
}

const waits = ({ it }: Mailed) => it.kind === 'approval_requests'

/** Approvals by what they are about, then all else. */
function sectionsOf(news: readonly Mailed[], language: Language): MailContent['sections'] {
  const say = translatorIn(language)
  const groups = Map.groupBy(news, (one) => (waits(one) ? wordsOf(one.it, language).title : ''))
  const isMixed = groups.size > 1 || !groups.has('')
  return [...groups].map(([title, mailed]) => ({
    heading: isMixed
      ? `${title || say('mails.notifications.digest.others')} (${mailed.length})`
      : '',
    items: mailed.map((one) => (title ? approvalItem(one, language) : item(one, language))),
  }))
}

function item({ it }: Mailed, language: Language) {
  const { title, message } = wordsOf(it, language)
  return { title, text: message, ...(it.actionUrl && { href: pageAt(it.actionUrl) }) }
}

/** The group says what it is; each says which one, for how much and by whom. */
function approvalItem({ it, card }: Mailed, language: Language) {
  const { message } = wordsOf(it, language)
  if (!card) return { title: message, ...(it.actionUrl && { href: pageAt(it.actionUrl) }) }
  const { documentNumber, title, titleAr } = card.request
  const about = (language === 'ar' && titleAr) || title
  return {
    title: `${documentNumber} — ${about}`,
    text: [amountOf(card), card.requestedBy].filter(Boolean).join(' · '),
    href: card.mayDecide ? decisionPage(card) : pageAt(it.actionUrl ?? '/notifications'),
  }
}
