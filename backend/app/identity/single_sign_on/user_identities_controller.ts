import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { writeRequest } from '#core/unit_of_work/write_request'
import { people } from '#identity/shared/people'
import { identitiesOf, unlink } from './identities.js'

/** The accounts elsewhere by which a user signs in, for administrators, who may end that. */
export default class UserIdentitiesController {
  async index({ params }: HttpContext) {
    const user = await people().where('id', params.id).first()
    if (!user) throw notFound()
    return identitiesOf(user.id)
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, (uow) => unlink(uow, ctx.params.id, ctx.params.identityId))
  }
}
