import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { endSessionUrl } from '#identity/identity_providers/end_session_url'
import { transact } from '#core/unit_of_work/transact'
import { signInByPassword } from './sign_in.js'
import { identify } from '#identity/guard/decide_access'
import CurrentUserTransformer from '#identity/account/current_user_transformer'
import { loginValidator } from './validator.js'

export default class LoginsController {
  async store(ctx: HttpContext) {
    const { username, password } = await validateBody(ctx, loginValidator, { asTyped: true })
    const user = await signInByPassword(ctx, username, password)
    return ctx.serialize(CurrentUserTransformer.transform(user, { codeDue: user.twoStepOn }))
  }

  /**
   * Ends the session where there is one; signing out twice is no failure. Says where the browser goes to sign
   * out at the provider too, where it came through one.
   */
  async destroy(ctx: HttpContext) {
    const guard = ctx.auth.use('web')
    let provider: string | null = null
    if (await guard.check()) {
      identify(ctx)
      const { person, sessionId } = guard.signedIn!
      if (sessionId) provider = await endSessionUrl(sessionId)
      await transact(ctx.actor!, (uow) =>
        uow.audit({
          action: 'sign_out',
          entityType: 'user',
          entityId: person.id,
          label: person.username,
        })
      )
      await guard.logout()
    }
    ctx.response.header('Clear-Site-Data', '"cache"')
    return { provider }
  }
}
