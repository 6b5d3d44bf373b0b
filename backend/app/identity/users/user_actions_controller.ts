import type { HttpContext } from '@adonisjs/core/http'
import hash from '@adonisjs/core/services/hash'
import { conflict } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { changeUser } from './change_user.js'
import { closeAccount } from './disable_account.js'
import { revokeSessions } from '#identity/sessions/revoke_sessions'
import { PASSWORD_CHANGED, SESSION_ENDED, type SessionEnded } from '#identity/events'
import { holdSecret, holdsSecret } from './held_access.js'
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
    return changeUser(ctx, 'enable', (user) => {
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

  async password(ctx: HttpContext) {
    const { password } = await validateBody(ctx, passwordValidator, { asTyped: true })
    return changeUser(ctx, 'set_password', async (user, uow) => {
      requireStrongPassword(password, user.username)
      if (await holdsSecret(uow, user)) {
        await holdSecret(uow, user, 'password', await hash.make(password))
        return 'held'
      }
      user.password = password
      // anyone who was given a password chooses their own before anything else
      user.passwordDue = user.id !== ctx.actor!.id
      await revokeSessions(uow.trx, user.id, 'password_changed', ctx.actor!.sessionId)
      await uow.emit(PASSWORD_CHANGED, { userId: user.id, byAdmin: user.passwordDue })
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
