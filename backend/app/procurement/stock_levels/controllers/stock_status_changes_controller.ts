import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import StockLevel from '#procurement/stock_ledger/stock_level'
import { changeLevelStatus, statusesOf } from '#procurement/stock_levels/statuses_of_level'
import { showLevel } from '#procurement/stock_levels/show_level'
import { statusChangeValidator } from '#procurement/stock_levels/validator'

export default class StockStatusChangesController {
  /** What is held of a level, and how it came to be. */
  index(ctx: HttpContext) {
    return statusesOf(ctx.params.id)
  }

  /** Puts goods aside, or gives them free again. */
  async store(ctx: HttpContext) {
    if (!(await StockLevel.find(ctx.params.id))) throw notFound()
    const input = await validateBody(ctx, statusChangeValidator)
    return writeRequest(ctx, async (uow) => {
      await changeLevelStatus(uow, ctx.params.id, input)
      return showLevel(ctx, ctx.params.id, uow)
    })
  }
}
