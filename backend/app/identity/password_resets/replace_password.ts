import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { PASSWORD_CHANGED, type PasswordChanged } from '#identity/events'
import { endResets } from './reset_links.js'
import { revokeSessions } from '#identity/sessions/revoke_sessions'
import { rememberPassword } from '#identity/shared/former_passwords'
import type User from '#identity/shared/user'

interface Replacement {
  password: string
  /** Who was given a password chooses their own before anything else. */
  due: boolean
  by: PasswordChanged['by']
  /** The session in which it is changed goes on. */
  exceptSessionId?: number | null
}

/**
 * Gives a locked account that the caller saves another password: the former one is kept as a hash, links
 * that would set one end, and so do sessions.
 */
export async function replacePassword(
  uow: UnitOfWork,
  user: User,
  { password, due, by, exceptSessionId = null }: Replacement
) {
  await rememberPassword(uow, user)
  user.merge({ password, passwordDue: due })
  await endWithPassword(uow, user.id, { by, exceptSessionId })
}

/** What ends with a password that was replaced, and the news of it. */
export async function endWithPassword(
  uow: UnitOfWork,
  userId: number,
  { by, exceptSessionId = null }: Pick<Replacement, 'by' | 'exceptSessionId'>
) {
  await endResets(uow, userId)
  await revokeSessions(uow.trx, userId, 'password_changed', exceptSessionId)
  const changed: PasswordChanged = { userId, by }
  await uow.emit(PASSWORD_CHANGED, { ...changed })
}
