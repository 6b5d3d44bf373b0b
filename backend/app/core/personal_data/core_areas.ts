import { escapeLike } from '#core/listing/apply_filters'
import { ofRecord, registerPersonalArea } from './areas.js'
import { isErased, recordsOf } from './erased.js'
import { obstacle, registerObstacles } from './obstacles.js'

/** As the stored list of receivers names an address. */
const wholeIn = (email: string) => `%"address":${escapeLike(JSON.stringify(email.toLowerCase()))}%`

registerPersonalArea({
  ...{ name: 'mails_received', basis: 'legitimate_interest', table: 'mails' },
  erase: { keep: 'correspondence' },
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
  erase: { keep: 'correspondence' },
  columns: ['kind', 'recipients', 'subject', 'state', 'created_at', 'sent_at'],
  of: ofRecord('userId', 'created_by'),
})

registerPersonalArea({
  ...{ name: 'audit_entries', basis: 'legal_obligation', table: 'audit_logs' },
  // the log is for owners
  ability: 'audit.view',
  erase: { keep: 'audit' },
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
  of: ofRecord('userId', 'actor_id'),
})

const ofUser = ofRecord('userId', 'user_id')

registerPersonalArea({
  ...{ name: 'recent_records', basis: 'legitimate_interest', table: 'recent_records' },
  ...{ columns: ['resource', 'record_id', 'opened_at'], of: ofUser, erase: 'delete' },
})
registerPersonalArea({
  ...{ name: 'answers_kept', basis: 'legitimate_interest', table: 'idempotency_keys' },
  ...{ columns: ['route', 'created_at'], of: ofUser, erase: 'delete' },
})
registerPersonalArea({
  ...{ name: 'approvals_requested', basis: 'legal_obligation', table: 'approval_requests' },
  columns: ['document_type', 'document_id', 'status', 'requested_at'],
  of: ofRecord('userId', 'requested_by'),
  erase: { keep: 'record' },
})

registerObstacles(async (person, client) => {
  const { userId } = person
  const pending =
    userId &&
    (await client
      .from('approval_requests')
      .where({ requested_by: userId, status: 'pending' })
      .select('id')
      .first())
  const erased = await Promise.all(
    recordsOf(person).map(([type, id]) => isErased(type, id, client))
  )
  return [
    ...obstacle(pending, 'approvals_pending'),
    ...obstacle(erased.length && erased.every(Boolean), 'already_erased'),
  ]
})
