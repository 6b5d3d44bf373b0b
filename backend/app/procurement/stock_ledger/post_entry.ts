import { DateTime } from 'luxon'
import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { Entry } from './entry.js'
import { moveBatch } from './batches.js'
import { isHeld } from './hold_status.js'
import { dropGoneHolds, moveHeld } from './holds.js'
import { addLayer, keepTakings, restoreLayers, takeLayers, type Taking } from './layers.js'
import { refuseLaterShortage } from './back_dating.js'
import { shareOf } from './balance.js'
import { shortage } from './shortage.js'

/**
 * Writes one row of the ledger and adds it to the sums of its level, which the caller has locked and
 * saves once all entries are written (`saveSums`).
 * @returns the row's id and the entry's signed value in minor units
 * @throws AppError 409 NO_STOCK when it would leave less than nothing, today or on a later day;
 *   REVERSAL_BLOCKED when what came in has been used meanwhile, NOT_SO_MANY when less has its status
 */
export async function postEntry(uow: UnitOfWork, entry: Entry): Promise<Posted> {
  const { level, place, quantityE4 } = entry
  const store = place === 'store'
  const before = store ? level.onHandE4 : level.inTransitE4
  if (before + quantityE4 < 0) throw shortage(level, before)
  if (store && quantityE4 < 0) await refuseLaterShortage(uow, entry)
  const { valueMinor, takings } = await valueOf(uow, entry)
  const balanceE4 = before + quantityE4
  const balanceValue = (store ? level.valueMinor : level.transitValueMinor) + valueMinor
  // taken back at what it came in for, it may be worth more than what is left
  if (balanceValue < 0 || (balanceE4 === 0 && balanceValue !== 0))
    throw conflict('REVERSAL_BLOCKED')
  if (store) level.merge({ onHandE4: balanceE4, valueMinor: balanceValue })
  else level.merge({ inTransitE4: balanceE4, transitValueMinor: balanceValue })
  const ledgerId = await insertRow(uow, entry, { valueMinor, balanceE4, balanceValue })
  await keepTakings(uow, ledgerId, takings)
  if (store && entry.fifo && quantityE4 > 0) await queueUp(uow, entry, ledgerId, valueMinor)
  if (store && entry.batchNo) await moveBatch(uow, entry, entry.batchNo)
  if (isHeld(entry.status)) await moveHeld(uow, entry)
  else if (store && quantityE4 < 0) await dropGoneHolds(uow, entry)
  return { ledgerId, valueMinor }
}

async function valueOf(
  uow: UnitOfWork,
  entry: Entry
): Promise<{ valueMinor: number; takings: Taking[] }> {
  const { level, place, quantityE4, fifo, undoes } = entry
  if (quantityE4 > 0 || place === 'transit') return { valueMinor: entry.valueMinor!, takings: [] }
  if (!fifo) {
    const valueMinor = entry.valueMinor ?? -shareOf(level.valueMinor, -quantityE4, level.onHandE4)
    return { valueMinor, takings: [] }
  }
  const takings = await takeLayers(uow, level.id, -quantityE4, undoes)
  return { valueMinor: -takings.reduce((sum, taking) => sum + taking.valueMinor, 0), takings }
}

/** What comes in is a layer of its own; what is taken back goes to the layers it came from. */
async function queueUp(uow: UnitOfWork, entry: Entry, originId: number, valueMinor: number) {
  const { level, quantityE4, postedOn, undoes } = entry
  if (undoes !== undefined && (await restoreLayers(uow, level.id, undoes))) return
  await addLayer(uow, { levelId: level.id, originId, queuedOn: postedOn, quantityE4, valueMinor })
}

/** A row of the ledger as it was written. */
export interface Posted {
  ledgerId: number
  valueMinor: number
}

interface Result {
  valueMinor: number
  balanceE4: number
  balanceValue: number
}

/** Writes one row as it is. @returns its id */
export async function insertRow(
  uow: UnitOfWork,
  entry: Omit<Entry, 'place'> & { place: string },
  result: Result
): Promise<number> {
  const [id] = await uow.trx.table('stock_ledger').insert({
    level_id: entry.level.id,
    movement_id: entry.movementId,
    line_id: entry.lineId,
    place: entry.place,
    posted_on: entry.postedOn,
    quantity_e4: entry.quantityE4,
    value_minor: result.valueMinor,
    balance_e4: result.balanceE4,
    balance_value_minor: result.balanceValue,
    batch_no: entry.batchNo ?? '',
    created_at: DateTime.utc().toFormat('yyyy-MM-dd HH:mm:ss'),
  })
  return Number(id)
}
