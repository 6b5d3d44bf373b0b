import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { forbidden } from '#core/base/app_error'
import { refuseErased } from '#core/personal_data/erased'
import { ABILITIES, abilitiesFor, isAdmin, type Subject } from '#identity/access/access'
import type { Rule } from '#identity/access/rule'
import { decidesToday, isDeciding } from '#identity/delegations/delegated_abilities'
import { isOwner } from '#identity/shared/owners'
import { holdChange, registerHeldChange } from '#identity/held_changes/hold_change'
import { endWithPassword } from '#identity/password_resets/replace_password'
import { sqlInstant } from '#core/database/instants'
import { rememberPassword } from '#identity/shared/former_passwords'
import { accessSettings } from '#identity/shared/access_settings'
import type { Powers } from '#identity/shared/powers'
import User from '#identity/shared/user'
import { revokeSessions } from '#identity/sessions/revoke_sessions'

type Secret = 'password' | 'passcode'

/**
 * Whether more is given than one administrator gives alone: an ability that even administrators do not
 * hold by themselves, one to decide on what others ask for, or administration. An account that the
 * administrator has made would be the second person of every approval.
 */
export function needsSecondPerson(
  subject: Subject,
  { role, permissions }: Pick<Powers, 'role' | 'permissions'>
): boolean {
  const after = { ...subject, role, permissions }
  const held = new Set(abilitiesFor(subject, accessSettings))
  const gained = abilitiesFor(after, accessSettings).filter((ability) => !held.has(ability))
  const strict = gained.some((ability) => (ABILITIES[ability] as Rule).strict)
  return strict || gained.some(isDeciding) || (isAdmin(after) && !isAdmin(subject))
}

/**
 * Of an owner no one else sets a password or passcode. Who decides or administers keeps theirs until a
 * second person has confirmed the new one: anyone who knows it decides in their name, and in the name of
 * those whom they stand in for.
 * @returns whether it is held
 * @throws AppError 403 OWNER_SECRET
 */
export async function holdsSecret(uow: UnitOfWork, user: User): Promise<boolean> {
  if (user.id === uow.actor.id) return false
  if (isOwner(user)) throw forbidden('OWNER_SECRET')
  return isAdmin(user) || (await decidesToday(user, uow.trx))
}

/** @param hash the new secret as it is stored; null takes a passcode away */
export function holdSecret(uow: UnitOfWork, user: User, secret: Secret, hash: string | null) {
  return holdChange(uow, {
    ...{ subjectId: user.id, label: user.username, concernedId: user.id },
    kind: `user_${secret}`,
    payload: { hash },
    before: {},
    after: { [secret]: hash ?? 'removed' },
  })
}

/** @throws AppError 409 PERSON_ERASED */
export async function lockUser(uow: UnitOfWork, id: number): Promise<User> {
  await refuseErased('user', id, uow)
  return User.query({ client: uow.trx }).where('id', id).forUpdate().firstOrFail()
}

for (const secret of ['password', 'passcode'] as const)
  registerHeldChange(`user_${secret}`, async (uow, { subjectId, payload }) => {
    const user = await lockUser(uow, subjectId)
    const before = user.toAudit()
    // by its column: the model would hash the hash
    if (secret === 'password') await rememberPassword(uow, user)
    await uow.trx
      .from('users')
      .where('id', user.id)
      .update({
        [secret]: payload.hash,
        // anyone who was given a password chooses their own before anything else
        ...(secret === 'password' && { password_due: true, password_changed_at: sqlInstant() }),
        version: user.version + 1,
        updated_by: uow.actor.id,
      })
    await user.refresh()
    if (secret === 'password') await endWithPassword(uow, user.id, { by: 'admin' })
    else await revokeSessions(uow.trx, user.id, 'passcode_changed')
    await auditUser(uow, `set_${secret}`, user, before)
  })

export function auditUser(
  uow: UnitOfWork,
  action: string,
  user: User,
  before: Record<string, unknown>
) {
  const about = { entityType: 'user', entityId: user.id, label: user.username }
  return uow.audit({ action, ...about, before, after: user.toAudit() })
}
