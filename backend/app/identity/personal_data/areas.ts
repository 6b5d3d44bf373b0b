import { registerPersonalArea, type PersonalArea } from '#core/personal_data/areas'
import { registerSubject } from '#core/personal_data/people'

registerSubject('user', {
  table: 'users',
  columns: ['name', 'username', 'email'],
  nameAr: 'name_ar',
  narrow: (query) => query.where('is_service', false),
  read: async (id, client) => {
    const user = await client
      .from('users')
      .where({ id, is_service: false })
      .select('name', 'name_ar', 'email')
      .first()
    return user && { name: user.name, nameAr: user.name_ar, userId: id, emails: [user.email] }
  },
})

/** Rows that an account has. */
const ofUser =
  (column = 'user_id'): PersonalArea['of'] =>
  (query, { userId }) => {
    query.where(column, userId!)
    return userId !== null
  }

registerPersonalArea({
  ...{ name: 'account', basis: 'contract', table: 'users' },
  columns: [
    ...['username', 'name', 'name_ar', 'email', 'role', 'language', 'theme', 'digits'],
    ...['disabled_at', 'last_login_at', 'created_at', 'updated_at'],
  ],
  of: ofUser('id'),
  correctAt: ({ userId }) => (userId ? `/admin/users/${userId}/edit` : null),
})
registerPersonalArea({
  ...{ name: 'sessions', basis: 'legitimate_interest', table: 'user_sessions' },
  columns: ['ip', 'agent', 'signed_in_by', 'created_at', 'last_seen_at', 'revoked_at'],
  of: ofUser(),
})
registerPersonalArea({
  ...{ name: 'passkeys', basis: 'contract', table: 'passkeys' },
  columns: ['name', 'created_at', 'last_used_at'],
  of: ofUser(),
})
registerPersonalArea({
  ...{ name: 'identities', basis: 'contract', table: 'user_identities' },
  columns: ['email', 'subject', 'created_at', 'last_used_at'],
  of: ofUser(),
})
registerPersonalArea({
  ...{ name: 'api_tokens', basis: 'contract', table: 'api_tokens' },
  columns: ['name', 'created_at', 'expires_at', 'last_used_at', 'last_used_ip', 'revoked_at'],
  of: ofUser(),
})
registerPersonalArea({
  ...{ name: 'delegations', basis: 'contract', table: 'approval_delegations' },
  columns: ['user_id', 'delegate_id', 'from_on', 'to_on', 'note', 'created_at'],
  of(query, { userId }) {
    query.where((either) => either.where('user_id', userId!).orWhere('delegate_id', userId!))
    return userId !== null
  },
})
