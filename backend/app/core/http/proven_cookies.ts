import type { HttpContext } from '@adonisjs/core/http'

const KEPT = 2000
const proven = new Map<string, unknown>()

/**
 * What the portal has put into a cookie, kept by its exact text: a signature that was right once is
 * right again, and computing it for every request would cost more than the query for a record. It
 * does not prove that a session is still valid: that is checked on every request.
 * @param prove reads the cookie with its signature or encryption; null is not kept
 */
export function provenCookie<Value>(
  { request }: HttpContext,
  name: string,
  prove: () => Value | null
): Value | null {
  const text = request.cookiesList()[name]
  if (text === undefined) return null
  const key = `${name}=${text}`
  const known = proven.get(key)
  if (known !== undefined) return known as Value
  const value = prove()
  if (value === null) return null
  if (proven.size >= KEPT) proven.clear()
  proven.set(key, value)
  return value
}
