import { conflict, invalid } from '#core/base/app_error'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { today } from '#core/settings/firm_clock'
import type { Entry } from './entry.js'
import { shortage } from './shortage.js'

/**
 * A movement's day lies after the last closed one and not ahead of us.
 * @throws AppError 409 PERIOD_CLOSED, 422 PERIOD_LOCKED, or 422 on `movedOn`
 */
export async function requireOpenDay(uow: UnitOfWork, day: string) {
  if (day > today()) throw invalid({ movedOn: ['inFuture'] })
  await requireUnlocked(uow, 'stock', { day, field: 'movedOn' })
  const closed = await closedThrough(uow)
  if (closed && day <= closed) throw conflict('PERIOD_CLOSED', { params: { day: closed } })
}

/** The last day of the closed books; null while nothing was ever closed. */
export async function closedThrough(uow: UnitOfWork): Promise<string | null> {
  const row = await uow.trx.from('stock_closings').max('closed_through_on as day').first()
  return row?.day ?? null
}

/**
 * An issue dated back must have been possible then, and on every day since.
 * @throws AppError 409 NO_STOCK naming what was there on the leanest of those days
 */
export async function refuseLaterShortage(uow: UnitOfWork, { level, postedOn, quantityE4 }: Entry) {
  const later: { quantity_e4: number | string; posted_on: string }[] = await uow.trx
    .from('stock_ledger')
    .where({ level_id: level.id, place: 'store' })
    .where('posted_on', '>', postedOn)
    .select('posted_on', 'quantity_e4')
    .forUpdate()
  if (!later.length) return
  const byDay = new Map<string, number>()
  for (const { posted_on: day, quantity_e4: moved } of later)
    byDay.set(day, (byDay.get(day) ?? 0) + Number(moved))
  // backwards from today's balance to the evening of the day itself
  let evening = level.onHandE4
  let leanest = evening
  for (const day of [...byDay.keys()].sort().reverse()) {
    evening -= byDay.get(day)!
    leanest = Math.min(leanest, evening)
  }
  if (leanest + quantityE4 < 0) throw shortage(level, leanest)
}
