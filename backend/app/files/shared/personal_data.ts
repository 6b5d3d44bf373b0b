import { registerPersonalArea } from '#core/personal_data/areas'

registerPersonalArea({
  ...{ name: 'files', basis: 'legitimate_interest', table: 'files' },
  columns: ['original_name', 'mime', 'size', 'owner_type', 'created_at'],
  of(query, { userId }) {
    query.where('created_by', userId!)
    return userId !== null
  },
  // documents of the firm, whoever has uploaded them
  erase: { keep: 'documents' },
})
registerPersonalArea({
  ...{ name: 'file_downloads', basis: 'legitimate_interest', table: 'file_downloads' },
  columns: ['file_id', 'way', 'ip', 'created_at'],
  of(query, { userId }) {
    query.where('user_id', userId!)
    return userId !== null
  },
  erase: { keep: 'security' },
})
