import { deleteFiles } from '#core/storage/delete_file'
import { registerRetention, textBytes } from './kinds.js'

/** Ended jobs; what they made has times of its own. */
registerRetention({
  name: 'jobs',
  table: 'jobs',
  date: 'finished_at',
  ...{ defaultDays: 30, minimumDays: 7 },
  bytes: textBytes('jobs', 'payload', 'result', 'error'),
  narrow: (query) => query.whereIn('status', ['completed', 'failed', 'cancelled']),
})

/** Events that all listeners have had. */
registerRetention({
  name: 'events',
  table: 'outbox_events',
  date: 'dispatched_at',
  ...{ defaultDays: 30, minimumDays: 7 },
  bytes: textBytes('outbox_events', 'payload', 'error'),
})

/** Mails of the portal itself; what people have sent stays. */
registerRetention({
  name: 'portal_mails',
  table: 'mails',
  date: 'created_at',
  ...{ defaultDays: 90, minimumDays: 30 },
  bytes: textBytes('mails', 'html', 'plain'),
  narrow: (query) =>
    query
      .whereIn('kind', ['notification', 'digest', 'password_reset', 'invitation'])
      .whereNotIn('state', ['waiting', 'sending']),
})

/** Exported files: lists of people and prices are not kept longer than needed. */
registerRetention({
  name: 'exports',
  table: 'files',
  date: 'created_at',
  ...{ defaultDays: 30, minimumDays: 1 },
  bytes: 'files.size',
  // a range, which an index answers on both databases: `/` follows `.`
  narrow: (query) =>
    query.where('owner_type', '>=', 'exports.').where('owner_type', '<', 'exports/'),
  remove: deleteFiles,
})
