import { emptyColumns } from '#core/database/empty_columns'
import { addDays, addMonths, monthEnd } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Closing from '../closing.js'
import { recordClosing } from '../records.js'

/** Months before this one that a new portal is offered to close. */
const MOST_EARLIER = 12

/** Opens every month until this one that is not known yet. @returns how many */
export async function openMonths(uow: UnitOfWork): Promise<number> {
  const last = await Closing.query({ client: uow.trx }).orderBy('fromOn', 'desc').first()
  const first = last ? addDays(last.toOn, 1) : await firstMonth(uow)
  let opened = 0
  for (let fromOn = first; fromOn <= today(); fromOn = addMonths(fromOn, 1), opened++) {
    const one = new Closing().useTransaction(uow.trx)
    one.merge({ ...emptyColumns(Closing), fromOn, toOn: monthEnd(fromOn) })
    one.merge({ status: 'open', version: 1, createdBy: uow.actor.id, updatedBy: uow.actor.id })
    await one.save()
    await recordClosing(uow, 'create', one, { after: one.toAudit() })
  }
  return opened
}

/** That of the first entry, though not long ago. */
async function firstMonth({ trx }: UnitOfWork): Promise<string> {
  const entry = await trx.from('journal_entries').orderBy('posted_on').orderBy('id').first()
  const earliest = addMonths(`${today().slice(0, 7)}-01`, -MOST_EARLIER)
  const month = `${(entry?.posted_on ?? today()).slice(0, 7)}-01`
  return month < earliest ? earliest : month
}
