import User from '#identity/shared/user'
import UserSession from '#identity/shared/user_session'
import { writer } from '#core/database/writer'
import { isExpired } from './session_life.js'

/** Whether a session is still valid; the check does not extend it. */
export async function sessionIsLive(sessionId: number): Promise<boolean> {
  const session = await UserSession.query({ client: writer() })
    .where('id', sessionId)
    .whereNull('revoked_at')
    .first()
  if (!session || isExpired(session)) return false
  const user = await User.find(session.userId, { client: writer() })
  return !!user && !user.isDisabled
}
