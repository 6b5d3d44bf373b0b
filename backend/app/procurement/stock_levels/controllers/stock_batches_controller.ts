import type { HttpContext } from '@adonisjs/core/http'
import { batchesOf } from '#procurement/stock_levels/batches_of_level'

export default class StockBatchesController {
  /** Batches and serial numbers of a level, first expired first. */
  index(ctx: HttpContext) {
    return batchesOf(ctx, Number(ctx.params.id))
  }
}
