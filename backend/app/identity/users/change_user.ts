import type { HttpContext } from '@adonisjs/core/http'
import { checkVersion, requireVersion } from '#core/http/version'
import { notFound } from '#core/base/app_error'
import { refuseErased } from '#core/personal_data/erased'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { people } from '#identity/shared/people'
import type User from '#identity/shared/user'
import UserTransformer from './user_transformer.js'

/**
 * One change of a user by an administrator: version checked, audited, answered with the new state.
 * @param change alters the model (not yet saved) and may do more in the same unit; `held` where what was
 *   requested waits for a second person, which answers 202
 */
export function changeUser(
  ctx: HttpContext,
  action: string,
  change: (user: User, uow: UnitOfWork) => void | 'held' | Promise<void | 'held'>
) {
  const expectedVersion = requireVersion(ctx)
  return writeRequest(ctx, async (uow) => {
    const user = await people(uow.trx).where('id', ctx.params.id).forUpdate().first()
    if (!user) throw notFound()
    await checkVersion(user, expectedVersion, uow.trx)
    await refuseErased('user', user.id, uow)
    await user.load('permissionSets')
    const before = user.toAudit()
    const held = (await change(user, uow)) === 'held'
    if (held) ctx.response.status(202)
    if (held && !user.$isDirty) return ctx.serialize(UserTransformer.transform(user))
    user.version++
    user.updatedBy = ctx.actor!.id
    await user.save()
    await uow.audit({
      action,
      entityType: 'user',
      entityId: user.id,
      label: user.username,
      before,
      after: user.toAudit(),
    })
    return ctx.serialize(UserTransformer.transform(user))
  })
}
