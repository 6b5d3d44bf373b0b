import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { setting } from '#core/settings/settings'
import { signInByPasscode } from './sign_in.js'
import { signedInHere } from '#identity/shared/open_ways'
import User from '#identity/shared/user'
import CurrentUserTransformer from '#identity/account/current_user_transformer'
import { passcodeLoginValidator } from './validator.js'

/** The simple login: choose a name, enter a passcode. Absent unless the company switched it on. */
export default class PasscodeLoginsController {
  async index() {
    requireSimpleLogin()
    const users = await User.query()
      .whereNotNull('passcode')
      .whereNull('disabled_at')
      .orderBy('name')
    return (await signedInHere(users)).map(({ id, name }) => ({ id, name }))
  }

  async store(ctx: HttpContext) {
    requireSimpleLogin()
    const { userId, passcode } = await validateBody(ctx, passcodeLoginValidator, { asTyped: true })
    const user = await signInByPasscode(ctx, userId, passcode)
    return ctx.serialize(CurrentUserTransformer.transform(user, { codeDue: user.twoStepOn }))
  }
}

function requireSimpleLogin() {
  if (!setting('passcodeLogin', false)) throw notFound()
}
