import { holds, type Ability } from '#identity/access'
import { accessSettings } from '#identity/access_settings'
import User from '#identity/models/user'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Ids of the active users who hold an ability. A firm has hundreds of users, not millions. */
export async function holdersOf(
  ability: string,
  trx: TransactionClientContract
): Promise<number[]> {
  const users = await User.query({ client: trx }).whereNull('disabled_at').orderBy('id')
  return users.filter((user) => holds(user, ability as Ability, accessSettings)).map(({ id }) => id)
}

/** Ids of the active users of a role. */
export async function membersOf(role: string, trx: TransactionClientContract): Promise<number[]> {
  const users = await User.query({ client: trx })
    .whereNull('disabled_at')
    .where('role', role)
    .orderBy('id')
  return users.map(({ id }) => id)
}
