import type { HttpContext } from '@adonisjs/core/http'
import { transact } from '#core/unit_of_work/transact'
import { identify } from '#identity/guard/decide_access'
import { endSessionUrl } from './end_session_url.js'

export default class SignOutsController {
  /**
   * Ends the session where there is one; signing out twice is no failure. Says where the browser goes to sign
   * out at the provider too, where it came through one.
   */
  async store(ctx: HttpContext) {
    const guard = ctx.auth.use('web')
    let provider: string | null = null
    // a token has no session: it is revoked, or expires
    if ((await guard.check()) && guard.signedIn!.sessionId !== null) {
      identify(ctx)
      const { person, sessionId } = guard.signedIn!
      provider = await endSessionUrl(sessionId!)
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
