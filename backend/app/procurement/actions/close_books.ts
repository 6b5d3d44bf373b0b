import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import { today } from '#core/settings/firm_clock'
import { closedThrough } from '#procurement/stock/back_dating'
import type { closingValidator } from '#procurement/validators/stock_movement'

/**
 * Closes the stock's books up to a day. They are never opened again: what was wrong is corrected in
 * the open period.
 * @throws AppError 422 for a day to come, or one that is closed already
 */
export async function closeBooks(unit: Unit, input: Infer<typeof closingValidator>) {
  const { closedThroughOn, note = null } = input
  if (closedThroughOn >= today()) throw invalid({ closedThroughOn: ['inFuture'] })
  const closed = await closedThrough(unit)
  if (closed && closedThroughOn <= closed) throw invalid({ closedThroughOn: ['alreadyClosed'] })
  const [id] = await unit.trx.table('stock_closings').insert({
    closed_through_on: closedThroughOn,
    note,
    created_by: unit.actor.id,
    created_at: DateTime.utc().toFormat('yyyy-MM-dd HH:mm:ss'),
  })
  const entityId = Number(id)
  await unit.audit({ action: 'create', entityType: 'stock_closing', entityId, label: closedThroughOn, after: { closedThroughOn, note } }) // prettier-ignore
  return { id: entityId, closedThroughOn, note, createdByName: null }
}
