import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockLevel, planLevel, updateLevel } from '#procurement/stock_levels/save_level'
import { stockLevelListing } from '#procurement/stock_levels/listing'
import StockLevel from '#procurement/stock_ledger/stock_level'
import { showLevel, shownLevels } from '#procurement/stock_levels/show_level'
import { createLevelValidator, updateLevelValidator } from '#procurement/stock_levels/validator'

export default class StockLevelsController {
  async index(ctx: HttpContext) {
    const levels = await answerList(ctx, StockLevel, stockLevelListing)
    return shownLevels(ctx, levels)
  }

  async show(ctx: HttpContext) {
    return showLevel(ctx, ctx.params.id)
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
