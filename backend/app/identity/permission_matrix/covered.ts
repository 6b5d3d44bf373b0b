import { abilitiesFor, isAdmin, type Ability } from '#identity/access/access'
import { PERMISSIONS, type Permission } from '#identity/access/permissions'
import { accessSettings } from '#identity/shared/access_settings'
import type User from '#identity/shared/user'

let opened: ReadonlyMap<Permission, Ability[]> | null = null

/** What each permission opens to someone who has nothing else. */
function opens(): ReadonlyMap<Permission, Ability[]> {
  const alone = (permissions: Record<string, boolean>) =>
    abilitiesFor({ id: 0, username: '', role: 'staff', permissions }, accessSettings)
  const everyone = new Set(alone({}))
  return (opened ??= new Map(
    PERMISSIONS.map((name) => [
      name,
      alone({ [name]: true }).filter((ability) => !everyone.has(ability)),
    ])
  ))
}

/**
 * Permissions whose every ability a person has already by their role, by being an administrator or by their
 * name: no set and no denial makes a difference there.
 */
export function coveredByRole(user: User): Permission[] {
  const { id, username, role } = user
  const permissions: Record<string, boolean> = isAdmin(user) ? { admin: true } : {}
  const held = new Set(abilitiesFor({ id, username, role, permissions }, accessSettings))
  return [...opens()]
    .filter(([name, abilities]) => name !== 'admin' && abilities.every((one) => held.has(one)))
    .map(([name]) => name)
    .concat(role === 'admin' ? ['admin'] : [])
}
