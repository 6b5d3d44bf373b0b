import type { HttpContext } from '@adonisjs/core/http'
import hash from '@adonisjs/core/services/hash'
import { isDuplicate } from '#core/database/failures'
import { invalid, notFound } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit/write_request'
import { changeUser } from '#identity/actions/change_user'
import { revokeSessions } from '#identity/actions/revoke_sessions'
import { canonicalUsername } from '#identity/canonical_username'
import { userListing } from '#identity/listing'
import User from '#identity/models/user'
import { requireAnotherAdmin } from '#identity/rules/last_admin'
import { requireStrongPassword } from '#identity/rules/password'
import UserTransformer from '#identity/transformers/user_transformer'
import { createUserValidator, updateUserValidator } from '#identity/validators/auth'

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
    return writeRequest(ctx, async (unit) => {
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
        { client: unit.trx }
      ).catch((error) => {
        throw isDuplicate(error) ? invalid({ username: ['taken'] }) : error
      })
      await user.refresh()
      await unit.audit({
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
    return changeUser(ctx, 'update', async (user, unit) => {
      const powers = JSON.stringify([user.role, user.permissions])
      user.merge(input)
      if (permissions) user.permissions = grantedOnly(permissions)
      if (powers === JSON.stringify([user.role, user.permissions])) return
      await requireAnotherAdmin(unit.trx, user)
      await revokeSessions(unit.trx, user.id, 'access_changed', ctx.actor!.sessionId)
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
