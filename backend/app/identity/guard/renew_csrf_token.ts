import { csrfFactory } from '@adonisjs/shield/guards'
import encryption from '@adonisjs/core/services/encryption'
import type { HttpContext } from '@adonisjs/core/http'
import { secureCookies } from '#config/app'

const options = {
  enabled: true,
  enableXsrfCookie: true,
  exceptRoutes: () => true,
  cookieOptions: { path: '/', sameSite: 'lax' as const, secure: secureCookies },
}
let issue: ReturnType<typeof csrfFactory> | null = null

/**
 * Makes a new CSRF secret and sends its token with this answer. The old one ends with the sign-in or
 * sign-out, and the next request shall not fail for want of a new one.
 */
export async function renewCsrfToken(ctx: HttpContext): Promise<void> {
  issue ??= csrfFactory(options, encryption.use())
  await Promise.resolve(issue(ctx))
}
