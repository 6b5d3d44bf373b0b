import type { HttpContext } from '@adonisjs/core/http'
import hash from '@adonisjs/core/services/hash'
import { DateTime } from 'luxon'
import { conflict } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { changeUser } from '#identity/actions/change_user'
import { revokeSessions } from '#identity/actions/revoke_sessions'
import { SESSION_ENDED, type SessionEnded } from '#identity/events'
import { requireAnotherAdmin } from '#identity/rules/last_admin'
import { requireStrongPassword } from '#identity/rules/password'
import { passcodeValidator, passwordValidator } from '#identity/validators/auth'

/** What an administrator does to an account beside editing its profile. */
export default class UserActionsController {
  async disable(ctx: HttpContext) {
    return changeUser(ctx, 'disable', async (user, unit) => {
      if (user.id === ctx.actor!.id) throw conflict('OWN_ACCOUNT')
      user.disabledAt = DateTime.utc()
      await requireAnotherAdmin(unit.trx, user)
      await revokeSessions(unit.trx, user.id, 'disabled')
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
    return changeUser(ctx, 'end_sessions', async (user, unit) => {
      const count = await revokeSessions(unit.trx, user.id, 'ended_by_admin')
      const ended: SessionEnded = { userId: user.id, byAdmin: true, count }
      if (count) await unit.emit(SESSION_ENDED, { ...ended })
    })
  }

  async password(ctx: HttpContext) {
    const { password } = await validateBody(ctx, passwordValidator, { asTyped: true })
    return changeUser(ctx, 'set_password', async (user, unit) => {
      requireStrongPassword(password, user.username)
      user.password = password
      await revokeSessions(unit.trx, user.id, 'password_changed', ctx.actor!.sessionId)
    })
  }

  async passcode(ctx: HttpContext) {
    const { passcode } = await validateBody(ctx, passcodeValidator)
    return changeUser(ctx, 'set_passcode', async (user, unit) => {
      user.passcode = passcode ? await hash.make(passcode) : null
      await revokeSessions(unit.trx, user.id, 'passcode_changed', ctx.actor!.sessionId)
    })
  }
}
