import db from '@adonisjs/lucid/services/db'
import { isActiveUser } from '#core/base/is_active_user'
import { once } from '#core/scheduled/once'
import { today } from '#core/settings/firm_clock'
import { weekStartOf, WEEK_LENGTH } from '#engines/labour/timesheet'
import { formatDay, parseDay, weekdayOf } from '#engines/scheduling/moment'
import { notify, type Message } from '#notifications/notify'
import { managerMessage, personMessage } from './messages.js'
import { missingPeople, type MissingPerson } from './missing_people.js'

const THURSDAY = 4

/**
 * From Thursday on, reminds those who have not submitted the week before, and those above them: each once
 * for a week, however often and on however many workers this runs. Nothing is sent before the firm has
 * its first timesheet.
 * @returns how many messages were sent
 */
export async function remindMissing(now: string = today()): Promise<number> {
  if (weekdayOf(parseDay(now)) < THURSDAY) return 0
  if (!(await db.from('timesheets').select('id').first())) return 0
  const weekStart = formatDay(parseDay(weekStartOf(now)) - WEEK_LENGTH)
  const missing = await missingPeople(weekStart)
  let sent = 0
  for (const { id, userId } of missing)
    if (userId !== null)
      sent += await sendOnce(`person:${weekStart}:${id}`, userId, personMessage(weekStart))
  for (const [managerId, team] of byManager(missing))
    sent += await sendOnce(
      `manager:${weekStart}:${managerId}`,
      managerId,
      managerMessage(weekStart, team)
    )
  return sent
}

function byManager(missing: readonly MissingPerson[]): Map<number, MissingPerson[]> {
  const led = missing.filter(({ managerUserId }) => managerUserId !== null)
  return Map.groupBy(led, ({ managerUserId }) => managerUserId!)
}

/** @returns 1, or 0 where it was sent before or nobody reads it */
async function sendOnce(step: string, userId: number, message: Message): Promise<number> {
  if (!(await isActiveUser(db.connection(), userId))) return 0
  const sent = await once(`timesheet-missing:${step}`, (uow) => notify(uow, [userId], message))
  return sent ? 1 : 0
}
