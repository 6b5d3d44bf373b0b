import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { firstTime } from '#core/scheduled/first_time'
import { addDays, daysBetween } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { notify, type Message } from '#notifications/notify'
import { constraintRows, type ConstraintRow } from './constraint_rows.js'
import { TASK_CONSTRAINT } from './record_constraint.js'

/** So many days ahead the owner is reminded. */
const AHEAD_DAYS = 3
/** What has been overdue for longer was reported when it was news. */
const FORGOTTEN_DAYS = 30
const MOST = 500

const TITLES = {
  constraint_assigned: ['Constraint assigned to you', 'أُسند إليك قيد'],
  constraint_due: ['Constraint due soon', 'قيد يقترب موعده'],
  constraint_overdue: ['Constraint overdue', 'قيد متأخر'],
} as const
const PRIORITIES = {
  constraint_assigned: 'normal',
  constraint_due: 'high',
  constraint_overdue: 'urgent',
} as const

/** Notifies the owner of a constraint, unless they have taken it on themselves. */
export async function notifyAssigned(uow: UnitOfWork, id: number) {
  const [row] = await constraintRows([id], uow.trx)
  if (!row || row.owner_id === uow.actor.id) return
  await notify(uow, [row.owner_id], messageOf('constraint_assigned', row))
}

/**
 * Notifies owners of open constraints that are due within three days, and again once they are overdue:
 * once for each owner, day and step, however often and on however many workers this runs.
 * @returns how many were reported
 */
export async function notifyDueConstraints(now: string = today()): Promise<number> {
  const rows: ConstraintRow[] = await db
    .from('constraint_entries')
    .where('is_open', 1)
    .where('needed_on', '<=', addDays(now, AHEAD_DAYS))
    .where('needed_on', '>=', addDays(now, -FORGOTTEN_DAYS))
    .orderBy('needed_on')
    .orderBy('id')
    .limit(MOST)
  let notified = 0
  for (const row of rows) if (await remindOf(row, now)) notified++
  return notified
}

function remindOf(row: ConstraintRow, now: string): Promise<boolean> {
  const step = daysBetween(now, row.needed_on!) < 0 ? 'constraint_overdue' : 'constraint_due'
  return transact(SYSTEM_ACTOR, async (uow) => {
    const key = `${step}:${row.id}:${row.needed_on}:${row.owner_id}`
    if (!(await firstTime(uow, key))) return false
    await notify(uow, [row.owner_id], messageOf(step, row))
    return true
  })
}

function messageOf(type: keyof typeof TITLES, row: ConstraintRow): Message {
  const [title, titleAr] = TITLES[type]
  const when = row.needed_on ? ` · ${row.needed_on}` : ''
  return {
    ...{ type, title, titleAr, priority: PRIORITIES[type] },
    message: `${row.description} · ${row.project_code} · ${row.task_name}${when}`,
    messageAr: `${row.description_ar || row.description} · ${row.project_code} · ${row.task_name_ar || row.task_name}${when}`,
    actionUrl: `/production/planning/constraints?projectId=${row.project_id}`,
    relatedEntityType: TASK_CONSTRAINT,
    relatedEntityId: row.id,
  }
}
