import { ADMIN, SIGNED_IN, type Rule } from './rule.js'

/** One's own account, and those of others. */
export const ACCOUNTS = {
  'session.own': SIGNED_IN,
  // who one is: open also before the code, a due change of password or a due second step
  'current-user.own': SIGNED_IN,
  // one's own password: open also to anyone who has to change it first
  'password.own': SIGNED_IN,
  // the code after the password: all that is open before it
  'two-step.answer': SIGNED_IN,
  'two-step.own': SIGNED_IN,
  // keys of one's devices that sign in
  'passkeys.own': SIGNED_IN,
  // accounts at a provider that sign in
  'identities.own': SIGNED_IN,
  // programs that act for oneself
  'api-tokens.own': SIGNED_IN,
  'users.directory': SIGNED_IN,
  'users.photo': SIGNED_IN,
  'users.manage': ADMIN,
  'permission-sets.manage': ADMIN,
  // to see what another user sees, never more than one's own rights show
  'users.view-as': ADMIN,
  'sessions.manage': ADMIN,
  'api-tokens.manage': ADMIN,
  // programs that act as accounts of their own
  'service-accounts.manage': ADMIN,
  // which other programs are told of what happens
  'webhooks.manage': ADMIN,
  // by which providers people sign in
  'identity-providers.manage': ADMIN,
  // who looks at what everyone holds; auditors read it
  'access-reviews.view': { permissions: ['adminView'], owner: true },
  'access-reviews.decide': { owner: true },
  // what one administrator asks for, another one or an owner confirms
  'held-changes.decide': { owner: true },
} satisfies Record<string, Rule>
