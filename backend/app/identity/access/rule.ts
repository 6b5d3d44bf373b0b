import type { Permission, Role } from './permissions.js'

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
