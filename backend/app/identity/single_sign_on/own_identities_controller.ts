import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { forgetPasswordAttempts, requireOwnPassword } from '#identity/shared/own_password'
import { identitiesOf, unlink } from './identities.js'
import { linkValidator } from './validator.js'

/** The accounts elsewhere by which someone signs in here. */
export default class OwnIdentitiesController {
  async index({ actor }: HttpContext) {
    return identitiesOf(actor!.id!)
  }

  async destroy(ctx: HttpContext) {
    const { currentPassword } = await validateBody(ctx, linkValidator, { asTyped: true })
    const { id } = await requireOwnPassword(ctx.actor!.id!, currentPassword)
    await forgetPasswordAttempts(id)
    ctx.response.status(204)
    return writeRequest(ctx, (uow) => unlink(uow, id, ctx.params.id))
  }
}
