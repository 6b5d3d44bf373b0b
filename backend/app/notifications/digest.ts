import { DateTime } from 'luxon'
import { once } from '#core/scheduled/once'
import { registerTask } from '#core/scheduled/tasks'
import { firmZone } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writer } from '#core/database/writer'
import { readersOf } from './readers.js'
import Notification from './notification.js'
import { isQuiet, quietHoursOf } from './quiet_hours.js'
import { inSight } from './snooze.js'
import { mailSummary, newsOf } from './summary_mail.js'

/** The hour of the firm's morning from which the mail of the day goes. */
const MORNING = 7

/**
 * Mails everyone who wants it so what has come since the day before, once a day, and after their quiet
 * hours.
 */
export async function sendDigests(now = DateTime.utc()) {
  const local = now.setZone(firmZone())
  if (local.hour < MORNING) return
  const day = local.toISODate()!
  const rows = await writer().from('notifications').where('in_digest', true).distinct('user_id')
  const people = rows.map(({ user_id: userId }) => Number(userId))
  const hours = await quietHoursOf(people, writer())
  for (const userId of people) {
    if (isQuiet(hours.get(userId), now)) continue
    await once(`mail-digest:${day}:${userId}`, (uow) => mailDigest(uow, userId, day))
  }
}

async function mailDigest(uow: UnitOfWork, userId: number, day: string) {
  const waiting = () => {
    const query = Notification.query({ client: uow.trx }).where({ inDigest: true, userId })
    // what was put off is mailed once it is back
    inSight(query)
    return query
  }
  const all = await waiting().orderBy('id', 'desc')
  await waiting()
    .where('id', '<=', all[0]?.id ?? 0)
    .update({ inDigest: false })
  const reader = (await readersOf(uow, [userId])).get(userId)
  const news = reader ? await newsOf(uow, reader, all) : []
  if (reader && news.length) await mailSummary(uow, reader, news, { words: 'digest', day })
}

registerTask({ name: 'mail the digests', seconds: 300, run: () => sendDigests() })
