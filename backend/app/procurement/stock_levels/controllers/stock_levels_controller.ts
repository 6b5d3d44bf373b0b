import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockLevel, planLevel, updateLevel } from '#procurement/stock_levels/save_level'
import { stockLevelListing } from '#procurement/stock_levels/listing'
import StockLevel from '#procurement/stock_ledger/stock_level'
import { arabicNames } from '#procurement/shared/localized_names'
import StockLevelTransformer from '#procurement/stock_levels/stock_level_transformer'
import { createLevelValidator, updateLevelValidator } from '#procurement/stock_levels/validator'

export default class StockLevelsController {
  async index(ctx: HttpContext) {
    const levels = await answerList(ctx, StockLevel, stockLevelListing)
    return shownLevels(ctx, levels)
  }

  async show(ctx: HttpContext) {
    const level = await StockLevel.find(ctx.params.id)
    if (!level) throw notFound()
    return shownLevels(ctx, level)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createLevelValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const level = await planLevel(uow, input)
      return shownLevels(ctx, level, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateLevelValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const level = await lockLevel(uow, ctx.params.id, expectedVersion)
      await updateLevel(uow, level, input)
      return shownLevels(ctx, level, uow)
    })
  }
}

/** One level, or a page of them, with what their stores are called in Arabic. */
async function shownLevels(ctx: HttpContext, levels: StockLevel | StockLevel[], uow?: UnitOfWork) {
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
