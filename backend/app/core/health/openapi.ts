import { describe } from '#core/openapi/registry'
import { mapOf, object, oneOf } from '#core/openapi/schema'

describe('/health', {
  'GET /live': {
    summary: 'Liveness: whether the process responds',
    answer: object({ status: oneOf(['ok']) }),
  },
  'GET /ready': {
    summary: 'Readiness: 503 with the same body while requests can’t be served',
    answer: object({
      status: oneOf(['ok', 'unavailable']),
      checks: mapOf(oneOf(['ok', 'warning', 'failed'])),
    }),
  },
})
