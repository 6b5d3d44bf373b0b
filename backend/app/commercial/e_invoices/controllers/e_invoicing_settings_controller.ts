import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { transact } from '#core/unit_of_work/transact'
import { updateSetting } from '#commercial/e_invoices/actions/update_setting'
import { presentSetting } from '#commercial/e_invoices/present'
import { updateSettingValidator } from '#commercial/e_invoices/validator'

/** How the firm takes part in electronic invoicing. */
export default class EInvoicingSettingsController {
  async show({ abilities }: HttpContext) {
    return presentSetting(abilities)
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateSettingValidator)
    const expectedVersion = requireVersion(ctx)
    await transact(ctx.actor!, (uow) => updateSetting(uow, expectedVersion, input))
    return presentSetting(ctx.abilities)
  }
}
