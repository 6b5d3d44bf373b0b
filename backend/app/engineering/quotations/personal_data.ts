import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'

registerPersonalArea({
  ...{ name: 'quotations', basis: 'legal_obligation', table: 'quotations' },
  ...{ ability: 'quotations.view', of: ofRecord('clientId', 'client_id') },
  columns: ['number', 'client_name', 'project_name', 'status'],
  ...{ erase: { keep: 'documents' }, authors: true },
})
// what is typed and not saved yet
registerPersonalArea({
  ...{ name: 'quotation_drafts', basis: 'legitimate_interest', table: 'quotation_autosaves' },
  ...{ columns: ['project_name', 'saved_at'], of: ofRecord('userId', 'user_id') },
  erase: 'delete',
})
