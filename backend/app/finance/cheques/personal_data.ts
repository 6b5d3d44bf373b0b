import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'

registerPersonalArea({
  ...{ name: 'cheques', basis: 'legal_obligation', table: 'cheques' },
  ...{ ability: 'cheques.view', of: ofRecord('clientId', 'client_id') },
  columns: ['number', 'party_name', 'cheque_on'],
  ...{ erase: { keep: 'books' }, authors: true },
})
