import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import metricsConfig from '#config/metrics'
import { knownMethod } from '#core/http/known_method'
import { requestSeconds } from './registry.js'

/** Notes how long each request takes. Streams are left out: they last as long as someone listens. */
export default class MetricsMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    if (!metricsConfig.token) return next()
    const begun = performance.now()
    const raw = ctx.response.response
    raw.once('finish', () => {
      const route = ctx.route?.pattern ?? 'none'
      if (route === '/api/live') return
      const method = knownMethod(ctx.request.method())
      const status = String(raw.statusCode)
      requestSeconds.observe({ method, route, status }, (performance.now() - begun) / 1000)
    })
    return next()
  }
}
