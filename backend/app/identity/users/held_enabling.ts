import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { holdChange, registerHeldChange } from '#identity/held_changes/hold_change'
import type User from '#identity/shared/user'
import { auditUser, lockUser } from './held_access.js'

/** With a disabled account of who decides or administers all that comes back: a second person confirms it. */
export function holdEnabling(uow: UnitOfWork, user: User) {
  return holdChange(uow, {
    ...{ kind: 'user_enabling', subjectId: user.id, label: user.username, concernedId: user.id },
    payload: {},
    before: { disabled: true },
    after: { disabled: false },
  })
}

registerHeldChange('user_enabling', async (uow, { subjectId }) => {
  const user = await lockUser(uow, subjectId)
  const before = user.toAudit()
  user.merge({ disabledAt: null, version: user.version + 1, updatedBy: uow.actor.id })
  await user.save()
  await auditUser(uow, 'enable', user, before)
})
