import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Lead from './lead.js'

registerPersonalArea({
  ...{ name: 'leads', basis: 'legitimate_interest', table: 'leads', ability: 'leads.view' },
  columns: ['number', 'name', 'contact_name', 'contact_email', 'contact_phone', 'notes', 'stage'],
  of: ofRecord('clientId', 'client_id'),
  erase: {
    replace: { contact_name: null, contact_email: null, contact_phone: null, notes: null },
    keep: { record: ['number', 'name', 'stage'] },
  },
  replaced: refreshLeads,
})

async function refreshLeads(uow: UnitOfWork, ids: number[]) {
  for (const lead of await Lead.query({ client: uow.trx }).whereIn('id', ids)) {
    lead.refreshSearchText()
    await lead.merge({ version: lead.version + 1 }).save()
  }
}
