import { DateTime } from 'luxon'
import ApiToken from '#identity/api_tokens/api_token'
import { revokeToken } from '#identity/api_tokens/make_token'
import { ACCOUNT_DISABLED, type AccountDisabled } from '#identity/events'
import { revokeSessions } from '#identity/sessions/revoke_sessions'
import { inForce } from '#identity/shared/tokens_in_force'
import User from '#identity/shared/user'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { requireAnotherAdmin } from './last_admin.js'

/**
 * Closes a locked account that the caller saves: its sessions, live streams and tokens end with the commit, and
 * departments end what it has given out.
 * @param reason as the sessions remember it, such as `disabled`
 * @throws AppError 409 LAST_ADMIN
 */
export async function closeAccount(uow: UnitOfWork, user: User, reason: string) {
  user.disabledAt = DateTime.utc()
  await requireAnotherAdmin(uow.trx, user)
  await revokeSessions(uow.trx, user.id, reason)
  // one that is enabled again gets none of them back
  const tokens = inForce(ApiToken.query({ client: uow.trx }).where('user_id', user.id))
  for (const token of await tokens.orderBy('id')) await revokeToken(uow, token, user.username)
  const event: AccountDisabled = { userId: user.id, reason }
  await uow.emit(ACCOUNT_DISABLED, { ...event })
}

/**
 * Disables an account in a unit of work of its own department, such as of someone who has left.
 * @param reason kept in the log and with the sessions
 * @returns false for one that was disabled before
 * @throws AppError 409 LAST_ADMIN
 */
export async function disableAccount(
  uow: UnitOfWork,
  userId: number,
  reason: string
): Promise<boolean> {
  const user = await User.query({ client: uow.trx }).where('id', userId).forUpdate().firstOrFail()
  if (user.isDisabled) return false
  const before = user.toAudit()
  await closeAccount(uow, user, reason)
  user.version++
  user.updatedBy = uow.actor.id
  await user.save()
  const about = { entityType: 'user', entityId: user.id, label: user.username }
  await uow.audit({ action: 'disable', ...about, before, after: { ...user.toAudit(), reason } })
  return true
}
