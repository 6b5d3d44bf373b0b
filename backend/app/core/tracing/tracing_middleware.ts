import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import tracingConfig from '#config/tracing'
import { knownMethod } from '#core/http/known_method'
import { tracer, within } from './spans.js'

/**
 * A trace for each request. One that the caller names is not gone on with: anyone could make the portal follow
 * every request of theirs. The address is the route's, without what was typed into it.
 */
export default class TracingMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (!tracingConfig.endpoint) return next()
    const method = knownMethod(ctx.request.method())
    const attributes = { 'http.request.method': method, 'portal.request_id': ctx.request.id() }
    const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
    const raw = ctx.response.response
    raw.once('close', () => {
      const route = ctx.route?.pattern
      if (route) span.updateName(`${method} ${route}`).setAttribute('http.route', route)
      span.setAttribute('http.response.status_code', raw.statusCode)
      if (raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      // whoever asked has gone before the answer was sent
      if (!raw.writableFinished) span.setAttribute('portal.cut', true)
      span.end()
    })
    return within(span, next, ROOT_CONTEXT)
  }
}
