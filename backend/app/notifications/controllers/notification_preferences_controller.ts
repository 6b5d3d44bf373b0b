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

  /** Switches one kind on or off for oneself, or chooses when it is mailed. */
  async update(ctx: HttpContext) {
    const { kind, inApp, mail } = await validateBody(ctx, preferenceValidator)
    const userId = ctx.actor!.id!
    if (inApp === false && REQUIRED_KINDS.has(kind)) throw conflict('NOTIFICATION_REQUIRED')
    return transact(ctx.actor!, async (uow) => {
      await choose(uow.trx, userId, kind, { inApp, mail })
      return preferencesOf(userId, uow.trx)
    })
  }
}
