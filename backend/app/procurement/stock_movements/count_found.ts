import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { createRows } from '#core/database/many_rows'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Material from '#procurement/materials/models/material'
import { placeKey } from '#procurement/stock_ledger/levels'
import type StockLevel from '#procurement/stock_ledger/stock_level'
import { bookKey, isTracked } from './count_book.js'
import type StockMovement from './models/stock_movement.js'
import StockMovementLine from './models/stock_movement_line.js'
import type { countsValidator } from './validator.js'

type Found = NonNullable<Infer<typeof countsValidator>['found']>

/**
 * Adds batches and serial numbers that were found and are not on the sheet: the books had none of
 * them when the count was opened.
 * @returns what was counted of each new line
 * @throws AppError 422 on a material without numbers or not kept here, and on a number on the sheet
 */
export async function addFound(
  uow: UnitOfWork,
  movement: StockMovement,
  found: Found,
  materials: Map<number, Material>,
  levels: Map<string, StockLevel>
): Promise<{ lineId: number; counted: string; note?: string | null }[]> {
  if (!found.length) return []
  const { id: movementId, warehouseId } = movement
  const known = new Set(movement.lines.map(bookKey))
  const wrong: Record<string, string[]> = {}
  for (const [i, one] of found.entries()) {
    const material = materials.get(one.materialId)
    if (!material || !levels.has(placeKey({ warehouseId, materialId: one.materialId })))
      wrong[`found.${i}.materialId`] = ['absent']
    else if (!isTracked(material)) wrong[`found.${i}.batchNo`] = ['notHere']
    else if (known.has(bookKey(one))) wrong[`found.${i}.batchNo`] = ['inBooks']
    known.add(bookKey(one))
  }
  if (Object.keys(wrong).length) throw invalid(wrong)
  const last = movement.lines.length
  const rows = found.map(({ materialId, batchNo, expiresOn }, i) => ({
    ...emptyColumns(StockMovementLine),
    ...{ movementId, position: last + i + 1, materialId, unit: materials.get(materialId)!.unit },
    ...{ batchNo, expiresOn: expiresOn ?? null, expectedE4: 0 },
    ...{ enteredE4: 0, quantityE4: 0, valueMinor: 0, stockStatus: 'ok' as const },
  }))
  await createRows(uow.trx, StockMovementLine, rows)
  await movement.load('lines')
  return found.map(({ counted }, i) => ({ lineId: movement.lines[last + i].id, counted }))
}
