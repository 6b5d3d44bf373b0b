import { SYSTEM_ACTOR } from '#core/base/actor'
import { firstTime } from '#core/scheduled/first_time'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseDay } from '#engines/scheduling/moment'
import { notify } from '#notifications/notify'
import { reminderMessage } from './messages.js'
import Policy from './policy.js'
import { dueOn, readersOf } from './readers.js'
import { POLICY } from './record_policy.js'

/** Days before the last day of reading on which the readers are reminded; the last once it is over. */
const STEPS = [3, -1] as const

/**
 * Reminds those who have not read a policy in time: once for each revision and step, however often and on
 * however many workers this runs.
 * @returns how many policies were reminded of
 */
export async function remindReaders(day: string = today()): Promise<number> {
  const policies = await Policy.query()
    .where('status', 'published')
    .whereNotNull('readingDays')
    .orderBy('id')
  let reminded = 0
  for (const { id } of policies)
    if (await transact(SYSTEM_ACTOR, (uow) => remindOf(uow, id, day))) reminded++
  return reminded
}

async function remindOf(uow: UnitOfWork, id: number, day: string): Promise<boolean> {
  const policy = await Policy.query({ client: uow.trx }).where('id', id).first()
  if (policy?.status !== 'published') return false
  const { latest, readers } = await readersOf(uow.trx, policy)
  const due = latest && dueOn(policy, latest)
  if (!due) return false
  const left = parseDay(due) - parseDay(day)
  const step = STEPS.findLast((days) => left <= days)
  if (step === undefined || !(await firstTime(uow, `policy-reading:${latest.id}:${step}`)))
    return false
  await notify(uow, missing(readers), reminderMessage(policy, left < 0))
  return true
}

/** Reminds now, at a person's request. @returns how many were notified */
export async function remindNow(uow: UnitOfWork, policy: Policy): Promise<number> {
  const { latest, readers } = await readersOf(uow.trx, policy)
  const ids = missing(readers)
  const due = latest && dueOn(policy, latest)
  const isOverdue = due !== null && due < today()
  await notify(uow, ids, reminderMessage(policy, isOverdue))
  const about = { entityType: POLICY, entityId: policy.id, label: policy.code }
  const after = { revision: latest?.revision ?? null, readers: ids.length }
  await uow.audit({ action: 'remind', ...about, after })
  return ids.length
}

const missing = (readers: Awaited<ReturnType<typeof readersOf>>['readers']) =>
  readers.filter(({ isConcerned, signed }) => isConcerned && !signed).map(({ userId }) => userId)
