import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'
import { arabic, english } from '#core/personal_data/erasure_rule'
import { registerSubject } from '#core/personal_data/people'
import { closeAccounts, finishAccounts } from './erase_account.js'

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

registerPersonalArea({
  ...{ name: 'account', basis: 'contract', table: 'users' },
  columns: [
    ...['username', 'name', 'name_ar', 'email', 'role', 'language', 'theme', 'digits'],
    ...['disabled_at', 'last_login_at', 'created_at', 'updated_at'],
  ],
  of: ofRecord('userId', 'id'),
  correctAt: ({ userId }) => (userId ? `/admin/users/${userId}/edit` : null),
  erase: {
    replace: {
      ...{ username: ({ number }) => `erased-${number}`, name: english, name_ar: arabic },
      ...{ email: null, passcode: null, photo_file_id: null, last_login_at: null },
      ...{ language: null, theme: null, digits: 'latin' },
      ...{ two_step_on: false, has_passkeys: false, password_due: true },
    },
    keep: { record: ['role', 'disabled_at', 'created_at', 'updated_at'] },
  },
  ...{ beforeReplace: closeAccounts, replaced: finishAccounts, isRoot: true },
})
registerPersonalArea({
  ...{ name: 'sessions', basis: 'legitimate_interest', table: 'user_sessions' },
  columns: ['ip', 'agent', 'signed_in_by', 'created_at', 'last_seen_at', 'revoked_at'],
  ...{ of: ofRecord('userId', 'user_id'), erase: 'delete' },
})
registerPersonalArea({
  ...{ name: 'passkeys', basis: 'contract', table: 'passkeys' },
  columns: ['name', 'created_at', 'last_used_at'],
  ...{ of: ofRecord('userId', 'user_id'), erase: 'delete' },
})
registerPersonalArea({
  ...{ name: 'identities', basis: 'contract', table: 'user_identities' },
  columns: ['email', 'subject', 'created_at', 'last_used_at'],
  ...{ of: ofRecord('userId', 'user_id'), erase: 'delete' },
})
registerPersonalArea({
  ...{ name: 'api_tokens', basis: 'contract', table: 'api_tokens' },
  columns: ['name', 'created_at', 'expires_at', 'last_used_at', 'last_used_ip', 'revoked_at'],
  ...{ of: ofRecord('userId', 'user_id'), erase: 'delete' },
})
registerPersonalArea({
  ...{ name: 'authenticator', basis: 'contract', table: 'authenticators' },
  ...{
    columns: ['confirmed_at', 'created_at'],
    of: ofRecord('userId', 'user_id'),
    erase: 'delete',
  },
})
registerPersonalArea({
  ...{ name: 'recovery_codes', basis: 'contract', table: 'recovery_codes' },
  ...{ columns: ['used_at'], of: ofRecord('userId', 'user_id'), erase: 'delete' },
})
registerPersonalArea({
  ...{ name: 'password_links', basis: 'contract', table: 'password_resets' },
  ...{ columns: ['expires_at', 'ended_at'], of: ofRecord('userId', 'user_id'), erase: 'delete' },
})
registerPersonalArea({
  ...{ name: 'former_passwords', basis: 'legitimate_interest', table: 'former_passwords' },
  ...{ columns: ['ended_at'], of: ofRecord('userId', 'user_id'), erase: 'delete' },
})
// who decided in whose name stays; its days and people are compared with the log
registerPersonalArea({
  ...{ name: 'delegations', basis: 'contract', table: 'approval_delegations' },
  columns: ['user_id', 'delegate_id', 'from_on', 'to_on', 'note', 'created_at'],
  of(query, { userId }) {
    query.where((either) => either.where('user_id', userId!).orWhere('delegate_id', userId!))
    return userId !== null
  },
  erase: {
    replace: { note: null },
    keep: { record: ['user_id', 'delegate_id', 'from_on', 'to_on', 'created_at'] },
  },
})
// they may name an address or a username; what was decided is in the log
registerPersonalArea({
  ...{ name: 'access_changes', basis: 'legal_obligation', table: 'held_changes' },
  columns: ['kind', 'label', 'changes', 'status', 'requested_at', 'decided_at'],
  of: ofRecord('userId', 'concerned_id'),
  erase: {
    replace: { label: english, changes: '[]', payload: '{}' },
    keep: { record: ['kind', 'status', 'requested_at', 'decided_at'] },
  },
})
registerPersonalArea({
  ...{ name: 'access_reviews', basis: 'legal_obligation', table: 'access_review_items' },
  columns: ['username', 'name', 'name_ar', 'state', 'decided_at'],
  of: ofRecord('userId', 'user_id'),
  erase: {
    replace: { username: ({ number }) => `erased-${number}`, name: english, name_ar: arabic },
    keep: { record: ['state', 'decided_at'] },
  },
})
registerPersonalArea({
  ...{ name: 'views_of_account', basis: 'legal_obligation', table: 'person_views' },
  columns: ['viewer_id', 'reason', 'started_at', 'ended_at'],
  ...{ of: ofRecord('userId', 'viewed_id'), erase: { keep: 'security' } },
})
