import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { firstTime } from '#core/scheduled/first_time'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseDay } from '#engines/scheduling/moment'
import { notify } from '#notifications/notify'
import { usersOf } from './item_owners.js'
import { overdueMessage } from './messages.js'

/** Days after the due day at which those who have an item to do are reminded. */
const STEPS = [1, 7] as const

/**
 * Reminds of items that were not done in time: once for each item, due day and step, however often and on
 * however many workers this runs.
 * @returns how many items were reminded of
 */
export async function notifyOverdue(day: string = today()): Promise<number> {
  const due = await db
    .from('checklist_task_entries')
    .where({ is_done: 0, checklist_status: 'open' })
    .where('due_on', '<', day)
    .orderBy('id')
    .select('id')
  let reminded = 0
  for (const { id } of due)
    if (await transact(SYSTEM_ACTOR, (uow) => remindOf(uow, id, day))) reminded++
  return reminded
}

async function remindOf(uow: UnitOfWork, id: number, day: string): Promise<boolean> {
  const task = await uow.trx
    .from('checklist_task_entries')
    .where({ id, is_done: 0, checklist_status: 'open' })
    .first()
  const late = task ? parseDay(day) - parseDay(task.due_on) : 0
  const step = STEPS.findLast((days) => late >= days)
  if (step === undefined) return false
  if (!(await firstTime(uow, `checklist-overdue:${id}:${task.due_on}:${step}`))) return false
  const owned = { owner: task.owner, ownerUserId: task.owner_user_id }
  await notify(uow, await usersOf(uow.trx, owned), overdueMessage(task))
  return true
}
