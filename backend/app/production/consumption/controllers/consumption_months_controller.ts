import type { HttpContext } from '@adonisjs/core/http'
import { listMonthSums } from '#production/consumption/queries/list_sums'

export default class ConsumptionMonthsController {
  /** Materials by month. */
  async index(ctx: HttpContext) {
    return listMonthSums(ctx)
  }
}
