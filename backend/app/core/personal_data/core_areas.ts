import { escapeLike } from '#core/listing/apply_filters'
import { registerPersonalArea } from './areas.js'

/** As the stored list of receivers names an address. */
const wholeIn = (email: string) => `%"address":${escapeLike(JSON.stringify(email.toLowerCase()))}%`

registerPersonalArea({
  ...{ name: 'mails_received', basis: 'legitimate_interest', table: 'mails' },
  // who else received it is not theirs to know
  columns: ['kind', 'subject', 'state', 'created_at', 'sent_at'],
  of(query, { emails }) {
    // whole addresses: in that of a colleague theirs may be a part
    const whole = emails.filter((email) => email.includes('@'))
    query.where((any) => {
      for (const email of whole)
        for (const column of ['to_addresses', 'cc_addresses'])
          any.orWhereRaw('LOWER(??) LIKE ? ESCAPE ?', [column, wholeIn(email), '!'])
    })
    return whole.length > 0
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
  // the log is for owners
  ability: 'audit.view',
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
