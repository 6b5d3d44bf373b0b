import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import StockLevel from '#procurement/stock_ledger/stock_level'
import type Warehouse from '#procurement/warehouses/models/warehouse'

/** @throws AppError 409 STOCK_EXISTS on closing a warehouse that is not empty */
export async function refuseToClose(
  uow: UnitOfWork,
  warehouse: Warehouse,
  { active }: Record<string, unknown>
) {
  if (active !== false || !warehouse.active) return
  const held = await StockLevel.query({ client: uow.trx })
    .where('warehouseId', warehouse.id)
    .where((there) => there.where('onHandE4', '>', 0).orWhere('inTransitE4', '>', 0))
    .first()
  if (held) throw conflict('STOCK_EXISTS')
}

/** Stock levels keep the names of their warehouse, so that lists find and sort by them. */
export async function renameLevels(
  uow: UnitOfWork,
  warehouse: Warehouse,
  before: Record<string, unknown>
) {
  if (warehouse.name === before.name && warehouse.nameAr === before.nameAr) return
  const levels = await StockLevel.query({ client: uow.trx })
    .where('warehouseId', warehouse.id)
    .forUpdate()
  for (const level of levels) {
    level.warehouseName = warehouse.name
    level.warehouseNameAr = warehouse.nameAr || warehouse.name
    level.refreshSearchText()
    await level.save()
  }
}
