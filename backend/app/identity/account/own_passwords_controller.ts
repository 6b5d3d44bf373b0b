import type { HttpContext } from '@adonisjs/core/http'
import { invalid } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import { forgetPasswordAttempts, requireOwnPassword } from '#identity/shared/own_password'
import { requireUnusedPassword } from '#identity/shared/former_passwords'
import { requireStrongPassword } from '#identity/shared/password'
import User from '#identity/shared/user'
import CurrentUserTransformer from './current_user_transformer.js'
import { replacePassword } from '#identity/password_resets/replace_password'
import { ownPasswordValidator } from './validator.js'

export default class OwnPasswordsController {
  /** Changes one's own password, by the old one; every other session ends. */
  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, ownPasswordValidator, { asTyped: true })
    const { id } = ctx.auth.getUserOrFail()
    const owner = await requireOwnPassword(id, input.currentPassword)
    const { password: known, username } = owner
    if (input.password === input.currentPassword) throw invalid({ password: ['samePassword'] })
    requireStrongPassword(input.password, username)
    await requireUnusedPassword(owner, input.password)
    const answer = await writeRequest(ctx, async (uow) => {
      const user = await User.query({ client: uow.trx }).where('id', id).forUpdate().firstOrFail()
      // an administrator was quicker
      if (user.password !== known) throw invalid({ currentPassword: ['wrongPassword'] })
      const before = user.toAudit()
      const { sessionId: exceptSessionId } = ctx.actor!
      await replacePassword(uow, user, {
        ...{ password: input.password, due: false, by: 'person', exceptSessionId },
      })
      await user.merge({ version: user.version + 1, updatedBy: id }).save()
      await uow.audit({
        action: 'change_password',
        entityType: 'user',
        entityId: id,
        label: username,
        before,
        after: user.toAudit(),
      })
      return ctx.serialize(CurrentUserTransformer.transform(user))
    })
    await forgetPasswordAttempts(id)
    return answer
  }
}
