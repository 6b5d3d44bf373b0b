import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { forgetPasswordAttempts, requireOwnPassword } from '#identity/shared/own_password'
import { presentDemo } from './demo_state.js'
import { cancelRemoval, requestRemoval } from './request_removal.js'
import { removalValidator } from './validator.js'

/** The demo company that a new portal shows, and its removal. */
export default class DemoDataController {
  async show({ auth }: HttpContext) {
    return { demo: await presentDemo(db.connection(), auth.getUserOrFail()) }
  }

  async remove(ctx: HttpContext) {
    const { currentPassword, companyName } = await validateBody(ctx, removalValidator, {
      asTyped: true,
    })
    const { id } = await requireOwnPassword(ctx.actor!.id!, currentPassword)
    const answer = await writeRequest(ctx, async (uow) => {
      await requestRemoval(uow, companyName.trim())
      return { demo: await presentDemo(uow.trx, ctx.auth.getUserOrFail()) }
    })
    await forgetPasswordAttempts(id)
    return answer
  }

  async keep(ctx: HttpContext) {
    return writeRequest(ctx, async (uow) => {
      await cancelRemoval(uow)
      return { demo: await presentDemo(uow.trx, ctx.auth.getUserOrFail()) }
    })
  }
}
