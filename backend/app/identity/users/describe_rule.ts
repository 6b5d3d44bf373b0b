import type { ABILITIES } from '#identity/access/access'

/** Any rule of the access table, with all that one may have. */
interface AnyRule {
  permissions?: readonly string[]
  roles?: readonly string[]
  approver?: true
  owner?: true
  signedIn?: true
  strict?: true
}

/** A rule of the access table in words, e.g. `procurement, or role procurement_manager`. */
export function describeRule(rule: (typeof ABILITIES)[keyof typeof ABILITIES]): string {
  const { permissions = [], roles = [], approver, owner, signedIn, strict }: AnyRule = rule
  if (signedIn) return 'everybody signed in'
  const holders = [
    ...(permissions.length ? [permissions.join(', ')] : []),
    ...roles.map((role) => `role ${role}`),
    ...(approver ? ['an approver of the firm'] : []),
    ...(owner ? ['an owner of the portal'] : []),
  ]
  const text = holders.join(', or ') || 'administrators only'
  return strict ? `${text} (strict)` : text
}
