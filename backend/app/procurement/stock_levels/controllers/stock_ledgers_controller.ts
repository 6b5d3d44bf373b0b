import type { HttpContext } from '@adonisjs/core/http'
import { ledgerPage } from '#procurement/stock_levels/ledger_page'

export default class StockLedgersController {
  /** What came and went at one level, newest first. */
  async index(ctx: HttpContext) {
    return ledgerPage(ctx, ctx.params.id)
  }
}
