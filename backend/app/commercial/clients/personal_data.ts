import { registerPersonalArea, type PersonalArea } from '#core/personal_data/areas'
import { registerLink, registerSubject } from '#core/personal_data/people'

registerSubject('client', {
  table: 'clients',
  columns: ['name', 'company', 'email'],
  read: async (id, client) => {
    const row = await client.from('clients').where('id', id).select('name', 'email').first()
    return row && { name: row.name, clientId: id, emails: [row.email] }
  },
})
registerLink(async ({ clientId }, client) => {
  if (!clientId) return null
  const points = await client
    .from('contact_points')
    .where({ owner_type: 'client', owner_id: clientId, kind: 'email' })
    .select('value')
  return { emails: points.map(({ value }) => value) }
})

const ofClient =
  (column = 'client_id', more: Record<string, string> = {}): PersonalArea['of'] =>
  (query, { clientId }) => {
    query.where(column, clientId!).where(more)
    return clientId !== null
  }

registerPersonalArea({
  ...{ name: 'contact', basis: 'legitimate_interest', table: 'clients', ability: 'clients.view' },
  columns: [
    ...['name', 'job_title', 'company', 'company_type', 'mobile', 'email', 'phone', 'location'],
    ...['address', 'website', 'notes', 'last_contact_at', 'created_at', 'updated_at'],
  ],
  of: ofClient('id'),
  correctAt: ({ clientId }) => (clientId ? `/commercial/clients/${clientId}/edit` : null),
})
registerPersonalArea({
  ...{ name: 'contact_points', basis: 'legitimate_interest', table: 'contact_points' },
  ability: 'clients.view',
  columns: ['kind', 'label', 'value'],
  of: ofClient('owner_id', { owner_type: 'client' }),
  correctAt: ({ clientId }) => (clientId ? `/commercial/clients/${clientId}/edit` : null),
})
registerPersonalArea({
  ...{ name: 'contact_activities', basis: 'legitimate_interest', table: 'client_activities' },
  ability: 'clients.view',
  columns: ['kind', 'subject', 'details', 'occurred_at', 'created_at'],
  of: ofClient(),
})
registerPersonalArea({
  ...{ name: 'leads', basis: 'legitimate_interest', table: 'leads', ability: 'leads.view' },
  columns: ['number', 'name', 'contact_name', 'contact_email', 'contact_phone', 'notes', 'stage'],
  of: ofClient(),
})
