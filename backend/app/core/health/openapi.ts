import { describe } from '#core/openapi/registry'
import { mapOf, object, oneOf } from '#core/openapi/schema'

describe('/health', {
  'GET /live': {
    summary: 'Whether the process answers',
    answer: object({ status: oneOf(['ok']) }),
  },
  'GET /ready': {
    summary: 'Whether requests can be served; 503 with the same body where not',
    answer: object({
      status: oneOf(['ok', 'unavailable']),
      checks: mapOf(oneOf(['ok', 'warning', 'failed'])),
    }),
  },
})
