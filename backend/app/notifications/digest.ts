import { DateTime } from 'luxon'
import { translatorIn } from '#core/base/language'
import { queueMail } from '#core/mails/queue_mail'
import { once } from '#core/scheduled/once'
import { registerTask } from '#core/scheduled/tasks'
import { firmZone } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writer } from '#core/database/writer'
import { lessMails, pageAt, readersOf, type Reader } from './mail_notification.js'
import Notification from './notification.js'

/** The hour of the firm's morning from which the mail of the day goes. */
const MORNING = 7
/** So many are listed; the rest is counted. */
const MOST = 40

/** Mails everyone who wants it so what has come since the day before, once a day. */
export async function sendDigests(now = DateTime.utc()) {
  const local = now.setZone(firmZone())
  if (local.hour < MORNING) return
  const day = local.toISODate()!
  const rows = await writer().from('notifications').where('in_digest', true).distinct('user_id')
  for (const { user_id: userId } of rows)
    await once(`mail-digest:${day}:${userId}`, (uow) => mailDigest(uow, userId, day))
}

async function mailDigest(uow: UnitOfWork, userId: number, day: string) {
  const all = await Notification.query({ client: uow.trx })
    .where({ in_digest: true, user_id: userId })
    .orderBy('id', 'desc')
  await uow.trx
    .from('notifications')
    .where({ in_digest: true, user_id: userId })
    .where('id', '<=', all[0]?.id ?? 0)
    .update({ in_digest: false })
  const reader = (await readersOf(uow, [userId])).get(userId)
  // what has been read in the portal is no news
  const unread = all.filter(({ readAt }) => readAt === null)
  if (reader && unread.length) await queueDigest(uow, reader, unread, day)
}

function queueDigest(
  uow: UnitOfWork,
  { address, name, language }: Reader,
  unread: readonly Notification[],
  day: string
) {
  const say = translatorIn(language)
  const key = (one: string) => `mails.notifications.digest.${one}`
  const isArabic = language === 'ar'
  const rest = unread.length - MOST
  const more = rest > 0 ? ` ${say(key('more'), { count: rest })}` : ''
  return queueMail(uow, {
    kind: 'digest',
    to: [{ address, name }],
    subject: say(key('subject'), { count: unread.length, day }),
    content: {
      heading: say(key('heading')),
      text: say(key('lead')) + more,
      items: unread.slice(0, MOST).map((it) => ({
        title: isArabic ? it.titleAr : it.title,
        text: isArabic ? it.messageAr : it.message,
        ...(it.actionUrl && { href: pageAt(it.actionUrl) }),
      })),
      link: { label: say(key('open')), href: pageAt('/notifications') },
      note: lessMails(language),
    },
    language,
    createdBy: null,
  })
}

registerTask({ name: 'mail the digests', seconds: 300, run: () => sendDigests() })
