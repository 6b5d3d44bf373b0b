import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { isAdmin } from '#identity/access/access'
import { endResets } from '#identity/password_resets/reset_links'
import { isTooWeak } from '#identity/password_resets/send_reset_link'
import { revokeSessions } from '#identity/sessions/revoke_sessions'
import { flags, namesOf, type Powers } from '#identity/shared/powers'
import type User from '#identity/shared/user'
import { requireAnotherAdmin } from './last_admin.js'

export interface PowersChange {
  before: Powers
  after: Powers
}

/**
 * The one place that writes what a person may do: role, grants, denials, sets and, out of them, the
 * permissions that hold. Alters a locked user that the caller saves and audits; their sessions end
 * where their rights are others, and links to set a password where these are now too little.
 * @param exceptSessionId of the administrator who changes their own account
 * @throws AppError 409 LAST_ADMIN
 */
export async function givePowers(
  uow: UnitOfWork,
  user: User,
  { before, after }: PowersChange,
  exceptSessionId: number | null = null
) {
  const wasAdmin = isAdmin(user)
  const differs = rightsOf(before) !== rightsOf(after)
  user.role = after.role
  // rights that stay the same stay as they are written
  if (differs) user.permissions = after.permissions
  keepApart(user, after)
  if (before.setIds.join() !== after.setIds.join()) await moveMember(uow, user, { before, after })
  if (!differs) return
  if (wasAdmin) await requireAnotherAdmin(uow.trx, user)
  await revokeSessions(uow.trx, user.id, 'access_changed', exceptSessionId)
  // a link by mail that was fit for the account as it was may be too little now
  if (await isTooWeak(uow, user)) await endResets(uow, user.id)
}

const rightsOf = ({ role, permissions }: Powers) => JSON.stringify([role, namesOf(permissions)])

/** What is granted and denied to the account itself, once that is more than its permissions say. */
function keepApart(user: User, { ownPermissions, deniedPermissions, setIds }: Powers) {
  if (user.ownPermissions === null && !deniedPermissions.length && !setIds.length) return
  user.ownPermissions = flags(ownPermissions)
  user.deniedPermissions = deniedPermissions
}

async function moveMember({ trx }: UnitOfWork, user: User, { before, after }: PowersChange) {
  const left = before.setIds.filter((id) => !after.setIds.includes(id))
  const joined = after.setIds.filter((id) => !before.setIds.includes(id))
  const members = () => trx.from('permission_set_members').where('user_id', user.id)
  if (left.length) await members().whereIn('permission_set_id', left).delete()
  if (joined.length)
    await trx
      .table('permission_set_members')
      .multiInsert(joined.map((id) => ({ permission_set_id: id, user_id: user.id })))
  await user.load('permissionSets')
}
