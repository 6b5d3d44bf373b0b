import type { HttpContext } from '@adonisjs/core/http'
import { checkVersion, requireVersion } from '#core/http/version'
import { notFound } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import { writeRequest } from '#core/unit/write_request'
import User from '#identity/models/user'
import UserTransformer from '#identity/transformers/user_transformer'

/**
 * One change of a user by an administrator: version checked, audited, answered with the new state.
 * @param change alters the model (not yet saved) and may do more in the same unit
 */
export function changeUser(
  ctx: HttpContext,
  action: string,
  change: (user: User, unit: Unit) => void | Promise<void>
) {
  const seen = requireVersion(ctx)
  return writeRequest(ctx, async (unit) => {
    const user = await User.query({ client: unit.trx })
      .where('id', ctx.params.id)
      .forUpdate()
      .first()
    if (!user) throw notFound()
    await checkVersion(user, seen, unit.trx)
    const before = user.toAudit()
    await change(user, unit)
    user.version++
    user.updatedBy = ctx.actor!.id
    await user.save()
    await unit.audit({
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
