import { describe } from '#core/openapi/registry'

describe('/api/live', {
  GET: {
    summary: 'Server-sent events: `job`, `notification` and `record`, as they happen',
    media: 'text/event-stream',
    query: { language: { enum: ['en', 'ar'] } },
    failures: [422, 429],
  },
})
