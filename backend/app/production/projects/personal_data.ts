import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'

registerPersonalArea({
  ...{ name: 'projects', basis: 'legal_obligation', table: 'projects' },
  ...{ ability: 'projects.view', of: ofRecord('clientId', 'client_id') },
  columns: ['code', 'client_name', 'name', 'status'],
  ...{ erase: { keep: 'documents' }, authors: true },
})
