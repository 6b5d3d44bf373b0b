import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { AppError } from '#core/base/app_error'
import { isAdmin } from '#identity/access/access'
import { isOwner } from '#identity/shared/owners'
import IdentityProvider from './identity_provider.js'
import type User from './user.js'

/**
 * Whether someone signs in through a provider only. Administrators and owners always keep the password:
 * a provider that is away or set up wrong would leave no one to put it right.
 */
export async function signsInElsewhere(user: User, client?: QueryClientContract): Promise<boolean> {
  return !keepsPassword(user) && (await arePasswordsClosed(client))
}

/** Of these people the ones whom the portal itself signs in. */
export async function signedInHere(users: User[]): Promise<User[]> {
  return (await arePasswordsClosed()) ? users.filter(keepsPassword) : users
}

const keepsPassword = (user: User) => isAdmin(user) || isOwner(user)

async function arePasswordsClosed(client?: QueryClientContract): Promise<boolean> {
  const closing = IdentityProvider.query({ client }).where({ active: true, onlyWay: true })
  return (await closing.select('id').first()) !== null
}

/** @throws AppError 403 SIGN_IN_ELSEWHERE for those who sign in through the provider only */
export async function requireOpenWay(user: User) {
  if (await signsInElsewhere(user)) throw new AppError(403, 'SIGN_IN_ELSEWHERE')
}
