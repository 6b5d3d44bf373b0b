import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isAdmin } from '#identity/access/access'
import { isOwner } from '#identity/shared/owners'
import User from '#identity/shared/user'
import type HeldChange from './held_change.js'

type Requested = Pick<HeldChange, 'kind' | 'requestedBy' | 'concernedId' | 'payload'>

/** What no one ever does alone, an only owner neither. */
export const isNeverAlone = ({ kind }: Pick<Requested, 'kind'>) => kind === 'person_erasure'

/** Whose account or rights a change is about, if it takes effect. */
export function concernedBy({ kind, concernedId, payload }: Requested): number[] {
  if (kind === 'permission_set') return membersOf(payload)
  return concernedId === null ? [] : [concernedId]
}

const membersOf = (payload: Requested['payload']) =>
  (payload.effects as { userId: number }[]).map(({ userId }) => userId)

/** Whose own powers a change adds to, or whom it is about. */
function granteesOf({ kind, concernedId, payload }: Requested): unknown[] {
  if (kind === 'user_access') return [concernedId]
  if (kind === 'permission_set') return membersOf(payload)
  if (kind === 'person_erasure') return payload.excluded as number[]
  return kind === 'approval_delegation' ? [payload.delegateId] : []
}

/**
 * Who may confirm a change: an administrator or owner other than who requested it. No one confirms what
 * they themselves are granted, unless they own the firm.
 */
export async function confirmersOf(
  requested: Requested,
  client: QueryClientContract
): Promise<User[]> {
  const all = await User.query({ client }).orderBy('id')
  const users = all.filter((user) => !user.isDisabled)
  const concerned = all.find(({ id }) => id === requested.concernedId)
  // where links for a new password go to, owners decide themselves
  if (requested.kind === 'user_email' && concerned && isOwner(concerned))
    return users.filter(({ id }) => id === concerned.id && id !== requested.requestedBy)
  const grantees = granteesOf(requested)
  if (requested.kind === 'person_erasure')
    return users.filter(
      (user) =>
        ![requested.requestedBy, ...grantees].includes(user.id) && (isOwner(user) || isAdmin(user))
    )
  return users.filter(
    (user) =>
      user.id !== requested.requestedBy &&
      (isOwner(user) || (isAdmin(user) && !grantees.includes(user.id)))
  )
}
