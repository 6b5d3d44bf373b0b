import { registerPersonalArea } from '#core/personal_data/areas'

registerPersonalArea({
  ...{ name: 'files', basis: 'legitimate_interest', table: 'files' },
  columns: ['original_name', 'mime', 'size', 'owner_type', 'created_at'],
  of(query, { userId }) {
    query.where('created_by', userId!)
    return userId !== null
  },
})
