import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { powersWith, type Powers } from '#identity/shared/powers'
import User from '#identity/shared/user'
import type PermissionSet from '#identity/shared/permission_set'
import { readPowers, readSets } from '#identity/shared/read_powers'

/** All of a set that people enter. */
export type SetFields = Pick<
  PermissionSet,
  'name' | 'nameAr' | 'description' | 'permissions' | 'active'
>

/** What becomes of one member. */
export interface Effect {
  user: User
  before: Powers
  after: Powers
}

/** The members of a locked set with what they have, and what they would have were the set another one. */
export async function planSetChange(
  uow: UnitOfWork,
  set: PermissionSet,
  changed: Pick<PermissionSet, 'permissions' | 'active'>
): Promise<Effect[]> {
  const sets = new Map<number, Pick<PermissionSet, 'id' | 'permissions' | 'active'>>(
    await readSets(uow.trx)
  )
  const { permissions, active } = changed
  sets.set(set.id, { id: set.id, permissions, active })
  const users = await lockMembers(uow, set.id)
  const powers = await readPowers(uow.trx, users)
  return users.map((user) => {
    const before = powers.get(user.id)!
    return { user, before, after: powersWith(before, {}, sets) }
  })
}

/** In the order of their ids, as everywhere: two who lock the same people wait for each other. */
async function lockMembers({ trx }: UnitOfWork, setId: number): Promise<User[]> {
  const members: { user_id: number }[] = await trx
    .from('permission_set_members')
    .where('permission_set_id', setId)
    .forShare()
  const ids = members.map((row) => Number(row.user_id))
  if (!ids.length) return []
  return User.query({ client: trx })
    .whereIn('id', ids)
    .preload('permissionSets')
    .orderBy('id')
    .forUpdate()
}
