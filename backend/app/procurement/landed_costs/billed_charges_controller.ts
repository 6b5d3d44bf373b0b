import type { HttpContext } from '@adonisjs/core/http'
import { validateQuery } from '#core/http/validate'
import { billedCharges } from './billed_charges.js'
import { billedChargesValidator } from './validator.js'

export default class BilledChargesController {
  /** What vendors have charged beside the goods of these receipts. */
  async index(ctx: HttpContext) {
    const { movementIds } = await validateQuery(ctx, billedChargesValidator)
    return billedCharges(movementIds)
  }
}
