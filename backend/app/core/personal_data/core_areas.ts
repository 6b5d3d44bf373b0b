import { escapeLike } from '#core/listing/apply_filters'
import { registerPersonalArea } from './areas.js'

registerPersonalArea({
  ...{ name: 'mails_received', basis: 'legitimate_interest', table: 'mails' },
  columns: ['kind', 'recipients', 'subject', 'state', 'created_at', 'sent_at'],
  of(query, { emails }) {
    query.where((any) => {
      for (const email of emails)
        any.orWhereRaw('recipients LIKE ? ESCAPE ?', [`%${escapeLike(email)}%`, '!'])
    })
    return emails.length > 0
  },
})

registerPersonalArea({
  ...{ name: 'mails_sent', basis: 'legitimate_interest', table: 'mails' },
  columns: ['kind', 'recipients', 'subject', 'state', 'created_at', 'sent_at'],
  of(query, { userId }) {
    query.where('created_by', userId!)
    return userId !== null
  },
})

registerPersonalArea({
  ...{ name: 'audit_entries', basis: 'legal_obligation', table: 'audit_logs' },
  columns: [
    'at',
    'actor_name',
    'action',
    'entity_type',
    'entity_id',
    'entity_label',
    'ip',
    'agent',
  ],
  of(query, { userId }) {
    query.where('actor_id', userId!)
    return userId !== null
  },
})
