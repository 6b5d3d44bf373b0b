import { isDuplicate } from '#core/database/failures'
import { updateRows } from '#core/database/many_rows'
import { sqlInstant } from '#core/database/instants'
import { holdCount } from '#core/listing/kept_rows'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import StockLevel from './stock_level.js'

/** Where something lies: one material in one store. */
export interface Place {
  materialId: number
  warehouseId: number
}

export const placeKey = ({ materialId, warehouseId }: Place) => `${materialId}@${warehouseId}`

/**
 * Waits until the current writer to the stock is done, and keeps others waiting until this unit ends.
 * They would do so at the next number anyway; by then each might hold what the other needs: a level
 * that both are about to open, the end of the ledger, the front of a queue of layers. The token is one
 * of the counts of movements.
 */
export const takeWriteLock = (uow: UnitOfWork) => holdCount(uow.trx, 'stock_movements')

/**
 * Takes its turn and locks what the named stores hold. To be called before anything else is read:
 * what is read afterwards is what others have committed.
 */
export async function lockLevels(
  uow: UnitOfWork,
  places: Place[]
): Promise<Map<string, StockLevel>> {
  await takeWriteLock(uow)
  const wanted = new Set(places.map(placeKey))
  const materialIds = [...new Set(places.map(({ materialId }) => materialId))]
  const warehouseIds = [...new Set(places.map(({ warehouseId }) => warehouseId))]
  const rows = await StockLevel.query({ client: uow.trx })
    .whereIn('materialId', materialIds)
    .whereIn('warehouseId', warehouseIds)
    .orderBy('materialId')
    .orderBy('warehouseId')
    .forUpdate()
  const levels = rows.map((row) => [placeKey(row), row] as const)
  return new Map(levels.filter(([key]) => wanted.has(key)))
}

/** What a level keeps of its material. */
interface StockedMaterial {
  id: number
  code: string
  name: string
  nameAr: string | null
  category: string
  unit: string
}

/** What a level keeps of its warehouse. */
interface Stockist {
  id: number
  name: string
  nameAr: string | null
}

/** The level of a material that this store has never held; nothing of it is there yet. */
export async function openLevel(uow: UnitOfWork, material: StockedMaterial, warehouse: Stockist) {
  const level = new StockLevel().useTransaction(uow.trx)
  level.merge({
    materialId: material.id,
    warehouseId: warehouse.id,
    materialCode: material.code,
    materialName: material.name,
    materialNameAr: material.nameAr,
    category: material.category,
    unit: material.unit,
    warehouseName: warehouse.name,
    warehouseNameAr: warehouse.nameAr || warehouse.name,
    bin: null,
    onHandE4: 0,
    valueMinor: 0,
    inTransitE4: 0,
    transitValueMinor: 0,
    transitHeldE4: 0,
    heldE4: 0,
    reservedE4: 0,
    availableE4: 0,
    reorderLevelE4: 0,
    reorderQuantityE4: 0,
    belowReorder: false,
    version: 1,
    createdBy: uow.actor.id,
    updatedBy: uow.actor.id,
  })
  level.refreshSearchText()
  try {
    return await level.save()
  } catch (error) {
    if (!isDuplicate(error)) throw error
    // another movement has opened it in this very moment
    const place = { materialId: material.id, warehouseId: warehouse.id }
    return StockLevel.query({ client: uow.trx }).where(place).forUpdate().firstOrFail()
  }
}

/** Keeps the sums of levels that entries have changed; their texts and search index are left alone. */
export async function saveSums(uow: UnitOfWork, levels: Iterable<StockLevel>) {
  const changed = [...levels].filter(({ $isDirty }) => $isDirty)
  const rows = changed.map((level) => {
    level.refreshReorder()
    return {
      id: level.id,
      on_hand_e4: level.onHandE4,
      value_minor: level.valueMinor,
      in_transit_e4: level.inTransitE4,
      transit_value_minor: level.transitValueMinor,
      transit_held_e4: level.transitHeldE4,
      held_e4: level.heldE4,
      reserved_e4: level.reservedE4,
      available_e4: level.availableE4,
      below_reorder: Number(level.belowReorder),
    }
  })
  const by = { updated_by: uow.actor.id, updated_at: sqlInstant() }
  await updateRows(uow.trx, 'stock_levels', rows, by)
  // what comes back to where it was before has changed as well
  for (const level of changed) level.$hydrateOriginals()
}
