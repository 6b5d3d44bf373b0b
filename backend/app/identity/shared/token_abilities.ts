import { ACCOUNTS } from '#identity/access/account_rules'

/** Of accounts a program may know whose token it has, and who there is. */
const OPEN = ['current-user.own', 'users.directory', 'users.photo']
/** A stream of messages is for a page that is open. */
const NEVER = new Set([
  'live.own',
  // what is held of a person is asked for by people, with a fresh code
  'personal-data.manage',
  ...Object.keys(ACCOUNTS).filter((ability) => !OPEN.includes(ability)),
])

/** Whether a token may have an ability: accounts, sessions and tokens are left to people who sign in. */
export const isForTokens = (ability: string) => !NEVER.has(ability)
