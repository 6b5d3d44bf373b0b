import type { HttpContext } from '@adonisjs/core/http'
import { readiness } from './readiness.js'

export default class HealthController {
  /** The process answers; asks nothing of anyone else. */
  live() {
    return { status: 'ok' }
  }

  /** Whether requests can be served: database and schema. Cached, so that it cannot be used to flood. */
  async ready({ response }: HttpContext) {
    const state = await readiness()
    return response.status(state.status === 'ok' ? 200 : 503).json(state)
  }
}
