import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { Unit } from '#core/unit/unit'
import { writeRequest } from '#core/unit/write_request'
import { lockLevel, planLevel, updateLevel } from '#procurement/actions/save_level'
import { stockLevelListing } from '#procurement/listings/stock_level_listing'
import StockLevel from '#procurement/models/stock_level'
import { arabicNames } from '#procurement/queries/reader_names'
import StockLevelTransformer from '#procurement/transformers/stock_level_transformer'
import { createLevelValidator, updateLevelValidator } from '#procurement/validators/stock_level'

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
    return writeRequest(ctx, async (unit) => {
      const level = await planLevel(unit, input)
      return shownLevels(ctx, level, unit)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateLevelValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const level = await lockLevel(unit, ctx.params.id, seen)
      await updateLevel(unit, level, input)
      return shownLevels(ctx, level, unit)
    })
  }
}

/** One level, or a page of them, with what their stores are called in Arabic. */
async function shownLevels(ctx: HttpContext, levels: StockLevel | StockLevel[], unit?: Unit) {
  const stores = await arabicNames('warehouses', [levels].flat().map(({ warehouseId }) => warehouseId), unit?.trx) // prettier-ignore
  const reader = approverOf(ctx)
  return Array.isArray(levels)
    ? ctx.serialize(StockLevelTransformer.transform(levels, reader, stores))
    : ctx.serialize(StockLevelTransformer.transform(levels, reader, stores))
}
