import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { linePrices } from './line_prices.js'
import { linePricesValidator } from './validator.js'

export default class LinePricesController {
  /** What was paid and agreed for the materials of all lines; nothing is stored. */
  async store(ctx: HttpContext) {
    return linePrices(await validateBody(ctx, linePricesValidator))
  }
}
