import type { CurrentUser } from '../api/types'

/** The user stays on the page, or goes to another one. */
export type Landing = { stay: true } | { stay: false; to: string }

const STAY: Landing = { stay: true }
const go = (to: string): Landing => ({ stay: false, to })

type Visitor = Pick<CurrentUser, 'role' | 'permissions'>

const DEPARTMENT_PAGE = /^\/(commercial|procurement|production)(\/|$)/

function isAdmin(user: Visitor): boolean {
  return user.role === 'admin' || user.permissions.admin === true
}

/**
 * Where a signed-in user belongs who came to `path`. In this order: an allowed commercial,
 * procurement or production page is kept; below /commercial/, /procurement/ and /production/ the
 * holder of that department's view goes to its home; admins stay; everyone else goes to
 * /departments. Used once per sign-in, and only for pages the user may not open.
 */
export function redirectAfterLogin(
  path: string,
  user: Visitor,
  canOpen: (path: string) => boolean
): Landing {
  const { permissions, role } = user
  if (DEPARTMENT_PAGE.test(path) && canOpen(path)) return STAY
  if (path.startsWith('/commercial/') && permissions.commercialView) return go('/commercial')
  if (path.startsWith('/procurement/') && permissions.procurementView) return go('/procurement')
  if (
    path.startsWith('/production/') &&
    (permissions.productionView || role === 'production_only')
  ) {
    return go('/production')
  }
  if (isAdmin(user)) return STAY
  return go('/departments')
}
