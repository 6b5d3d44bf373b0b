import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import User from '#identity/shared/user'
import { presentViewed } from './present_viewed.js'
import CurrentUserTransformer from './current_user_transformer.js'
import { preferencesValidator } from './validator.js'

export default class CurrentUserController {
  async show(ctx: HttpContext) {
    const how = ctx.auth.use('web').signedIn!
    if (how.viewing) return presentViewed(ctx, how.viewing)
    return ctx.serialize(CurrentUserTransformer.transform(ctx.auth.getUserOrFail(), how))
  }

  /** Language, theme and digits follow the person to other machines. */
  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, preferencesValidator)
    const { id } = ctx.auth.getUserOrFail()
    return writeRequest(ctx, async (uow) => {
      const user = await User.query({ client: uow.trx }).where('id', id).forUpdate().firstOrFail()
      await user.merge(input).save()
      const how = ctx.auth.use('web').signedIn!
      return ctx.serialize(CurrentUserTransformer.transform(user, how))
    })
  }
}
