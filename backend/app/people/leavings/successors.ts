import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { activeUsers } from '#identity/shared/people'
import { managersAbove } from '#people/shared/manager_chain'

interface Named {
  id: number
  name: string
  nameAr: string
}

export interface Successors {
  /** Who manages the team from now on. */
  employee: Named | null
  /** The user whose the records and decisions are: the nearest who can sign in. */
  user: Named | null
}

/** Who takes over: whom the leaving names, else the nearest manager who still works here. */
export async function successorsOf(
  { trx }: UnitOfWork,
  { id, successorId }: { id: number; successorId: number | null }
): Promise<Successors> {
  const line = (await managersAbove(trx, [id])).get(id) ?? []
  const wanted = successorId === null ? line : [successorId, ...line]
  const rows = await trx
    .from('employees')
    .whereIn('id', wanted)
    .whereNot('id', id)
    .where('employed', true)
    .select('id', 'name', 'name_ar', 'user_id')
  const people = wanted.flatMap((one) => rows.find((row) => row.id === one) ?? [])
  const users = new Map((await activeUsers(trx)).map((user) => [user.id, user]))
  const [first] = people
  const [user] = people.flatMap(({ user_id: userId }) => users.get(userId) ?? [])
  return {
    employee: first ? { id: first.id, name: first.name, nameAr: first.name_ar } : null,
    user: user ? { id: user.id, name: user.name, nameAr: user.nameAr || user.name } : null,
  }
}
