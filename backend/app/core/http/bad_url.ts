import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { translatorIn } from '#core/base/language'
import { SECURITY_HEADERS } from '#core/http/middleware/security_headers_middleware'

/**
 * Answers an address that cannot be decoded (`/%E0%A4%A`). It reaches no middleware, so this gives it
 * the headers and the error body that every other answer has.
 */
export function answerBadUrl(request: IncomingMessage, response: ServerResponse) {
  const requestId = randomUUID()
  const arabic = /^\s*ar\b/i.test(request.headers['accept-language'] ?? '')
  const body = JSON.stringify({
    message: translatorIn(arabic ? 'ar' : 'en')('errors.BAD_REQUEST'),
    code: 'BAD_REQUEST',
    requestId,
  })
  response.writeHead(400, {
    ...SECURITY_HEADERS,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Request-Id': requestId,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
