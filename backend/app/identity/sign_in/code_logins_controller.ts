import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { sqlInstant } from '#core/database/instants'
import { transact } from '#core/unit_of_work/transact'
import CurrentUserTransformer from '#identity/account/current_user_transformer'
import { forgetSessionsAfter } from '#identity/shared/forget_sessions'
import { requireOpenWay } from '#identity/shared/open_ways'
import User from '#identity/shared/user'
import { countGuess, forgetGuesses, proveCode } from '#identity/two_step/prove'
import { codeValidator } from '#identity/two_step/validator'
import { beginSession } from './sign_in.js'

export default class CodeLoginsController {
  /** The code after the password: the session that was begun becomes a whole one, under a new token. */
  async store(ctx: HttpContext) {
    const { code } = await validateBody(ctx, codeValidator)
    const guard = ctx.auth.use('web')
    const { person, sessionId, codeDue } = guard.signedIn!
    const way = await guard.way()
    if (!codeDue) throw conflict('TWO_STEP_NOT_DUE')
    await countGuess(person.id)
    await transact(ctx.actor!, async (uow) => {
      const proof = await proveCode(uow, person.id, code)
      if (proof === 'recovery_code')
        await uow.audit({
          ...{ action: 'use_recovery_code', entityType: 'user', entityId: person.id },
          label: person.username,
        })
      await uow.trx
        .from('user_sessions')
        .where('id', sessionId!)
        .update({ revoked_at: sqlInstant(), revoked_reason: 'code_answered' })
      forgetSessionsAfter(uow.trx, person.id)
    })
    await forgetGuesses(person.id)
    const user = await User.findOrFail(person.id)
    // passwords may have been closed since this one was entered
    if (way.by !== 'sso') await requireOpenWay(user)
    await beginSession(ctx, user, way)
    return ctx.serialize(CurrentUserTransformer.transform(user, guard.signedIn!))
  }
}
