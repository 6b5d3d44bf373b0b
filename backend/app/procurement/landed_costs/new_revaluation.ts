import { emptyColumns } from '#core/database/empty_columns'
import { createRows } from '#core/database/many_rows'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import {
  newMovement,
  type NewMovement,
  type Source,
} from '#procurement/stock_movements/actions/create_movement'
import type StockMovement from '#procurement/stock_movements/models/stock_movement'
import StockMovementLine from '#procurement/stock_movements/models/stock_movement_line'
import Warehouse from '#procurement/warehouses/models/warehouse'

/** A line of a receipt and by how much its cost changes, in minor units. */
export interface Revalued {
  line: StockMovementLine
  valueMinor: number
}

/** The document of a change of cost, not posted yet. Lines that do not change are left out. */
export async function newRevaluation(
  uow: UnitOfWork,
  { warehouseId, reason }: { warehouseId: number; reason: string | null },
  revalued: Revalued[],
  source?: Source
): Promise<StockMovement> {
  const from = await Warehouse.findOrFail(warehouseId, { client: uow.trx })
  const input = { type: 'revalue', warehouseId, reason } as unknown as NewMovement
  const movement = await newMovement(uow, input, { from, to: null, project: null }, source)
  const changed = revalued.filter(({ valueMinor }) => valueMinor)
  await createRows(
    uow.trx,
    StockMovementLine,
    changed.map(({ line, valueMinor }, i) => ({
      ...emptyColumns(StockMovementLine),
      ...{ movementId: movement.id, position: i + 1, revaluedLineId: line.id, valueMinor },
      ...{ materialId: line.materialId, batchNo: line.batchNo, stockStatus: 'ok' },
      ...{ unit: line.unit, enteredE4: 0, quantityE4: 0 },
    }))
  )
  await movement.load('lines')
  movement.valueMinor = changed.reduce((sum, { valueMinor }) => sum + valueMinor, 0)
  return movement.save()
}
