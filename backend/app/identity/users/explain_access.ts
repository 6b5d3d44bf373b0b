import { ABILITIES, grantOf, type Grant, type RouteAbility } from '#identity/access/access'
import { PERMISSIONS } from '#identity/access/permissions'
import { accessSettings } from '#identity/shared/access_settings'
import { flags, namesOf } from '#identity/shared/powers'
import type User from '#identity/shared/user'
import { describeRule } from './describe_rule.js'

interface SetName {
  id: number
  name: string
  nameAr: string | null
}

export interface Decision {
  allowed: boolean
  grantedBy: string | null
  rule: string
  /** Where the granting permission comes from; null where it is no permission that grants. */
  source: { permission: string; own: boolean; sets: SetName[] } | null
  /** The denial without which it would be allowed. */
  denied: { permission: string; sets: SetName[] } | null
}

/**
 * Explains what a user may do on their own: by what, whether it comes from a set or from the account
 * itself, and which denial keeps it from them.
 * @param user with their sets
 */
export function explainAccess(user: User): (ability: RouteAbility) => Decision {
  const undenied = { ...subjectOf(user), permissions: undeniedOf(user) }
  return (ability) => {
    if (ability === 'public')
      return {
        ...{ allowed: true, grantedBy: 'public', rule: 'everybody' },
        source: null,
        denied: null,
      }
    const rule = describeRule(ABILITIES[ability])
    const grantedBy = grantOf(user, ability, accessSettings)
    if (grantedBy) {
      const source = sourceOf(user, grantedBy)
      return { allowed: true, grantedBy, rule, source, denied: null }
    }
    const kept = grantOf(undenied, ability, accessSettings)
    const permission = kept && permissionBehind(user, kept)
    const denied = permission ? { permission, sets: setsWith(user, permission) } : null
    return { allowed: false, grantedBy: null, rule, source: null, denied }
  }
}

const subjectOf = ({ id, username, role }: User) => ({ id, username, role })

/** What sets and grants come to were nothing denied. */
function undeniedOf(user: User): Record<string, boolean> {
  const given = user.permissionSets.filter(({ active }) => active)
  return flags([...namesOf(user.permissions), ...given.flatMap(({ permissions }) => permissions)])
}

function sourceOf(user: User, grant: Grant): Decision['source'] {
  const permission = permissionBehind(user, grant)
  if (!permission) return null
  const own = (user.ownPermissions ?? user.permissions)[permission] === true
  return { permission, own, sets: setsWith(user, permission) }
}

/** The permission that a grant stands for: an administrator or approver may be one by role or by name. */
function permissionBehind({ id, role, username }: User, grant: Grant): string | null {
  if (grant === 'admin') return role === 'admin' ? null : 'admin'
  const { approvers, approverIds } = accessSettings
  if (grant === 'approver')
    return approvers.includes(username) || approverIds.includes(id) ? null : 'quotation_approver'
  return PERMISSIONS.find((name) => name === grant) ?? null
}

const setsWith = ({ permissionSets }: User, permission: string): SetName[] =>
  permissionSets
    .filter(({ active, permissions }) => active && permissions.includes(permission))
    .map(({ id, name, nameAr }) => ({ id, name, nameAr }))
