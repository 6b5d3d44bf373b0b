import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { registerTask } from '#core/scheduled/tasks'
import { transact } from '#core/unit_of_work/transact'
import { endView, type ViewEnd } from './end_view.js'

const AT_ONCE = 100

/**
 * Writes down the end of views that no one has ended: requests have been answered without them since their time, their
 * session or an account was over.
 */
export async function endOverdueViews() {
  const rows = await writer()
    .from('person_views')
    .leftJoin('user_sessions', 'user_sessions.id', 'person_views.session_id')
    .innerJoin('users', 'users.id', 'person_views.viewed_id')
    .whereNull('person_views.ended_at')
    .where((over) => {
      over
        .where('person_views.ends_at', '<=', sqlInstant())
        .orWhereNull('user_sessions.id')
        .orWhereNotNull('user_sessions.revoked_at')
        .orWhere('user_sessions.absolute_expires_at', '<=', sqlInstant())
        .orWhereNotNull('users.disabled_at')
    })
    .orderBy('person_views.id')
    .limit(AT_ONCE)
    .select('person_views.id', 'users.disabled_at', 'user_sessions.revoked_at')
  for (const row of rows)
    await transact(SYSTEM_ACTOR, (uow) => endView(uow, Number(row.id), whyOf(row)))
}

function whyOf(row: { disabled_at: unknown; revoked_at: unknown }): ViewEnd {
  if (row.disabled_at) return 'disabled'
  return row.revoked_at ? 'session_ended' : 'expired'
}

registerTask({ name: 'end overdue views', seconds: 60, run: endOverdueViews })
