import type { HttpContext } from '@adonisjs/core/http'

/**
 * What a program sends as `Authorization: Bearer …` instead of a cookie. Pages of other sites can't
 * make a browser send it, so that it needs no CSRF token.
 * @returns null without such a header, also for other schemes
 */
export function bearerOf({ request }: Pick<HttpContext, 'request'>): string | null {
  const header = request.header('authorization')
  return header && /^bearer /i.test(header) ? header.slice(7).trim() : null
}
