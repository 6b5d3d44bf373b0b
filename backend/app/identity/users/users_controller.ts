import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { changeUser } from './change_user.js'
import { revokeSessions } from '#identity/sessions/revoke_sessions'
import { userListing } from './listing.js'
import User from '#identity/shared/user'
import { requireAnotherAdmin } from './last_admin.js'
import { createUser, grantedOnly } from './create_user.js'
import { changeEmail } from './held_email.js'
import { holdPowers, needsSecondPerson } from './held_access.js'
import UserTransformer from './user_transformer.js'
import { createUserValidator, updateUserValidator } from './validator.js'

export default class UsersController {
  async index(ctx: HttpContext) {
    return ctx.serialize(UserTransformer.transform(await answerList(ctx, User, userListing)))
  }

  async show({ params, serialize }: HttpContext) {
    const user = await User.find(params.id)
    if (!user) throw notFound()
    return serialize(UserTransformer.transform(user))
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createUserValidator, { asTyped: true })
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { user, held } = await createUser(uow, input)
      if (held) ctx.response.status(202)
      return ctx.serialize(UserTransformer.transform(user))
    })
  }

  async update(ctx: HttpContext) {
    const { permissions, ...input } = await validateBody(ctx, updateUserValidator)
    return changeUser(ctx, 'update', async (user, uow) => {
      const powers = JSON.stringify([user.role, user.permissions])
      const { role = user.role, email = user.email, ...profile } = input
      user.merge(profile)
      const heldEmail = await changeEmail(uow, user, email)
      const after = { role, permissions: permissions ? grantedOnly(permissions) : user.permissions }
      if (needsSecondPerson(user, after)) {
        await holdPowers(uow, user, after)
        return 'held'
      }
      user.merge(after)
      if (powers !== JSON.stringify([user.role, user.permissions])) {
        await requireAnotherAdmin(uow.trx, user)
        await revokeSessions(uow.trx, user.id, 'access_changed', ctx.actor!.sessionId)
      }
      if (heldEmail) return 'held'
    })
  }
}
