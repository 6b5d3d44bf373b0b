import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateQuery } from '#core/http/validate'
import { issuableStock } from '#procurement/stock_levels/issuable_stock'
import { issuableValidator } from '#procurement/stock_levels/validator'

export default class IssuableStocksController {
  /** What a store can hand out of a material, its batches first expired first. */
  async show(ctx: HttpContext) {
    const stock = await issuableStock(await validateQuery(ctx, issuableValidator))
    if (!stock) throw notFound()
    return stock
  }
}
