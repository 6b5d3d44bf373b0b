import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'
import { both } from '#core/personal_data/erasure_rule'
import { registerLink, registerSubject } from '#core/personal_data/people'
import { CLIENT_FILE } from '#commercial/shared/client_files'
import { isUnneeded, refreshClients, removeClients, removePictures } from './erase_client.js'

registerSubject('client', {
  table: 'clients',
  columns: ['name', 'company', 'email'],
  read: async (id, client) => {
    const row = await client
      .from('clients')
      .where('id', id)
      .select('name', 'email', 'mobile', 'phone')
      .first()
    return (
      row && { name: row.name, clientId: id, emails: [row.email], phones: [row.mobile, row.phone] }
    )
  },
})
registerLink(async ({ clientId }, client) => {
  if (!clientId) return null
  const points = await client
    .from('contact_points')
    .where({ owner_type: 'client', owner_id: clientId })
    .select('kind', 'value')
  const of = (kind: string) => points.flatMap((one) => (one.kind === kind ? [one.value] : []))
  return { emails: of('email'), phones: of('phone') }
})

// before the contact, whose text to be searched names them
registerPersonalArea({
  ...{ name: 'contact_points', basis: 'legitimate_interest', table: 'contact_points' },
  ability: 'clients.view',
  columns: ['kind', 'label', 'value'],
  of: ofRecord('clientId', 'owner_id', { owner_type: 'client' }),
  correctAt: ({ clientId }) => (clientId ? `/commercial/clients/${clientId}/edit` : null),
  ...{ erase: 'delete', isRoot: true },
})
registerPersonalArea({
  ...{ name: 'contact', basis: 'legitimate_interest', table: 'clients', ability: 'clients.view' },
  columns: [
    ...['name', 'job_title', 'company', 'company_type', 'mobile', 'email', 'phone', 'location'],
    ...['address', 'website', 'notes', 'last_contact_at', 'created_at', 'updated_at'],
    ...['purposes', 'legal_basis', 'data_source', 'consent_on', 'consent_by', 'consent_how'],
    ...['consent_withdrawn_on', 'consent_note'],
  ],
  of: ofRecord('clientId', 'id'),
  correctAt: ({ clientId }) => (clientId ? `/commercial/clients/${clientId}/edit` : null),
  erase: {
    replace: {
      ...{ name: both, job_title: null, mobile: null, email: null, phone: null, location: null },
      ...{ address: null, website: null, notes: null, last_contact_at: null },
      ...{ picture_file_id: null, purposes: null, legal_basis: null, data_source: null },
      ...{ consent_on: null, consent_by: null, consent_how: null, consent_withdrawn_on: null },
      ...{ consent_note: null, consent_state: 'none' },
    },
    keep: { documents: ['company', 'company_type'], record: ['created_at', 'updated_at'] },
  },
  unneeded: isUnneeded,
  ...{ remove: removeClients, beforeReplace: removePictures, replaced: refreshClients },
  isRoot: true,
})
registerPersonalArea({
  ...{ name: 'contact_activities', basis: 'legitimate_interest', table: 'client_activities' },
  ability: 'clients.view',
  columns: ['kind', 'subject', 'details', 'occurred_at', 'created_at'],
  ...{ of: ofRecord('clientId', 'client_id'), erase: 'delete' },
})
// what a merge took away could be brought back for a month
registerPersonalArea({
  ...{ name: 'contact_merges', basis: 'legitimate_interest', table: 'client_merges' },
  ability: 'clients.view',
  columns: ['kept_label', 'merged_label', 'status', 'created_at'],
  of(query, { clientId }) {
    query.where((either) => either.where('kept_id', clientId!).orWhere('merged_id', clientId!))
    return clientId !== null
  },
  erase: 'delete',
})
registerPersonalArea({
  ...{ name: 'contact_files', basis: 'contract', table: 'files', ability: 'clients.view' },
  columns: ['original_name', 'mime', 'size', 'created_at'],
  of: ofRecord('clientId', 'owner_id', { owner_type: CLIENT_FILE }),
  erase: { keep: 'documents' },
})
