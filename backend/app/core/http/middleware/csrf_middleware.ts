import encryption from '@adonisjs/core/services/encryption'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { csrfFactory } from '@adonisjs/shield/guards'
import shieldConfig from '#config/shield'
import { isSignedForm } from '#core/http/signed_forms'
import { bearerOf } from '#core/http/bearer'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Where a page begins: it gets a token in any case, whatever became of the one it had. */
const FIRST_CALL = '/api/auth/current-user'

// a middleware is made for every request
let check: ReturnType<typeof csrfFactory> | null = null

const KEPT = 2000
/** Tokens that were right, each with the secret of the session that it belongs to. */
const proven = new Set<string>()

/**
 * Refuses writes without the token of their session, and hands the token out. A browser that holds
 * one already keeps it: an equal token, encrypted for every answer, would cost as much as the rest
 * of a reading. It belongs to the secret of its session and ends with that.
 */
export default class CsrfMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    // who sends one is never known by a cookie
    if (bearerOf(ctx) !== null || isSignedForm(ctx)) return next()
    check ??= csrfFactory(shieldConfig.csrf, encryption.use())
    if (!holdsToken(ctx)) await Promise.resolve(check(ctx))
    else if (!READING.has(ctx.request.method())) await requireToken(ctx)
    return next()
  }
}

function holdsToken({ request, session }: HttpContext) {
  return (
    request.url() !== FIRST_CALL &&
    session.has('csrf-secret') &&
    request.cookiesList()['XSRF-TOKEN'] !== undefined
  )
}

/** @throws E_BAD_CSRF_TOKEN without the token of this session */
async function requireToken(ctx: HttpContext) {
  const { request, session } = ctx
  const token = request.header('x-xsrf-token')
  // the others come before it in the library's order, so they have to be looked at
  const alone = !request.header('x-csrf-token') && !request.input('_csrf')
  const key = token && alone ? `${session.get('csrf-secret')} ${token}` : null
  if (key && proven.has(key)) return
  await Promise.resolve(check!(withoutCookies(ctx)))
  if (!key) return
  if (proven.size >= KEPT) proven.clear()
  proven.add(key)
}

/** The same request, whose answer gets no new token. */
function withoutCookies({ request, session, route }: HttpContext): HttpContext {
  return { request, session, route, response: { encryptedCookie() {} } } as unknown as HttpContext
}
