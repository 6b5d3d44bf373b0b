import { registerPersonalArea } from '#core/personal_data/areas'

registerPersonalArea({
  ...{ name: 'notifications', basis: 'legitimate_interest', table: 'notifications' },
  columns: ['type', 'title', 'message', 'read_at', 'created_at'],
  of(query, { userId }) {
    query.where('user_id', userId!)
    return userId !== null
  },
})
