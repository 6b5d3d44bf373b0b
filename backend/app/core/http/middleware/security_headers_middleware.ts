import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { secureCookies } from '#config/app'

// styles may be inline: the component library writes its style sheets at run time
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self' blob:",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers of every response, regardless of what sends it. */
export const SECURITY_HEADERS: Record<string, string> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(self), payment=(), usb=()',
  ...(secureCookies && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
}

/** First of all middleware, on the server itself: also 404s, static files and failures carry them. */
export default class SecurityHeadersMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const raw = response.response
    for (const name in SECURITY_HEADERS) raw.setHeader(name, SECURITY_HEADERS[name])
    raw.setHeader('X-Request-Id', request.id()!)
    if (request.url().startsWith('/api')) {
      raw.setHeader('Cache-Control', 'no-store')
      raw.setHeader('Vary', 'Accept-Language')
      // an answer below /api is JSON, whatever the caller says it would accept
      request.request.headers.accept = 'application/json'
    }
    return next()
  }
}
