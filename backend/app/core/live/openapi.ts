import { describe } from '#core/openapi/registry'

describe('/api/live', {
  GET: {
    summary: 'Stream server-sent events: `job`, `notification` and `record`',
    media: 'text/event-stream',
    query: { language: { enum: ['en', 'ar'] } },
    failures: [422, 429],
  },
})
