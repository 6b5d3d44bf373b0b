import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'

registerPersonalArea({
  ...{ name: 'collection_calls', basis: 'legitimate_interest', table: 'collection_calls' },
  ...{ ability: 'invoices.view', of: ofRecord('clientId', 'client_id') },
  columns: ['client_name', 'called_on', 'spoke_to', 'result', 'note'],
  erase: {
    replace: { spoke_to: null, note: null },
    keep: { books: ['client_name', 'called_on', 'result'] },
  },
})
