import { DateTime } from 'luxon'
import { AppError, conflict } from '#core/base/app_error'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockThrough, unlockAfter } from '#finance/period_locks/change_lock'
import { checklist } from '../checklist.js'
import Closing from '../closing.js'
import { recordClosing, requireOpen, saveClosing } from '../records.js'
import YearClosing from '../year_closing.js'

/**
 * Closes a locked month that is over, after those before it: nothing is dated into it any more. A point that is open
 * needs a note, unless nothing explains it.
 * @throws AppError 409 CLOSING_CLOSED, CLOSING_RUNNING, CLOSING_EARLIER; 422 CLOSING_OPEN_POINTS with their keys
 */
export async function closeMonth(uow: UnitOfWork, one: Closing, note: string | null) {
  requireOpen(one)
  if (one.toOn >= today()) throw conflict('CLOSING_RUNNING')
  await requireEarlier(uow, one)
  // who posts meanwhile is waited for, so that the points are those of what is closed
  await lockThrough(uow, ['all'], one.toOn, note ?? one.fromOn.slice(0, 7))
  await requirePoints(uow, one, note)
  const before = one.toAudit()
  one.merge({ status: 'closed', note, closedBy: uow.actor.id, closedAt: DateTime.utc() })
  await saveClosing(uow, one)
  await recordClosing(uow, 'close', one, { before, after: one.toAudit() })
}

async function requireEarlier({ trx }: UnitOfWork, { fromOn }: Closing) {
  const earlier = await Closing.query({ client: trx })
    .where('fromOn', '<', fromOn)
    .where('status', 'open')
    .orderBy('fromOn')
    .first()
  if (earlier) throw conflict('CLOSING_EARLIER', { params: { day: earlier.toOn } })
}

async function requirePoints({ trx }: UnitOfWork, one: Closing, note: string | null) {
  const open = (await checklist(one, trx)).filter(({ openCount }) => openCount > 0)
  if (!open.length || (note && !open.some(({ isStrict }) => isStrict))) return
  throw new AppError(422, 'CLOSING_OPEN_POINTS', {
    details: { points: open.map(({ key }) => key) },
    fields: note ? {} : { note: ['required'] },
  })
}

/**
 * Opens a locked closed month again, the last one first; the log keeps who did so and why. What a filed VAT return has
 * locked stays locked.
 * @throws AppError 409 CLOSING_NOT_CLOSED, CLOSING_LATER, YEAR_CLOSED
 */
export async function reopenMonth(uow: UnitOfWork, one: Closing, reason: string) {
  if (one.status !== 'closed') throw conflict('CLOSING_NOT_CLOSED')
  const later = await Closing.query({ client: uow.trx })
    .where('fromOn', '>', one.fromOn)
    .where('status', 'closed')
    .first()
  if (later) throw conflict('CLOSING_LATER')
  const year = await YearClosing.query({ client: uow.trx })
    .where('closedYear', Number(one.fromOn.slice(0, 4)))
    .first()
  if (year) throw conflict('YEAR_CLOSED')
  const before = one.toAudit()
  await unlockAfter(uow, 'all', addDays(one.fromOn, -1), reason)
  one.merge({ status: 'open', reason, closedBy: null, closedAt: null })
  await saveClosing(uow, one)
  await recordClosing(uow, 'reopen', one, { before, after: one.toAudit() })
}
