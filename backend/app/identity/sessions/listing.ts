import { sqlInstant } from '#core/database/instants'
import type { Listing } from '#core/listing/definition'
import type { Scope } from '#core/listing/page'
import { idleMinutes } from '#identity/guard/session_life'

export const sessionListing: Listing = {
  table: 'user_sessions',
  search: false,
  defaultSort: { field: 'lastSeenAt', order: 'desc' },
  fields: {
    userId: { column: 'user_id', type: 'number', sort: false },
    ip: { column: 'ip', type: 'text', sort: false },
    agent: { column: 'agent', type: 'text', sort: false },
    createdAt: { column: 'created_at', type: 'instant' },
    lastSeenAt: { column: 'last_seen_at', type: 'instant' },
  },
}

/** The sessions that are still valid now. */
export function openSessions(): Scope {
  return (query) => {
    query
      .whereNull('user_sessions.revoked_at')
      // begun with the password alone, they open nothing
      .where('user_sessions.code_due', false)
      .where('user_sessions.last_seen_at', '>', sqlInstant(-60 * idleMinutes()))
      .where('user_sessions.absolute_expires_at', '>', sqlInstant())
  }
}
