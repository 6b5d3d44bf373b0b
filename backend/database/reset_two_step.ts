import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import { PASSKEYS_CHANGED, TWO_STEP_CHANGED, type PasskeysChanged } from '#identity/events'
import { forgetPasskeys } from '#identity/passkeys/keep_passkeys'
import { revokeSessions } from '#identity/sessions/revoke_sessions'
import { canonicalUsername } from '#identity/shared/canonical_username'
import User from '#identity/shared/user'
import { forgetTwoStep } from '#identity/two_step/set_up'

/** Why nothing was ended; the message is for the person at the console. */
export class ResetRefused extends Error {}

/** In the log it is the console of the server that did it: who has that has the database as well. */
const CONSOLE = { ...SYSTEM_ACTOR, name: 'console' }

/**
 * Ends two-step verification and passkeys of an account whose person has lost them, with its sessions.
 * The password stays.
 * @returns what there was to end
 * @throws ResetRefused for a name that no one has, and where there is nothing to end
 */
export function resetTwoStep(typed: string) {
  return transact(CONSOLE, async (uow) => {
    const username = canonicalUsername(typed)
    const user = await User.query({ client: uow.trx })
      .where('username', username ?? '')
      .forUpdate()
      .first()
    if (!user) throw new ResetRefused(`no one has the username “${typed}”`)
    const { id: userId, twoStepOn, hasPasskeys } = user
    const ended = [
      ...(twoStepOn ? ['two-step verification'] : []),
      ...(hasPasskeys ? ['passkeys'] : []),
    ]
    if (!ended.length) throw new ResetRefused(`${user.username} has no second step and no passkeys`)
    const before = user.toAudit()
    await forgetTwoStep(uow, userId)
    await forgetPasskeys(uow, userId)
    user.merge({ twoStepOn: false, hasPasskeys: false, version: user.version + 1 })
    await user.save()
    await revokeSessions(uow.trx, userId, 'two_step_changed')
    const about = { entityType: 'user', entityId: userId, label: user.username }
    await uow.audit({ action: 'reset_two_step', ...about, before, after: user.toAudit() })
    if (twoStepOn) await uow.emit(TWO_STEP_CHANGED, { userId, on: false, byAdmin: true })
    const changed: PasskeysChanged = { userId, what: 'removed_by_admin', name: null }
    if (hasPasskeys) await uow.emit(PASSKEYS_CHANGED, { ...changed })
    return { username: user.username, ended }
  })
}
