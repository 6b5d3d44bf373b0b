import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import env from '#start/env'
import { AppError } from '#core/base/app_error'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])
const OWN_SITES = new Set(['same-origin', 'none'])

/**
 * What a write has to be before anything of it is read: sent by the portal's own pages or by no page at all,
 * beside its CSRF token, and with a body as it is. Nothing unpacks a body: a packed one may be endless or broken.
 * @throws AppError 403 CROSS_SITE, 415 UNSUPPORTED_TYPE
 */
export default class PlainWritesMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!READING.has(ctx.request.method())) {
      if (!isOwn(ctx)) throw new AppError(403, 'CROSS_SITE')
      const encoding = ctx.request.header('content-encoding')
      if (encoding !== undefined && encoding.trim().toLowerCase() !== 'identity')
        throw new AppError(415, 'UNSUPPORTED_TYPE')
    }
    return next()
  }
}

/** A page cannot forge what its browser says of where it comes from; programs say nothing. */
function isOwn({ request }: HttpContext): boolean {
  const site = request.header('sec-fetch-site')
  if (site !== undefined) return OWN_SITES.has(site)
  const origin = request.header('origin')
  return origin === undefined || ownHosts(request.header('host')).includes(hostOf(origin))
}

const ownHosts = (host = '') => {
  const address = env.get('APP_URL')
  return [host.toLowerCase(), ...(address ? [hostOf(address)] : [])].filter(Boolean)
}

/** Host and port; nothing for `null`, which sandboxed pages send, and for what is no address. */
const hostOf = (address: string) => URL.parse(address)?.host ?? ''
