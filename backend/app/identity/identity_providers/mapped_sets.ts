import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { needsSecondPerson } from '#identity/users/held_access'
import IdentityProvider from '#identity/shared/identity_provider'
import type PermissionSet from '#identity/shared/permission_set'
import { flags } from '#identity/shared/powers'

type Giving = Pick<PermissionSet, 'permissions' | 'active'>

/** Someone with nothing yet, as who comes with a group may be. */
const ANYONE = { id: 0, username: '', role: 'staff' }

export const givesAdministration = ({ permissions }: Pick<PermissionSet, 'permissions'>) =>
  permissions.includes('admin')

/** Whether groups of a provider give a set. */
export async function isMapped(client: QueryClientContract, setId: number, activeOnly = false) {
  const query = IdentityProvider.query({ client })
  if (activeOnly) void query.where('active', true)
  if (client.isTransaction) void query.forShare()
  const names = ({ groupMappings }: IdentityProvider) =>
    groupMappings.some(({ permissionSetId }) => permissionSetId === setId)
  return (await query).some(names)
}

/**
 * Whether a set would give who comes with a group more than before, and of what no administrator gives alone:
 * such a set has members to come, so a change of it is not harmless because it has none today.
 */
export function givesMoreByGroup(before: Giving, after: Giving): boolean {
  const had = { ...ANYONE, permissions: before.active ? flags(before.permissions) : {} }
  const permissions = after.active ? flags(after.permissions) : {}
  return needsSecondPerson(had, { role: ANYONE.role, permissions })
}
