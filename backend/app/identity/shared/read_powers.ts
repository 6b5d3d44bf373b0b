import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { namesOf, type Powers } from './powers.js'
import type User from './user.js'
import PermissionSet from './permission_set.js'

export type KnownSets = ReadonlyMap<number, PermissionSet>

/**
 * All sets by id: a firm has tens of them. Within a transaction none of them changes until it ends, so that
 * what is worked out from them still holds when it is stored.
 */
export async function readSets(client: QueryClientContract): Promise<KnownSets> {
  const query = PermissionSet.query({ client }).orderBy('id')
  if (client.isTransaction) void query.forShare()
  return new Map((await query).map((set) => [set.id, set]))
}

/** The powers of some users as the database has them, by id. */
export async function readPowers(
  client: QueryClientContract,
  users: readonly User[]
): Promise<Map<number, Powers>> {
  const query = client
    .from('permission_set_members')
    .whereIn(
      'user_id',
      users.map(({ id }) => id)
    )
    .orderBy('permission_set_id')
  // the latest, not what this transaction saw first
  if (client.isTransaction) void query.forShare()
  const members: { permission_set_id: number; user_id: number }[] = await query
  const byUser = Map.groupBy(members, (row) => Number(row.user_id))
  return new Map(
    users.map((user) => {
      const rows = byUser.get(user.id) ?? []
      return [
        user.id,
        powersOf(
          user,
          rows.map((row) => Number(row.permission_set_id))
        ),
      ]
    })
  )
}

/** An account without sets and denials of its own keeps all its permissions as granted to itself. */
export const powersOf = (user: User, setIds: number[]): Powers => ({
  role: user.role,
  permissions: user.permissions,
  ownPermissions: namesOf(user.ownPermissions ?? user.permissions),
  deniedPermissions: user.deniedPermissions ?? [],
  setIds,
})
