import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { fault, type Finding } from './check.js'

/** No one who was disabled is still signed in. */
export async function checkSessions(): Promise<Finding> {
  const open = () =>
    writer()
      .from('user_sessions')
      .leftJoin('users', 'users.id', 'user_sessions.user_id')
      .whereNull('user_sessions.revoked_at')
      .where('user_sessions.absolute_expires_at', '>', sqlInstant())
  const [{ total }] = await open().count('* as total')
  const wrong = await open()
    .where((either) => either.whereNull('users.id').orWhereNotNull('users.disabled_at'))
    .select('user_sessions.id as id', 'users.username as username')
  return {
    checked: Number(total),
    problems: wrong.map(({ id, username }) =>
      username ? fault('session_open', { id, user: username }) : fault('session_orphan', { id })
    ),
  }
}
