import { describe } from '#core/openapi/registry'

describe('/api/live', {
  GET: {
    summary: 'Server-sent events: `job`, `notification` and `record`, as they happen',
    media: 'text/event-stream',
    failures: [429],
  },
})
