import encryption from '@adonisjs/core/services/encryption'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { csrfFactory } from '@adonisjs/shield/guards'
import shieldConfig from '#config/shield'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Where a page begins: it gets a token in any case, whatever became of the one it had. */
const FIRST_CALL = '/api/auth/current-user'

// a middleware is made anew for every request
let check: ReturnType<typeof csrfFactory> | null = null

/**
 * Refuses writes without the token of their session, and hands the token out. A read by a browser
 * that holds one already is passed on as it is: an equal token, encrypted anew for every answer,
 * would cost as much as the rest of the reading.
 */
export default class CsrfMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!holdsToken(ctx))
      await Promise.resolve((check ??= csrfFactory(shieldConfig.csrf, encryption.use()))(ctx))
    return next()
  }
}

function holdsToken({ request, session }: HttpContext) {
  return (
    READING.has(request.method()) &&
    request.url() !== FIRST_CALL &&
    session.has('csrf-secret') &&
    request.cookiesList()['XSRF-TOKEN'] !== undefined
  )
}
