import { sqlInstant } from '#core/database/instants'
import { insertRows } from '#core/database/many_rows'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type StockLevel from './stock_level.js'

interface Reserved {
  id: number
  openE4: number
}

/** What is reserved of a level for a project, in the order in which it is used. */
export async function reservedFor(
  uow: UnitOfWork,
  level: StockLevel,
  projectId: number | null
): Promise<Reserved[]> {
  if (!level.reservedE4 || projectId === null) return []
  const rows: any[] = await uow.trx
    .from('stock_reservations')
    .where({ level_id: level.id, project_id: projectId, status: 'open' })
    .orderBy('id')
    .forUpdate()
  return rows.map((row) => ({ id: row.id, openE4: Number(row.open_e4) }))
}

export const openOf = (reserved: Reserved[]) =>
  reserved.reduce((sum, { openE4 }) => sum + openE4, 0)

/** What is issued to a project uses up what was reserved for it, the oldest first. */
export async function useReserved(
  uow: UnitOfWork,
  { level, projectId, quantityE4 }: { level: StockLevel; projectId: number; quantityE4: number },
  movementId: number
) {
  let leftE4 = quantityE4
  const uses = []
  for (const { id, openE4 } of await reservedFor(uow, level, projectId)) {
    const usedE4 = Math.min(leftE4, openE4)
    if (!usedE4) break
    await setOpen(uow, id, openE4 - usedE4)
    uses.push({ reservation_id: id, movement_id: movementId, quantity_e4: usedE4 })
    leftE4 -= usedE4
  }
  level.reservedE4 -= quantityE4 - leftE4
  await insertRows(uow.trx, 'stock_reservation_uses', uses)
}

/** An issue that is taken back is reserved again, unless the reservation was released meanwhile. */
export async function restoreReserved(
  uow: UnitOfWork,
  levels: Map<number, StockLevel>,
  { movementId, reversalId }: { movementId: number; reversalId: number }
) {
  const rows: any[] = await uow.trx
    .from('stock_reservation_uses as u')
    .join('stock_reservations as r', 'r.id', 'u.reservation_id')
    .where('u.movement_id', movementId)
    .where('r.status', '!=', 'released')
    .orderBy('u.id')
    .select('u.reservation_id', 'u.quantity_e4', 'r.level_id')
  for (const row of rows) {
    const quantityE4 = Number(row.quantity_e4)
    const { open_e4: openE4 } = await uow.trx
      .from('stock_reservations')
      .where('id', row.reservation_id)
      .forUpdate()
      .firstOrFail()
    await setOpen(uow, row.reservation_id, Number(openE4) + quantityE4)
    levels.get(row.level_id)!.reservedE4 += quantityE4
    await uow.trx.table('stock_reservation_uses').insert({
      reservation_id: row.reservation_id,
      movement_id: reversalId,
      quantity_e4: -quantityE4,
    })
  }
}

const setOpen = (uow: UnitOfWork, id: number, openE4: number) =>
  uow.trx
    .from('stock_reservations')
    .where('id', id)
    .update({
      open_e4: openE4,
      status: openE4 ? 'open' : 'consumed',
      version: uow.trx.raw('version + 1'),
      updated_by: uow.actor.id,
      updated_at: sqlInstant(),
    })
