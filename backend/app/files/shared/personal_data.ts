import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'

registerPersonalArea({
  ...{ name: 'files', basis: 'legitimate_interest', table: 'files' },
  columns: ['original_name', 'mime', 'size', 'owner_type', 'created_at'],
  of: ofRecord('userId', 'created_by'),
  // documents of the firm, by whom they may have been uploaded
  erase: { keep: 'documents' },
})
registerPersonalArea({
  ...{ name: 'file_downloads', basis: 'legitimate_interest', table: 'file_downloads' },
  columns: ['file_id', 'way', 'ip', 'created_at'],
  of: ofRecord('userId', 'user_id'),
  erase: { keep: 'security' },
})
