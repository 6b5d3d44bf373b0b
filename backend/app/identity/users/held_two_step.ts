import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { TWO_STEP_CHANGED } from '#identity/events'
import { holdChange, registerHeldChange } from '#identity/held_changes/hold_change'
import { revokeSessions } from '#identity/sessions/revoke_sessions'
import type User from '#identity/shared/user'
import { forgetTwoStep } from '#identity/two_step/set_up'
import { auditUser, lockUser } from './held_access.js'

/** Who decides or administers keeps the second step until another person has confirmed that it goes. */
export function holdTwoStepReset(uow: UnitOfWork, user: User) {
  return holdChange(uow, {
    ...{ kind: 'user_two_step', subjectId: user.id, label: user.username, concernedId: user.id },
    payload: {},
    before: {},
    after: { twoStep: 'removed' },
  })
}

registerHeldChange('user_two_step', async (uow, { subjectId }) => {
  const user = await lockUser(uow, subjectId)
  const before = user.toAudit()
  await forgetTwoStep(uow, user.id)
  user.merge({ twoStepOn: false, version: user.version + 1, updatedBy: uow.actor.id })
  await user.save()
  await revokeSessions(uow.trx, user.id, 'two_step_changed')
  await uow.emit(TWO_STEP_CHANGED, { userId: user.id, on: false, byAdmin: true })
  await auditUser(uow, 'reset_two_step', user, before)
})
