import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { transact } from '#core/unit_of_work/transact'
import { REQUIRED_KINDS } from '#notifications/kinds'
import { choose, preferencesOf } from '#notifications/preferences'
import { quietHoursOf, setQuietHours } from '#notifications/quiet_hours'
import { preferenceValidator, quietHoursValidator } from '#notifications/validator'

export default class NotificationPreferencesController {
  async index({ actor }: HttpContext) {
    return preferencesOf(actor!.id!)
  }

  /** Switches one kind on or off for oneself, or chooses when it is mailed. */
  async update(ctx: HttpContext) {
    const { kind, ...choice } = await validateBody(ctx, preferenceValidator)
    const userId = ctx.actor!.id!
    if (choice.inApp === false && REQUIRED_KINDS.has(kind)) throw conflict('NOTIFICATION_REQUIRED')
    return transact(ctx.actor!, async (uow) => {
      await choose(uow.trx, userId, kind, choice)
      return preferencesOf(userId, uow.trx)
    })
  }

  async quietHours({ actor }: HttpContext) {
    return { hours: (await quietHoursOf([actor!.id!])).get(actor!.id!) ?? null }
  }

  async setQuietHours(ctx: HttpContext) {
    const { hours } = await validateBody(ctx, quietHoursValidator)
    await transact(ctx.actor!, (uow) => setQuietHours(uow.trx, ctx.actor!.id!, hours))
    return { hours }
  }
}
