import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import metricsConfig from '#config/metrics'
import { AppError, notFound } from '#core/base/app_error'
import { bearerOf } from '#core/http/bearer'
import { registry } from './registry.js'
import './gauges.js'

const digest = (text: string) => createHash('sha256').update(text).digest()

export default class MetricsController {
  /** The figures of this process and of the portal in the text format of Prometheus. */
  async show(ctx: HttpContext) {
    const { token } = metricsConfig
    if (!token) throw notFound()
    if (!timingSafeEqual(digest(bearerOf(ctx) ?? ''), digest(token)))
      throw new AppError(401, 'INVALID_CREDENTIALS', { headers: { 'WWW-Authenticate': 'Bearer' } })
    ctx.response.header('Content-Type', registry.contentType)
    ctx.response.header('Cache-Control', 'no-store')
    return ctx.response.send(await registry.metrics())
  }
}
