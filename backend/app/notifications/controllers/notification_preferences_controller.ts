import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { transact } from '#core/unit_of_work/transact'
import { REQUIRED_KINDS } from '#notifications/kinds'
import { choose, preferencesOf } from '#notifications/preferences'
import { preferenceValidator } from '#notifications/validator'

export default class NotificationPreferencesController {
  async index({ actor }: HttpContext) {
    return preferencesOf(actor!.id!)
  }

  /** Switches one kind on or off for oneself. */
  async update(ctx: HttpContext) {
    const { kind, inApp } = await validateBody(ctx, preferenceValidator)
    const userId = ctx.actor!.id!
    if (!inApp && REQUIRED_KINDS.has(kind)) throw conflict('NOTIFICATION_REQUIRED')
    return transact(ctx.actor!, async (uow) => {
      await choose(uow.trx, userId, kind, inApp)
      return preferencesOf(userId, uow.trx)
    })
  }
}
