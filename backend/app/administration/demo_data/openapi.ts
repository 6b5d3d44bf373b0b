import { describe } from '#core/openapi/registry'
import { can, flag, instant, named, nullable, object, person, whole } from '#core/openapi/schema'
import { removalValidator } from './validator.js'

const answer = object({
  demo: nullable(
    named(
      'DemoData',
      object({
        since: instant,
        changes: whole,
        lastChangeAt: nullable(instant),
        removal: nullable(object({ requestedBy: person, requestedAt: instant, failed: flag })),
        can: can('remove'),
      })
    )
  ),
})

describe('/api/demo-data', {
  GET: { summary: 'Say whether this portal shows the demo company', answer },
  'POST /removal': {
    summary: 'Have the next start remove the demo company; the portal restarts by itself',
    body: removalValidator,
    answer,
  },
  'DELETE /removal': { summary: 'Keep the demo company after all', answer },
})
