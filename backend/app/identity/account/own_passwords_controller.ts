import type { HttpContext } from '@adonisjs/core/http'
import hash from '@adonisjs/core/services/hash'
import { invalid } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { consumeAttempt, forgetAttempts } from '#core/limits/attempts'
import { writeRequest } from '#core/unit_of_work/write_request'
import { PASSWORD_CHANGED } from '#identity/events'
import { revokeSessions } from '#identity/sessions/revoke_sessions'
import { requireStrongPassword } from '#identity/shared/password'
import User from '#identity/shared/user'
import CurrentUserTransformer from './current_user_transformer.js'
import { ownPasswordValidator } from './validator.js'

export default class OwnPasswordsController {
  /** Changes one's own password, by the old one; every other session ends. */
  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, ownPasswordValidator, { asTyped: true })
    const { id } = ctx.auth.getUserOrFail()
    const limit = { key: `own-password:${id}`, attempts: 10, duration: '15 minutes' }
    await consumeAttempt(limit)
    const { password: known, username } = await User.findOrFail(id)
    if (!(await hash.use('argon').verify(known, input.currentPassword)))
      throw invalid({ currentPassword: ['wrongPassword'] })
    if (input.password === input.currentPassword) throw invalid({ password: ['samePassword'] })
    requireStrongPassword(input.password, username)
    const answer = await writeRequest(ctx, async (uow) => {
      const user = await User.query({ client: uow.trx }).where('id', id).forUpdate().firstOrFail()
      // an administrator was quicker
      if (user.password !== known) throw invalid({ currentPassword: ['wrongPassword'] })
      const before = user.toAudit()
      await user
        .merge({
          password: input.password,
          passwordDue: false,
          version: user.version + 1,
          updatedBy: id,
        })
        .save()
      await revokeSessions(uow.trx, id, 'password_changed', ctx.actor!.sessionId)
      await uow.audit({
        action: 'change_password',
        entityType: 'user',
        entityId: id,
        label: username,
        before,
        after: user.toAudit(),
      })
      await uow.emit(PASSWORD_CHANGED, { userId: id, byAdmin: false })
      return ctx.serialize(CurrentUserTransformer.transform(user))
    })
    await forgetAttempts(limit)
    return answer
  }
}
