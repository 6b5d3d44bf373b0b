import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { registerTask } from '#core/scheduled/tasks'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { saveNext } from './change_quotation.js'
import { lockQuotation } from '#engineering/quotations/lock_quotation'
import { logQuotation } from '#engineering/quotations/log_quotation'
import { setStage } from './move_quotation.js'
import type Quotation from '#engineering/quotations/models/quotation'
import { nextFollowUp } from '#engineering/quotations/follow_up'
import { today } from '#core/settings/firm_clock'
import { notify } from '#notifications/notify'

const WITH_CLIENT = 'submitted_to_client'
const AT_ONCE = 200

/**
 * Ends the offers whose term has passed, and reminds of those whose day to ask has come. Only what
 * is with the client is touched: a terminal stage is never overwritten by a clock.
 */
export async function expireQuotations(on: string = today()) {
  for (const id of await dueBy('valid_until_on', '<', on))
    await change(id, (uow, quotation) => expire(uow, quotation, on))
  for (const id of await dueBy('follow_up_on', '<=', on))
    await change(id, (uow, quotation) => remind(uow, quotation, on))
}

async function dueBy(column: string, comparison: string, on: string): Promise<number[]> {
  const rows = await db
    .from('quotations')
    .where('stage', WITH_CLIENT)
    .where(column, comparison, on)
    .orderBy(column)
    .limit(AT_ONCE)
    .select('id')
  return rows.map(({ id }) => id)
}

/** Each in a transaction of its own, looked at again under its lock: two processes do it once. */
function change(id: number, work: (uow: UnitOfWork, quotation: Quotation) => Promise<void>) {
  return transact(SYSTEM_ACTOR, async (uow) => {
    const quotation = await lockQuotation(uow, id)
    if (quotation.stage === WITH_CLIENT) await work(uow, quotation)
  })
}

async function expire(uow: UnitOfWork, quotation: Quotation, on: string) {
  if (!quotation.validUntilOn || quotation.validUntilOn >= on) return
  const before = quotation.toAudit()
  setStage(quotation, 'expired')
  quotation.closedAt = DateTime.utc()
  quotation.followUpOn = null
  await saveNext(uow, quotation)
  await logQuotation(uow, 'expire', quotation, { before, after: quotation.toAudit() })
  await notifyOwner(uow, quotation, {
    type: 'quotation_expired',
    title: 'Quotation expired',
    titleAr: 'انتهت صلاحية عرض سعر',
  })
}

async function remind(uow: UnitOfWork, quotation: Quotation, on: string) {
  if (!quotation.followUpOn || quotation.followUpOn > on) return
  const sentOn = quotation.sentAt ? today(quotation.sentAt) : on
  let next: string | null
  do {
    quotation.reminders++
    next = nextFollowUp(sentOn, quotation.reminders)
  } while (next !== null && next <= on)
  quotation.followUpOn = next
  await quotation.save()
  await notifyOwner(uow, quotation, {
    type: 'quotation_follow_up',
    title: 'Quotation follow-up due',
    titleAr: 'متابعة العميل بشأن عرض سعر',
  })
}

async function notifyOwner(
  uow: UnitOfWork,
  quotation: Quotation,
  words: { type: string; title: string; titleAr: string }
) {
  const people = [quotation.createdBy, quotation.submittedBy].filter((id) => typeof id === 'number')
  const { number, projectName, projectNameAr } = quotation
  await notify(uow, people, {
    ...words,
    message: `${number} — ${projectName}`,
    messageAr: `${number} — ${projectNameAr ?? projectName}`,
    actionUrl: quotation.link,
    relatedEntityType: 'quotation',
    relatedEntityId: quotation.id,
  })
}

registerTask({ name: 'look after quotations', seconds: 3600, run: () => expireQuotations() })
