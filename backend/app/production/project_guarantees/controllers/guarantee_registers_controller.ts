import type { HttpContext } from '@adonisjs/core/http'
import { guaranteeTotals } from '#production/project_guarantees/guarantee_totals'
import { registeredGuarantees } from '#production/project_guarantees/present_guarantee'

/** The register of the firm: the guarantees of all projects. */
export default class GuaranteeRegistersController {
  async index(ctx: HttpContext) {
    return registeredGuarantees(ctx)
  }

  /** What those that match come to, by currency. */
  async totals(ctx: HttpContext) {
    return guaranteeTotals(ctx)
  }
}
