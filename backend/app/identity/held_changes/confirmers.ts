import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isAdmin } from '#identity/access/access'
import { accessSettings } from '#identity/shared/access_settings'
import User from '#identity/shared/user'
import type HeldChange from './held_change.js'

export const isOwner = ({ username }: Pick<User, 'username'>) =>
  accessSettings.owners.includes(username)

type Requested = Pick<HeldChange, 'kind' | 'requestedBy' | 'concernedId'>

/**
 * Who may confirm a change: an administrator or owner other than who asked for it. Nobody confirms what
 * they themselves are granted, unless they own the firm.
 */
export async function confirmersOf(
  { kind, requestedBy, concernedId }: Requested,
  client: QueryClientContract
): Promise<User[]> {
  const users = await User.query({ client }).whereNull('disabled_at').orderBy('id')
  return users.filter(
    (user) =>
      user.id !== requestedBy &&
      (isOwner(user) || (isAdmin(user) && !(kind === 'user_access' && user.id === concernedId)))
  )
}
