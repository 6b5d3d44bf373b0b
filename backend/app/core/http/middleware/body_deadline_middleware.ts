import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { limits } from '#config/limits'
import { AppError } from '#core/base/app_error'

/**
 * A body that fits into memory arrives within `LIMIT_BODY_SECONDS` or not at all: sent byte by byte it
 * would hold a connection as long as a file may take. Files have the time of a whole request.
 * @throws AppError 408 BODY_TOO_SLOW
 */
export default class BodyDeadlineMiddleware {
  handle({ request }: HttpContext, next: NextFn) {
    const body = request.request
    if (request.hasBody() && !request.is(['multipart'])) {
      const timer = setTimeout(() => giveUp(body), limits.body * 1000)
      const clear = () => clearTimeout(timer)
      body.once('end', clear).once('close', clear)
    }
    return next()
  }
}

/** The reader of the body fails with the reason; a body without a reader loses its connection. */
function giveUp(body: IncomingMessage) {
  if (!body.listenerCount('error')) body.destroy()
  else body.emit('error', new AppError(408, 'BODY_TOO_SLOW', { headers: { Connection: 'close' } }))
}
