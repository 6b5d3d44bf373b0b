import type { Permission, Role } from './permissions.js'

/** Everyone who is signed in. */
export const SIGNED_IN: Rule = { signedIn: true }
/** Administrators alone. */
export const ADMIN: Rule = {}

/** Holds when any member holds; `admin` (role or permission) passes unless `strict`. */
export interface Rule {
  permissions?: readonly Permission[]
  roles?: readonly Role[]
  approver?: true
  owner?: true
  signedIn?: true
  strict?: true
  /** Another ability that it takes as well: to see what one changes. */
  needs?: string
}
