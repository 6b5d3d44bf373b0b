import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/http/actor'
import { registerTask } from '#core/jobs/background/tasks'
import { transact } from '#core/unit/transact'
import type { Unit } from '#core/unit/unit'
import { saveNext } from '#engineering/actions/change_quotation'
import { lockQuotation } from '#engineering/actions/lock_quotation'
import { logQuotation } from '#engineering/actions/log_quotation'
import { setStage } from '#engineering/actions/move_quotation'
import type Quotation from '#engineering/models/quotation'
import { nextFollowUp } from '#engineering/rules/follow_up'
import { today } from '#core/settings/firm_clock'
import { notify } from '#notifications/actions/notify'

const WITH_CLIENT = 'submitted_to_client'
const AT_ONCE = 200

/**
 * Ends the offers whose term has passed, and reminds of those whose day to ask has come. Only what
 * is with the client is touched: a terminal stage is never overwritten by a clock.
 */
export async function lookAfterQuotations(on: string = today()) {
  for (const id of await dueBy('valid_until_on', '<', on)) await change(id, (unit, quotation) => expire(unit, quotation, on)) // prettier-ignore
  for (const id of await dueBy('follow_up_on', '<=', on)) await change(id, (unit, quotation) => remind(unit, quotation, on)) // prettier-ignore
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
function change(id: number, work: (unit: Unit, quotation: Quotation) => Promise<void>) {
  return transact(SYSTEM_ACTOR, async (unit) => {
    const quotation = await lockQuotation(unit, id)
    if (quotation.stage === WITH_CLIENT) await work(unit, quotation)
  })
}

async function expire(unit: Unit, quotation: Quotation, on: string) {
  if (!quotation.validUntilOn || quotation.validUntilOn >= on) return
  const before = quotation.toAudit()
  setStage(quotation, 'expired')
  quotation.closedAt = DateTime.utc()
  quotation.followUpOn = null
  await saveNext(unit, quotation)
  await logQuotation(unit, 'expire', quotation, { before, after: quotation.toAudit() })
  await tell(unit, quotation, {
    type: 'quotation_expired',
    title: 'A quotation has run out',
    titleAr: 'انتهت صلاحية عرض سعر',
  })
}

async function remind(unit: Unit, quotation: Quotation, on: string) {
  if (!quotation.followUpOn || quotation.followUpOn > on) return
  const sentOn = quotation.sentAt ? today(quotation.sentAt) : on
  let next: string | null
  do {
    quotation.reminders++
    next = nextFollowUp(sentOn, quotation.reminders)
  } while (next !== null && next <= on)
  quotation.followUpOn = next
  await quotation.save()
  await tell(unit, quotation, {
    type: 'quotation_follow_up',
    title: 'Ask the client about a quotation',
    titleAr: 'متابعة العميل بشأن عرض سعر',
  })
}

async function tell(
  unit: Unit,
  quotation: Quotation,
  words: { type: string; title: string; titleAr: string }
) {
  const people = [quotation.createdBy, quotation.submittedBy].filter((id) => typeof id === 'number')
  const { number, projectName, projectNameAr } = quotation
  await notify(unit, people, {
    ...words,
    message: `${number} — ${projectName}`,
    messageAr: `${number} — ${projectNameAr ?? projectName}`,
    actionUrl: quotation.link,
    relatedEntityType: 'quotation',
    relatedEntityId: quotation.id,
  })
}

registerTask({ name: 'look after quotations', seconds: 3600, run: () => lookAfterQuotations() })
