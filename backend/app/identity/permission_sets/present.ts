import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type PermissionSet from '#identity/shared/permission_set'

/** Sets as lists and pages show them, with how many people are in each. */
export async function presentSets(
  sets: readonly PermissionSet[],
  client: QueryClientContract = db.connection()
) {
  const counts: { set: number; people: number }[] = await client
    .from('permission_set_members')
    .whereIn(
      'permission_set_id',
      sets.map(({ id }) => id)
    )
    .groupBy('permission_set_id')
    .select('permission_set_id as set')
    .count('* as people')
  const people = new Map(counts.map((row) => [Number(row.set), Number(row.people)]))
  return sets.map((set) => {
    const userCount = people.get(set.id) ?? 0
    return {
      ...{ id: set.id, name: set.name, nameAr: set.nameAr, description: set.description },
      ...{ permissions: set.permissions, active: set.active, userCount, version: set.version },
      createdAt: set.createdAt.toUTC().toISO()!,
      updatedAt: set.updatedAt.toUTC().toISO()!,
      can: { update: true, delete: userCount === 0 },
    }
  })
}
