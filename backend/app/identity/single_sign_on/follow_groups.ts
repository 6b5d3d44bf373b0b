import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { isAdmin } from '#identity/access/access'
import { changePowers } from '#identity/users/held_powers'
import type IdentityProvider from '#identity/shared/identity_provider'
import { powersWith, samePowers } from '#identity/shared/powers'
import { readPowers, readSets } from '#identity/shared/read_powers'
import type User from '#identity/shared/user'
import { givesAdministration } from '#identity/identity_providers/mapped_sets'

/**
 * Gives a locked account the sets and the role of its groups at the provider, and takes those of the others:
 * a set that a mapping names follows the groups alone. Administration never comes from a group, and who
 * administers keeps their role.
 */
export async function followGroups(
  uow: UnitOfWork,
  user: User,
  { provider, groups }: { provider: IdentityProvider; groups: readonly string[] }
) {
  const { groupMappings, defaultRole } = provider
  if (!groupMappings.length) return
  const sets = await readSets(uow.trx)
  const before = (await readPowers(uow.trx, [user])).get(user.id)!
  const follows = (id: number) => sets.has(id) && !givesAdministration(sets.get(id)!)
  const mapped = groupMappings.flatMap(({ permissionSetId: id }) => (id && follows(id) ? id : []))
  const held = groupMappings.filter(({ group }) => groups.includes(group))
  const given = held.flatMap(({ permissionSetId: id }) => (id && follows(id) ? id : []))
  const roles = groupMappings.filter(({ role }) => role)
  const role = held.find((one) => one.role)?.role ?? defaultRole
  const after = powersWith(
    before,
    {
      setIds: [...before.setIds.filter((id) => !mapped.includes(id)), ...given],
      ...(roles.length && !isAdmin(user) && { role }),
    },
    sets
  )
  if (!samePowers(before, after)) await changePowers(uow, user, { before, after })
}
