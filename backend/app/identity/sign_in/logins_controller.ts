import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { signInByPassword } from './sign_in.js'
import CurrentUserTransformer from '#identity/account/current_user_transformer'
import { loginValidator } from './validator.js'

export default class LoginsController {
  async store(ctx: HttpContext) {
    const { username, password } = await validateBody(ctx, loginValidator, { asTyped: true })
    const user = await signInByPassword(ctx, username, password)
    return ctx.serialize(CurrentUserTransformer.transform(user, { codeDue: user.twoStepOn }))
  }
}
