import { conflict } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { EMAIL_CHANGED, type EmailChanged } from '#identity/events'
import { holdChange, registerHeldChange } from '#identity/held_changes/hold_change'
import { endResets } from '#identity/password_resets/reset_links'
import { isGuarded } from '#identity/delegations/guarded'
import type User from '#identity/shared/user'
import { auditUser, lockUser } from './held_access.js'

/**
 * Gives a locked account another address, to which links for a new password go: whoever names it could
 * take the account over. So it is as with passwords: of who decides or administers a second person
 * confirms it, of owners they themselves.
 * @returns whether it is held; else the caller saves it
 */
export async function changeEmail(uow: UnitOfWork, user: User, email: string | null) {
  if (email === user.email) return false
  if (user.id !== uow.actor.id && (await isGuarded(user, uow.trx))) {
    await holdEmail(uow, user, email)
    return true
  }
  user.email = email
  await emailChanged(uow, user)
  return false
}

const holdEmail = (uow: UnitOfWork, user: User, email: string | null) =>
  holdChange(uow, {
    ...{ kind: 'user_email', subjectId: user.id, label: user.username, concernedId: user.id },
    payload: { known: user.email, email },
    before: { email: user.email },
    after: { email },
  })

/** Links that went to the former address end, and the person is told. */
async function emailChanged(uow: UnitOfWork, { id: userId, email }: User) {
  await endResets(uow, userId)
  if (userId === uow.actor.id) return
  const changed: EmailChanged = { userId, email }
  await uow.emit(EMAIL_CHANGED, { ...changed })
}

registerHeldChange('user_email', async (uow, { subjectId, payload }) => {
  const user = await lockUser(uow, subjectId)
  // what was confirmed is what was looked at
  if (user.email !== payload.known) throw conflict('CONFLICT')
  const before = user.toAudit()
  const email = payload.email as string | null
  user.merge({ email, version: user.version + 1, updatedBy: uow.actor.id })
  await user.save()
  await emailChanged(uow, user)
  await auditUser(uow, 'update', user, before)
})
