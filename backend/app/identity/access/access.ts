/** Who holds which ability of the one access table. Pure functions, shared with the pages. */

import { ABILITIES, type Ability } from './access_table.js'
import type { Rule } from './rule.js'
import type { Permission, Role } from './permissions.js'

export type { Ability, RouteAbility } from './access_table.js'
export { ABILITIES } from './access_table.js'

/** The person that a rule is checked for. */
export interface Subject {
  id: number
  username: string
  role: string
  permissions: Readonly<Record<string, boolean>>
}

/** Names fixed by the installation, not by the code (see OWNER_USERNAMES and its neighbours). */
export interface AccessSettings {
  owners: readonly string[]
  approvers: readonly string[]
  approverIds: readonly number[]
}

export function isAdmin(subject: Subject): boolean {
  return subject.role === 'admin' || subject.permissions.admin === true
}

/** A quotation approver: by fixed username, by fixed id, or by the permission flag. */
export function isApprover(subject: Subject, settings: AccessSettings): boolean {
  return (
    settings.approvers.includes(subject.username) ||
    settings.approverIds.includes(subject.id) ||
    subject.permissions.quotation_approver === true
  )
}

/** Why someone holds an ability: what they are, a role of theirs, or a permission by its name. */
export type Grant = 'signed_in' | 'admin' | 'owner' | 'approver' | `role:${Role}` | Permission

/** What gives a person an ability, the first that does; null where nothing does. */
export function grantOf(
  subject: Subject,
  ability: Ability,
  settings: AccessSettings
): Grant | null {
  const rule: Rule = ABILITIES[ability]
  if (rule.needs && !holds(subject, rule.needs as Ability, settings)) return null
  if (rule.signedIn) return 'signed_in'
  if (!rule.strict && isAdmin(subject)) return 'admin'
  if (rule.owner && settings.owners.includes(subject.username)) return 'owner'
  if (rule.approver && isApprover(subject, settings)) return 'approver'
  const role = rule.roles?.find((name) => subject.role === name)
  if (role) return `role:${role}`
  return rule.permissions?.find((name) => subject.permissions[name] === true) ?? null
}

/** Whether a person holds an ability. Nothing declared means no one but an admin. */
export function holds(subject: Subject, ability: Ability, settings: AccessSettings): boolean {
  return grantOf(subject, ability, settings) !== null
}

/** Every ability that a person holds. */
export function abilitiesFor(subject: Subject, settings: AccessSettings): Ability[] {
  return (Object.keys(ABILITIES) as Ability[]).filter((name) => holds(subject, name, settings))
}
