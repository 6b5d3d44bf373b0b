import type { HttpContext } from '@adonisjs/core/http'
import { doerOf } from '#core/base/actor'
import { invalid } from '#core/base/app_error'
import { languageOf, type Language } from '#core/base/language'
import { tooManyRequests } from '#core/limits/request_rate'
import { openLiveStream } from './live_streams.js'

/** A tab may be closed by then. */
const RETRY_SECONDS = 30

export default class LiveController {
  /** Server-sent events of the signed-in person, until the browser or the session ends. */
  show(ctx: HttpContext) {
    // messages of a person whom someone else looks at the portal as stay theirs
    const { id: userId, sessionId } = doerOf(ctx.actor!)
    // it says what a GET would be, and holds no stream open
    if (ctx.request.method() === 'HEAD') return describeStream(ctx)
    const stream = openLiveStream({
      userId: userId!,
      sessionId: sessionId!,
      abilities: ctx.abilities,
      language: languageFor(ctx),
    })
    if (!stream) throw tooManyRequests(RETRY_SECONDS, 'TOO_MANY_CONNECTIONS')
    ctx.response.response.once('close', () => stream.destroy())
    describeStream(ctx)
    ctx.response.stream(stream)
  }
}

function describeStream({ response }: HttpContext) {
  response.header('Content-Type', 'text/event-stream; charset=utf-8')
  response.header('Cache-Control', 'no-store, no-transform')
  response.header('X-Accel-Buffering', 'no')
}

/** An EventSource sends the browser's own language in its headers; the page's is in its address. */
function languageFor(ctx: HttpContext): Language {
  const { language } = ctx.request.qs()
  if (language === undefined) return languageOf(ctx)
  if (language !== 'en' && language !== 'ar') throw invalid({ language: ['enum'] })
  return language
}
