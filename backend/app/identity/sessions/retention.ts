import { sqlInstant } from '#core/database/instants'
import { registerRetention, textBytes } from '#core/retention/kinds'

/**
 * Ended sessions: where and with what someone was signed in. The log names them and holds what it needs
 * itself. Those of the last weeks tell a known device from a new one.
 */
registerRetention({
  name: 'sessions',
  table: 'user_sessions',
  date: 'last_seen_at',
  ...{ defaultDays: null, minimumDays: 90 },
  bytes: textBytes('user_sessions', 'ip', 'agent'),
  narrow: (query) =>
    query.where((ended) =>
      ended.whereNotNull('revoked_at').orWhere('absolute_expires_at', '<', sqlInstant())
    ),
})
