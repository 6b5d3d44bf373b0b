import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { transact } from '#core/unit_of_work/transact'
import { presentSettings } from '#administration/settings/present'
import { saveSettings } from '#administration/settings/save_settings'
import { updateSettingsValidator } from '#administration/settings/validator'

export default class SettingsController {
  async show({ abilities }: HttpContext) {
    return presentSettings(abilities)
  }

  /** The answer is read after the commit, when the new values hold. */
  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateSettingsValidator)
    const expectedVersion = requireVersion(ctx)
    await transact(ctx.actor!, (uow) => saveSettings(uow, expectedVersion, input))
    return presentSettings(ctx.abilities)
  }
}
