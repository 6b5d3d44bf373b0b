import { HEALTH_STATES } from '#core/health/health_lines'
import { describe } from '#core/openapi/registry'
import {
  anything,
  arrayOf,
  instant,
  mapOf,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'

const line = object({
  ...{ name: text, state: oneOf(HEALTH_STATES), advice: nullable(text) },
  figures: mapOf(anything),
})

describe('/api/system-health', {
  GET: {
    summary: 'Get how the portal is: figures, what waits, findings, slow queries of this process',
    answer: named(
      'SystemHealth',
      object({
        at: instant,
        lines: arrayOf(line),
        jobs: arrayOf(object({ type: text, count: whole, seconds: whole })),
        findings: arrayOf(
          object({
            ...{ what: text, state: oneOf(['warning', 'failed']), found: text },
            advice: nullable(text),
          })
        ),
        slowQueries: arrayOf(object({ sql: text, milliseconds: whole, at: instant })),
      })
    ),
  },
})
