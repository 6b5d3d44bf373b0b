import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import StockLevel from '#procurement/stock_ledger/stock_level'
import { arabicNames } from '#procurement/shared/localized_names'
import StockLevelTransformer from './stock_level_transformer.js'

/** One level as its page and every write on it answer. @throws AppError 404 */
export async function showLevel(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const level = await StockLevel.find(id, { client: uow?.trx })
  if (!level) throw notFound()
  return shownLevels(ctx, level, uow)
}

/** One level, or a page of them, with what their stores are called in Arabic. */
export async function shownLevels(
  ctx: HttpContext,
  levels: StockLevel | StockLevel[],
  uow?: UnitOfWork
) {
  const stores = await arabicNames(
    'warehouses',
    [levels].flat().map(({ warehouseId }) => warehouseId),
    uow?.trx
  )
  const viewer = approverOf(ctx)
  return Array.isArray(levels)
    ? ctx.serialize(StockLevelTransformer.transform(levels, viewer, stores))
    : ctx.serialize(StockLevelTransformer.transform(levels, viewer, stores))
}
