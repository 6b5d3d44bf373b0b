import type { HttpContext } from '@adonisjs/core/http'
import { validateQuery } from '#core/http/validate'
import { today } from '#core/settings/firm_clock'
import { valueOnDay } from '#procurement/stock_levels/value_on_day'
import { stockValuesValidator } from '#procurement/stock_levels/validator'

export default class StockValuesController {
  /** What the stock was worth in the evening of a day, by warehouse and category. */
  async index(ctx: HttpContext) {
    const { on = today() } = await validateQuery(ctx, stockValuesValidator)
    return valueOnDay(on)
  }
}
