import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requestUnit } from '#commercial/e_invoices/onboarding/request_unit'
import { presentUnit } from '#commercial/e_invoices/present'
import { createUnitValidator } from '#commercial/e_invoices/validator'

/** Units that sign; the authority is asked before anything is written. */
export default class EInvoiceUnitsController {
  async store(ctx: HttpContext) {
    const { environment, otp } = await validateBody(ctx, createUnitValidator)
    const unit = await requestUnit(ctx.actor!, environment, otp)
    ctx.response.status(201)
    return presentUnit(unit, true)
  }
}
