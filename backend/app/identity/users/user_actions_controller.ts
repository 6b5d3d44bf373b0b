import type { HttpContext } from '@adonisjs/core/http'
import hash from '@adonisjs/core/services/hash'
import { conflict } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { changeUser } from './change_user.js'
import { closeAccount } from './disable_account.js'
import { isGuarded } from '#identity/delegations/guarded'
import { revokeSessions } from '#identity/sessions/revoke_sessions'
import {
  PASSKEYS_CHANGED,
  SESSION_ENDED,
  TWO_STEP_CHANGED,
  type PasskeysChanged,
  type SessionEnded,
} from '#identity/events'
import { invite } from '#identity/password_resets/invite'
import { forgetPasskeys } from '#identity/passkeys/keep_passkeys'
import { replacePassword } from '#identity/password_resets/replace_password'
import { holdSecret, holdsSecret } from './held_access.js'
import { holdEnabling } from './held_enabling.js'
import { holdPasskeysRemoval } from './held_passkeys.js'
import { holdTwoStepReset } from './held_two_step.js'
import { forgetTwoStep } from '#identity/two_step/set_up'
import { requireStrongPasscode, requireStrongPassword } from '#identity/shared/password'
import { passcodeValidator, passwordValidator } from './validator.js'

/** What an administrator does to an account beside editing its profile. */
export default class UserActionsController {
  async disable(ctx: HttpContext) {
    return changeUser(ctx, 'disable', async (user, uow) => {
      if (user.id === ctx.actor!.id) throw conflict('OWN_ACCOUNT')
      await closeAccount(uow, user, 'disabled')
    })
  }

  async enable(ctx: HttpContext) {
    return changeUser(ctx, 'enable', async (user, uow) => {
      if (user.isDisabled && (await isGuarded(user, uow.trx))) {
        await holdEnabling(uow, user)
        return 'held'
      }
      user.disabledAt = null
    })
  }

  async unlock(ctx: HttpContext) {
    return changeUser(ctx, 'unlock', (user) => {
      user.lockedUntil = null
      user.loginEpoch++
    })
  }

  async endSessions(ctx: HttpContext) {
    return changeUser(ctx, 'end_sessions', async (user, uow) => {
      const count = await revokeSessions(uow.trx, user.id, 'ended_by_admin')
      const ended: SessionEnded = { userId: user.id, byAdmin: true, count }
      if (count) await uow.emit(SESSION_ENDED, { ...ended })
    })
  }

  async invite(ctx: HttpContext) {
    return changeUser(ctx, 'invite', (user, uow) => invite(uow, user))
  }

  /** Of someone else: one's own is changed by whoever knows the old one. */
  async password(ctx: HttpContext) {
    const { password } = await validateBody(ctx, passwordValidator, { asTyped: true })
    return changeUser(ctx, 'set_password', async (user, uow) => {
      if (user.id === ctx.actor!.id) throw conflict('OWN_ACCOUNT')
      requireStrongPassword(password, user.username)
      if (await holdsSecret(uow, user)) {
        await holdSecret(uow, user, 'password', await hash.make(password))
        return 'held'
      }
      await replacePassword(uow, user, { password, due: true, by: 'admin' })
    })
  }

  /** For whoever has lost the phone: they sign in by password again, and set up a new one. */
  async resetTwoStep(ctx: HttpContext) {
    return changeUser(ctx, 'reset_two_step', async (user, uow) => {
      if (user.id === ctx.actor!.id) throw conflict('OWN_ACCOUNT')
      if (!user.twoStepOn) throw conflict('TWO_STEP_OFF')
      if (await holdsSecret(uow, user)) {
        await holdTwoStepReset(uow, user)
        return 'held'
      }
      await forgetTwoStep(uow, user.id)
      user.twoStepOn = false
      await revokeSessions(uow.trx, user.id, 'two_step_changed')
      await uow.emit(TWO_STEP_CHANGED, { userId: user.id, on: false, byAdmin: true })
    })
  }

  /** For whoever has lost the device: their passkeys sign no one in any more, and they are signed out. */
  async removePasskeys(ctx: HttpContext) {
    return changeUser(ctx, 'remove_passkeys', async (user, uow) => {
      if (!user.hasPasskeys) throw conflict('NO_PASSKEYS')
      if (await holdsSecret(uow, user)) {
        await holdPasskeysRemoval(uow, user)
        return 'held'
      }
      await forgetPasskeys(uow, user.id)
      user.hasPasskeys = false
      await revokeSessions(uow.trx, user.id, 'passkeys_removed', ctx.actor!.sessionId)
      const what = user.id === ctx.actor!.id ? 'removed' : 'removed_by_admin'
      const changed: PasskeysChanged = { userId: user.id, what, name: null }
      await uow.emit(PASSKEYS_CHANGED, { ...changed })
    })
  }

  async passcode(ctx: HttpContext) {
    const { passcode } = await validateBody(ctx, passcodeValidator)
    return changeUser(ctx, 'set_passcode', async (user, uow) => {
      if (passcode) requireStrongPasscode(passcode, [user.username, user.email])
      if (await holdsSecret(uow, user)) {
        await holdSecret(uow, user, 'passcode', passcode ? await hash.make(passcode) : null)
        return 'held'
      }
      user.passcode = passcode ? await hash.make(passcode) : null
      await revokeSessions(uow.trx, user.id, 'passcode_changed', ctx.actor!.sessionId)
    })
  }
}
