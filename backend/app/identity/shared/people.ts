import { holds, type Ability } from '#identity/access/access'
import { accessSettings } from './access_settings.js'
import User from './user.js'
import type { Scope } from '#core/listing/page'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Ids of the active users who hold an ability. A firm has hundreds of users, not millions. */
export async function holdersOf(
  ability: string,
  trx: TransactionClientContract
): Promise<number[]> {
  const users = await activeUsers(trx)
  return users.filter((user) => holds(user, ability as Ability, accessSettings)).map(({ id }) => id)
}

/** Accounts of people, without those of programs, which no page of users shows or changes. */
export const people = (client?: QueryClientContract) =>
  User.query({ client }).where('is_service', false)

/** The same for lists of accounts. */
export const peopleOnly: Scope = (query) => void query.where('users.is_service', false)

/** All active users, lowest id first. */
export const activeUsers = (client: QueryClientContract): Promise<User[]> =>
  User.query({ client }).whereNull('disabled_at').orderBy('id')

/**
 * Ids of those whom a step of an approval names: one user, the members of a role, or the holders of an
 * ability.
 */
export async function namedApprovers(
  kind: string,
  value: string,
  trx: TransactionClientContract
): Promise<number[]> {
  if (kind === 'user') return [Number(value)]
  const users = await activeUsers(trx)
  return users.filter((user) => isNamed(user, kind, value)).map(({ id }) => id)
}

/** Whether such a step names this person. */
export function isNamed(user: User, kind: string, value: string): boolean {
  if (kind === 'user') return user.id === Number(value)
  return kind === 'role' ? user.role === value : holds(user, value as Ability, accessSettings)
}
