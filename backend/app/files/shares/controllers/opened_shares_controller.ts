import { createReadStream } from 'node:fs'
import type { HttpContext } from '@adonisjs/core/http'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { validateBody } from '#core/http/validate'
import { consumeAttempt, returnAttempt } from '#core/limits/attempts'
import { contentDisposition } from '#core/storage/file_name'
import { removeTmpFile } from '#core/storage/tmp_files'
import { openShare, type OpenedShare } from '#files/shares/actions/open_share'
import { openShareValidator } from '#files/shares/validator'

/** Wrong codes from one address; a right one gives its attempt back. */
const GUESSES = { attempts: 10, duration: '15 minutes' }

/** Someone outside the firm enters a code and gets the file. */
export default class OpenedSharesController {
  async store(ctx: HttpContext) {
    const { code } = await validateBody(ctx, openShareValidator)
    const { request } = ctx
    const limit = { key: `share-open:${request.ip()}`, ...GUESSES }
    await consumeAttempt(limit)
    const outsider = {
      ...SYSTEM_ACTOR,
      name: 'outsider',
      ip: request.ip(),
      agent: request.header('user-agent') ?? null,
      requestId: request.id() ?? null,
    }
    const opened = await openShare(code, outsider)
    await returnAttempt(limit)
    send(ctx, opened)
  }
}

function send({ response }: HttpContext, { share, file }: OpenedShare) {
  response.header('Content-Type', share.mime)
  response.header('Content-Disposition', contentDisposition('attachment', share.name))
  response.header('Content-Length', file.size)
  response.header('X-Content-Type-Options', 'nosniff')
  // whatever the bytes are, a browser runs and loads nothing of them
  response.header('Content-Security-Policy', "sandbox; default-src 'none'")
  response.header('Cache-Control', 'no-store')
  response.onFinish(() => void removeTmpFile(file.path))
  response.stream(createReadStream(file.path))
}
