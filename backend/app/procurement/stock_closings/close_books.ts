import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { today } from '#core/settings/firm_clock'
import { closedThrough } from '#procurement/stock_ledger/back_dating'
import type { closingValidator } from '#procurement/stock_movements/validator'

/**
 * Closes the stock's books up to a day. They are never opened again: what was wrong is corrected in
 * the open period.
 * @throws AppError 422 for a day to come, or one that is closed already
 */
export async function closeBooks(uow: UnitOfWork, input: Infer<typeof closingValidator>) {
  const { closedThroughOn, note = null } = input
  if (closedThroughOn >= today()) throw invalid({ closedThroughOn: ['inFuture'] })
  const closed = await closedThrough(uow)
  if (closed && closedThroughOn <= closed) throw invalid({ closedThroughOn: ['alreadyClosed'] })
  const [id] = await uow.trx.table('stock_closings').insert({
    closed_through_on: closedThroughOn,
    note,
    created_by: uow.actor.id,
    created_at: DateTime.utc().toFormat('yyyy-MM-dd HH:mm:ss'),
  })
  const entityId = Number(id)
  await uow.audit({
    action: 'create',
    entityType: 'stock_closing',
    entityId,
    label: closedThroughOn,
    after: { closedThroughOn, note },
  })
  return { id: entityId, closedThroughOn, note, createdByName: null }
}
