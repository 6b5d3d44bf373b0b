import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4 } from '#engines/money/money'
import { localizedName, localizedUnit } from '#procurement/shared/localized_names'
import { heldOf, holdsOf, onHandOf } from './holds.js'
import { openOf, reservedFor } from './reservations.js'
import type StockLevel from './stock_level.js'

interface Wanted {
  quantityE4: number
  batchNo: string
  /** Whose reservations count as free; null for nobody's. */
  projectId: number | null
}

/**
 * Goods leave for a project or another store only from what is neither held nor reserved for another
 * project. Beyond what is there at all the ledger itself refuses.
 * @throws AppError 409 NOT_FREE, or HELD_BATCH where the batch is held
 */
export async function requireFree(
  uow: UnitOfWork,
  level: StockLevel,
  { quantityE4, batchNo, projectId }: Wanted
) {
  if (!level.heldE4 && !level.reservedE4) return
  const othersE4 = level.reservedE4 - openOf(await reservedFor(uow, level, projectId))
  const freeE4 = level.onHandE4 - level.heldE4 - othersE4
  if (quantityE4 <= level.onHandE4 && quantityE4 > freeE4) throw notFree(level, freeE4, othersE4)
  if (level.heldE4 && batchNo) await requireFreeBatch(uow, level, quantityE4, batchNo)
}

/** What is written off as good comes from what is not held. @throws AppError 409 NOT_FREE, HELD_BATCH */
export async function requireNotHeld(
  uow: UnitOfWork,
  level: StockLevel,
  { quantityE4, batchNo }: Omit<Wanted, 'projectId'>
) {
  if (!level.heldE4) return
  const freeE4 = level.onHandE4 - level.heldE4
  if (quantityE4 <= level.onHandE4 && quantityE4 > freeE4) throw notFree(level, freeE4, 0)
  if (batchNo) await requireFreeBatch(uow, level, quantityE4, batchNo)
}

async function requireFreeBatch(
  uow: UnitOfWork,
  level: StockLevel,
  quantityE4: number,
  batchNo: string
) {
  const thereE4 = await onHandOf(uow, level, batchNo)
  const freeE4 = thereE4 - heldOf(await holdsOf(uow, level.id, batchNo))
  if (quantityE4 > thereE4 || quantityE4 <= freeE4) return
  const available = formatDecimal4(Math.max(0, freeE4))
  throw conflict('HELD_BATCH', {
    params: { batch: batchNo, available, unit: localizedUnit(level.unit) },
  })
}

function notFree(level: StockLevel, freeE4: number, reservedE4: number) {
  const available = formatDecimal4(Math.max(0, freeE4))
  return conflict('NOT_FREE', {
    params: {
      material: level.materialCode,
      warehouse: localizedName(level.warehouseName, level.warehouseNameAr),
      available,
      held: formatDecimal4(level.heldE4),
      reserved: formatDecimal4(Math.max(0, reservedE4)),
      unit: localizedUnit(level.unit),
    },
    details: { materialId: level.materialId, available },
  })
}
