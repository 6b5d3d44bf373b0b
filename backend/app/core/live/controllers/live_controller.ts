import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/exceptions/app_error'
import { languageOf, type Language } from '#core/http/language'
import { openLiveStream } from '#core/live/live_streams'
import { writer } from '#core/jobs/writer'

export default class LiveController {
  /** Server-sent events of the signed-in person, until the browser or the session ends. */
  async show(ctx: HttpContext) {
    const { id: userId, sessionId } = ctx.actor!
    const stream = openLiveStream({
      userId: userId!,
      sessionId: sessionId!,
      abilities: ctx.abilities,
      language: await languageFor(ctx, userId!),
    })
    if (!stream) throw new AppError(429, 'TOO_MANY_CONNECTIONS')
    ctx.response.response.once('close', () => stream.destroy())
    ctx.response.header('Content-Type', 'text/event-stream; charset=utf-8')
    ctx.response.header('Cache-Control', 'no-store, no-transform')
    ctx.response.header('X-Accel-Buffering', 'no')
    ctx.response.stream(stream)
  }
}

/** An EventSource cannot say the language of the page, so the person's own choice counts first. */
async function languageFor(ctx: HttpContext, userId: number): Promise<Language> {
  const user = await writer().from('users').where('id', userId).select('language').first()
  if (user?.language) return user.language === 'arabic' ? 'ar' : 'en'
  return languageOf(ctx)
}
