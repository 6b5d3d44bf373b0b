import { isOwnPath } from '../../../api/own-path'

/**
 * The address to open after a sign-in on /login: the `to` of its query when it is a path of this
 * portal, else null. Anything that could lead to another site is refused.
 */
export function returnPath(search: string): string | null {
  const to = new URLSearchParams(search).get('to')
  return to !== null && isOwnPath(to) ? to : null
}
