import { sqlInstant } from '#core/database/instants'
import { registerRetention, textBytes, type RetentionKind } from '#core/retention/kinds'

const common = {
  table: 'notifications',
  date: 'created_at',
  defaultDays: null,
  bytes: textBytes('notifications', 'title', 'title_ar', 'message', 'message_ar'),
} as const

/** What is put off, or waits to be mailed, comes back first. */
const settled: NonNullable<RetentionKind['narrow']> = (query) =>
  query
    .where({ in_digest: false, mail_held: false })
    .where((awake) => awake.whereNull('snoozed_until').orWhere('snoozed_until', '<', sqlInstant()))

registerRetention({
  ...{ name: 'read_notifications', ...common, minimumDays: 7 },
  narrow: (query) => settled(query.whereNotNull('read_at')),
})
registerRetention({
  ...{ name: 'unread_notifications', ...common, minimumDays: 30 },
  narrow: (query) => settled(query.whereNull('read_at')),
})
