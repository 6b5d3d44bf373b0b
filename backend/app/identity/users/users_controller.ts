import type { HttpContext } from '@adonisjs/core/http'
import hash from '@adonisjs/core/services/hash'
import { isDuplicate } from '#core/database/failures'
import { invalid, notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { changeUser } from './change_user.js'
import { revokeSessions } from '#identity/sessions/revoke_sessions'
import { canonicalUsername } from '#identity/shared/canonical_username'
import { userListing } from './listing.js'
import User from '#identity/shared/user'
import { requireAnotherAdmin } from './last_admin.js'
import { requireStrongPassword } from '#identity/shared/password'
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
    const { username, passcode, ...input } = await validateBody(ctx, createUserValidator, {
      asTyped: true,
    })
    const canonical = canonicalUsername(username)
    if (!canonical) throw invalid({ username: ['username'] })
    requireStrongPassword(input.password, canonical)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const user = await User.create(
        {
          ...input,
          username: canonical,
          permissions: grantedOnly(input.permissions),
          passcode: passcode ? await hash.make(passcode) : null,
          nameAr: input.nameAr ?? null,
          email: input.email ?? null,
          digits: 'latin',
          loginEpoch: 0,
          version: 1,
          createdBy: ctx.actor!.id,
        },
        { client: uow.trx }
      ).catch((error) => {
        throw isDuplicate(error) ? invalid({ username: ['taken'] }) : error
      })
      await user.refresh()
      await uow.audit({
        action: 'create',
        entityType: 'user',
        entityId: user.id,
        label: canonical,
        after: user.toAudit(),
      })
      return ctx.serialize(UserTransformer.transform(user))
    })
  }

  async update(ctx: HttpContext) {
    const { permissions, ...input } = await validateBody(ctx, updateUserValidator)
    return changeUser(ctx, 'update', async (user, uow) => {
      const powers = JSON.stringify([user.role, user.permissions])
      user.merge(input)
      if (permissions) user.permissions = grantedOnly(permissions)
      if (powers === JSON.stringify([user.role, user.permissions])) return
      await requireAnotherAdmin(uow.trx, user)
      await revokeSessions(uow.trx, user.id, 'access_changed', ctx.actor!.sessionId)
    })
  }
}

/** Only what is granted is kept: an absent permission and a false one are the same. */
function grantedOnly(permissions: Record<string, boolean | undefined> = {}) {
  return Object.fromEntries(Object.entries(permissions).filter(([, granted]) => granted)) as Record<
    string,
    boolean
  >
}
