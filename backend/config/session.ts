import env from '#start/env'
import { secureCookies } from '#config/app'
import { defineConfig, stores } from '@adonisjs/session'

export const SESSION_COOKIE = secureCookies ? '__Host-portal' : 'portal'

/**
 * The cookie only carries a random token and the CSRF secret. The authority is the row in
 * user_sessions, checked on every request, so a copied or late-written cookie is worth nothing
 * after sign-out.
 */
export default defineConfig({
  enabled: true,
  cookieName: SESSION_COOKIE,
  clearWithBrowser: true,
  age: '12h',
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
  store: env.get('NODE_ENV') === 'test' ? 'memory' : 'cookie',
  stores: { cookie: stores.cookie() },
})
