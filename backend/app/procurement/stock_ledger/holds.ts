import { sqlInstant } from '#core/database/instants'
import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4 } from '#engines/money/money'
import { localizedUnit } from '#procurement/shared/localized_names'
import { batchKey } from './batch_key.js'
import type { Entry } from './entry.js'
import { isHeld, type HoldStatus } from './hold_status.js'
import type StockLevel from './stock_level.js'

/** Goods of which status are gone first, where something leaves that names none. */
const FIRST_GONE: HoldStatus[] = ['rejected', 'damaged', 'quarantine']

export interface StatusChange {
  batchNo: string
  from: HoldStatus
  to: HoldStatus
  quantityE4: number
  reason: string | null
  movementId?: number
}

interface Hold {
  status: HoldStatus
  quantityE4: number
}

/** What is held of a level, or of a batch of it. */
export async function holdsOf(uow: UnitOfWork, levelId: number, batchNo: string): Promise<Hold[]> {
  const rows: any[] = await uow.trx
    .from('stock_holds')
    .where({ level_id: levelId, batch_no: batchNo && batchKey(batchNo) })
    .where('quantity_e4', '>', 0)
    .forUpdate()
  return rows.map((row) => ({ status: row.status, quantityE4: Number(row.quantity_e4) }))
}

export const heldOf = (holds: Hold[]) => holds.reduce((sum, { quantityE4 }) => sum + quantityE4, 0)

/**
 * Gives goods of a locked level another status and keeps who did it. The caller saves the level.
 * @throws AppError 409 NOT_SO_MANY when less has the status that they are moved from
 */
export async function changeStatus(uow: UnitOfWork, level: StockLevel, change: StatusChange) {
  const { from, to, quantityE4, reason, movementId = null } = change
  const batchNo = change.batchNo && batchKey(change.batchNo)
  if (isHeld(from)) await addHold(uow, level, { batchNo, status: from, by: -quantityE4 })
  if (isHeld(to)) await addHold(uow, level, { batchNo, status: to, by: quantityE4 })
  await uow.trx.table('stock_status_changes').insert({
    level_id: level.id,
    batch_no: batchNo,
    from_status: from,
    to_status: to,
    quantity_e4: quantityE4,
    reason,
    movement_id: movementId,
    created_by: uow.actor.id,
    created_at: sqlInstant(),
  })
}

async function addHold(
  uow: UnitOfWork,
  level: StockLevel,
  { batchNo, status, by }: { batchNo: string; status: HoldStatus; by: number }
) {
  const place = { level_id: level.id, batch_no: batchNo, status }
  const row = await uow.trx.from('stock_holds').where(place).forUpdate().first()
  const quantityE4 = Number(row?.quantity_e4 ?? 0) + by
  if (quantityE4 < 0) {
    const available = formatDecimal4(Number(row?.quantity_e4 ?? 0))
    throw conflict('NOT_SO_MANY', { params: { available, unit: localizedUnit(level.unit) } })
  }
  if (row) await uow.trx.from('stock_holds').where('id', row.id).update({ quantity_e4: quantityE4 })
  else await uow.trx.table('stock_holds').insert({ ...place, quantity_e4: quantityE4 })
  level.heldE4 += by
}

/**
 * Held goods come and go as what they are; those on their way to a store are not awaited as free ones.
 * @throws AppError 409 NOT_SO_MANY when less has the status that leaves
 */
export async function moveHeld(uow: UnitOfWork, entry: Entry) {
  const { level, place, batchNo = '', quantityE4, movementId, note: reason = null } = entry
  const status = entry.status!
  if (place === 'transit') {
    level.transitHeldE4 += quantityE4
    return
  }
  const [from, to]: [HoldStatus, HoldStatus] = quantityE4 > 0 ? ['gone', status] : [status, 'gone']
  const change = { batchNo, from, to, quantityE4: Math.abs(quantityE4) }
  await changeStatus(uow, level, { ...change, reason, movementId })
}

/**
 * What has left is not held any more: after an entry that took away, no more is held than is there.
 * Of goods that a count misses or a reversal takes, those that were held go first.
 */
export async function dropGoneHolds(uow: UnitOfWork, entry: Entry) {
  const { level, batchNo = '', movementId } = entry
  if (!level.heldE4) return
  const holds = await holdsOf(uow, level.id, batchNo)
  let beyondE4 = heldOf(holds) - (await onHandOf(uow, level, batchNo))
  for (const status of FIRST_GONE) {
    const hold = holds.find((one) => one.status === status)
    const quantityE4 = Math.min(beyondE4, hold?.quantityE4 ?? 0)
    if (quantityE4 <= 0) continue
    await changeStatus(uow, level, {
      ...{ batchNo, from: status, to: 'gone', quantityE4 },
      ...{ reason: null, movementId },
    })
    beyondE4 -= quantityE4
  }
}

/**
 * A movement that is taken back brings held goods back as what they were. Those that left by their
 * status come back by their entries.
 */
export async function restoreHolds(
  uow: UnitOfWork,
  levels: Map<number, StockLevel>,
  { movementId, reversalId }: { movementId: number; reversalId: number }
) {
  const rows: any[] = await uow.trx
    .from('stock_status_changes')
    .where({ movement_id: movementId, to_status: 'gone' })
    .orderBy('id')
  for (const row of rows)
    await changeStatus(uow, levels.get(row.level_id)!, {
      ...{ batchNo: row.batch_no, from: 'gone', to: row.from_status },
      ...{ quantityE4: Number(row.quantity_e4), reason: null, movementId: reversalId },
    })
}

/** What a store has of a batch, or of a material without batches. */
export async function onHandOf(uow: UnitOfWork, level: StockLevel, batchNo: string) {
  if (!batchNo) return level.onHandE4
  const row = await uow.trx
    .from('stock_batches')
    .where({ level_id: level.id, batch_no: batchKey(batchNo) })
    .forUpdate()
    .first()
  return Number(row?.on_hand_e4 ?? 0)
}
