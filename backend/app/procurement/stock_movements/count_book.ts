import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Material from '#procurement/materials/models/material'
import { batchKey } from '#procurement/stock_ledger/batch_key'
import type StockLevel from '#procurement/stock_ledger/stock_level'

/** What the books say of one material in a store, or of one batch or serial number of it. */
export interface BookLine {
  materialId: number
  unit: string
  batchNo: string
  expiresOn: string | null
  onHandE4: number
}

export const bookKey = ({ materialId, batchNo }: { materialId: number; batchNo: string }) =>
  `${materialId} ${batchNo ? batchKey(batchNo) : ''}`

/** The books of locked levels, batch by batch where the material is kept so. */
export async function bookOf(
  uow: UnitOfWork,
  levels: StockLevel[],
  materials: Map<number, Material>
): Promise<BookLine[]> {
  const tracked = levels.filter(({ materialId }) => isTracked(materials.get(materialId)!))
  const batches: any[] = await uow.trx
    .from('stock_batches')
    .whereIn(
      'level_id',
      tracked.map(({ id }) => id)
    )
    .where('on_hand_e4', '>', 0)
    .orderBy('batch_no')
    .forUpdate()
  const byLevel = Map.groupBy(batches, (batch) => Number(batch.level_id))
  return levels.flatMap((level) => {
    const { materialId, unit, onHandE4 } = level
    if (!isTracked(materials.get(materialId)!))
      return [{ materialId, unit, batchNo: '', expiresOn: null, onHandE4 }]
    return (byLevel.get(level.id) ?? []).map((batch) => ({
      ...{ materialId, unit, batchNo: batch.batch_no, expiresOn: batch.expires_on },
      onHandE4: Number(batch.on_hand_e4),
    }))
  })
}

export const isTracked = ({ tracking }: Material) => tracking !== 'none'

/**
 * Two counts of one thing would each correct the same difference.
 * @throws AppError 409 COUNT_OPEN naming the other count
 */
export async function refuseOtherCount(
  uow: UnitOfWork,
  warehouseId: number,
  materialIds: number[]
) {
  const other = await uow.trx
    .from('stock_movements as m')
    .join('stock_movement_lines as l', 'l.movement_id', 'm.id')
    .where({ 'm.warehouse_id': warehouseId, 'm.type': 'count' })
    .whereIn('m.status', ['counting', 'submitted'])
    .whereIn('l.material_id', materialIds)
    .select('m.number', 'm.id')
    .first()
  if (other)
    throw conflict('COUNT_OPEN', {
      params: { number: other.number },
      details: { movementId: other.id },
    })
}
