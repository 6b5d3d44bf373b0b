import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { PASSKEYS_CHANGED, type PasskeysChanged } from '#identity/events'
import { holdChange, registerHeldChange } from '#identity/held_changes/hold_change'
import { forgetPasskeys } from '#identity/passkeys/keep_passkeys'
import { revokeSessions } from '#identity/sessions/revoke_sessions'
import type User from '#identity/shared/user'
import { auditUser, lockUser } from './held_access.js'

/** Who decides or administers keeps the passkeys until another person has confirmed that they go. */
export function holdPasskeysRemoval(uow: UnitOfWork, user: User) {
  return holdChange(uow, {
    ...{ kind: 'user_passkeys', subjectId: user.id, label: user.username, concernedId: user.id },
    payload: {},
    before: {},
    after: { passkeys: 'removed' },
  })
}

registerHeldChange('user_passkeys', async (uow, { subjectId }) => {
  const user = await lockUser(uow, subjectId)
  const before = user.toAudit()
  await forgetPasskeys(uow, user.id)
  user.merge({ hasPasskeys: false, version: user.version + 1, updatedBy: uow.actor.id })
  await user.save()
  await revokeSessions(uow.trx, user.id, 'passkeys_removed')
  const changed: PasskeysChanged = { userId: user.id, what: 'removed_by_admin', name: null }
  await uow.emit(PASSKEYS_CHANGED, { ...changed })
  await auditUser(uow, 'remove_passkeys', user, before)
})
