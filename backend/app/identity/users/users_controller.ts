import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { changeUser } from './change_user.js'
import { userListing } from './listing.js'
import { people, peopleOnly } from '#identity/shared/people'
import User from '#identity/shared/user'
import { givePowers } from './give_powers.js'
import { readPowers, readSets } from '#identity/shared/read_powers'
import { powersWith } from '#identity/shared/powers'
import { createUser } from './create_user.js'
import { changeEmail } from './held_email.js'
import { needsSecondPerson } from './held_access.js'
import { holdPowers } from './held_powers.js'
import { statedPowers } from './stated_powers.js'
import UserTransformer from './user_transformer.js'
import { createUserValidator, updateUserValidator } from './validator.js'

export default class UsersController {
  async index(ctx: HttpContext) {
    const users = await answerList(ctx, User, userListing, {
      scope: peopleOnly,
      prepare: (query) => void query.preload('permissionSets'),
    })
    return ctx.serialize(UserTransformer.transform(users))
  }

  async show({ params, serialize }: HttpContext) {
    const user = await people().where('id', params.id).preload('permissionSets').first()
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
    const { permissions, deniedPermissions, permissionSetIds, ...input } = await validateBody(
      ctx,
      updateUserValidator
    )
    return changeUser(ctx, 'update', async (user, uow) => {
      const { role, email = user.email, ...profile } = input
      const sets = await readSets(uow.trx)
      const before = (await readPowers(uow.trx, [user])).get(user.id)!
      const wish = { role, permissions, deniedPermissions, permissionSetIds }
      const after = powersWith(before, statedPowers(wish, before, sets), sets)
      user.merge(profile)
      const heldEmail = await changeEmail(uow, user, email)
      if (needsSecondPerson(user, after)) {
        await holdPowers(uow, user, { before, after }, sets)
        return 'held'
      }
      await givePowers(uow, user, { before, after }, ctx.actor!.sessionId)
      if (heldEmail) return 'held'
    })
  }
}
