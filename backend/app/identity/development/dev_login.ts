import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { identify } from '#identity/guard/decide_access'
import User from '#identity/shared/user'
import CurrentUserTransformer from '#identity/account/current_user_transformer'

// not named like a controller: the generated list of them is part of the build
export default class DevLoginsController {
  /** Signs in as the first administrator without a password, while developing. */
  async store(ctx: HttpContext) {
    const user = await User.query()
      .where('role', 'admin')
      .whereNull('disabled_at')
      .orderBy('id')
      .first()
    if (!user) throw notFound()
    await ctx.auth.use('web').login(user, { by: 'password' })
    identify(ctx)
    return ctx.serialize(CurrentUserTransformer.transform(user))
  }
}
