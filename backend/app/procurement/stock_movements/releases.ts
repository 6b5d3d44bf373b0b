import { sqlInstant } from '#core/database/instants'
import { samePeople } from '#core/approvals/same_person'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/**
 * What the unit's actor has posted alone today, together with the programs and people that count as the same: one
 * who has three programs has no three days. To be called by the holder of the turn of the stock.
 */
export async function releasedToday(uow: UnitOfWork): Promise<number> {
  // locked, and so read as it is committed, however long ago the unit began
  const rows = await uow.trx
    .from('stock_releases')
    .where('released_on', today())
    .whereIn('user_id', samePeople(uow.actor.id!))
    .select('value_minor')
    .forUpdate()
  return rows.reduce((sum, row) => sum + Number(row.value_minor), 0)
}

/** Notes that the unit's actor posted so much without another person. */
export async function noteRelease(uow: UnitOfWork, movementId: number, valueMinor: number) {
  if (!valueMinor) return
  await uow.trx.table('stock_releases').insert({
    user_id: uow.actor.id,
    movement_id: movementId,
    released_on: today(),
    value_minor: valueMinor,
    created_at: sqlInstant(),
  })
}
