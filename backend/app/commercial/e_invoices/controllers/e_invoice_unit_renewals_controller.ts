import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { renewUnit } from '#commercial/e_invoices/onboarding/renew_unit'
import { presentUnit } from '#commercial/e_invoices/present'
import { renewUnitValidator } from '#commercial/e_invoices/validator'

/** A new key and certificate for a unit, before the old certificate expires. */
export default class EInvoiceUnitRenewalsController {
  async store(ctx: HttpContext) {
    const { otp } = await validateBody(ctx, renewUnitValidator)
    const expectedVersion = requireVersion(ctx)
    const unitId: number = ctx.params.id
    return presentUnit(await renewUnit(ctx.actor!, { unitId, expectedVersion, otp }), true)
  }
}
