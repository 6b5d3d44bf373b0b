import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { writer } from '#core/database/writer'
import { registerTask } from '#core/scheduled/tasks'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { mailTo } from './mail_notification.js'
import { readersOf } from './readers.js'
import Notification from './notification.js'
import { isQuiet, quietHoursOf } from './quiet_hours.js'
import { mailSummary, newsOf } from './summary_mail.js'

/**
 * Mails what was held for people whose quiet hours are over, to each in one mail, once, however many
 * workers ask. @returns how many people were mailed now
 */
export async function releaseHeld(now = DateTime.utc()): Promise<number> {
  const rows = await writer().from('notifications').where('mail_held', true).distinct('user_id')
  const people = rows.map(({ user_id: userId }) => Number(userId))
  const hours = await quietHoursOf(people, writer())
  let mailed = 0
  for (const userId of people) {
    if (isQuiet(hours.get(userId), now)) continue
    if (await transact(SYSTEM_ACTOR, (uow) => release(uow, userId))) mailed++
  }
  return mailed
}

/** @returns whether something was left to say */
async function release(uow: UnitOfWork, userId: number): Promise<boolean> {
  const held = await Notification.query({ client: uow.trx })
    .where({ mailHeld: true, userId })
    .orderBy('id')
    .forUpdate()
  const ids = held.map(({ id }) => id)
  const [taken] = await Notification.query({ client: uow.trx })
    .whereIn('id', ids)
    .where('mailHeld', true)
    .update({ mailHeld: false })
  // the other worker was here before
  if (!ids.length || Number(taken) !== ids.length) return false
  const reader = (await readersOf(uow, [userId])).get(userId)
  const news = reader ? await newsOf(uow, reader, held) : []
  if (!reader || !news.length) return false
  await (news.length === 1
    ? mailTo(uow, reader, news[0]!)
    : mailSummary(uow, reader, news, { words: 'held' }))
  return true
}

registerTask({ name: 'mail what was held', seconds: 60, run: () => releaseHeld() })
