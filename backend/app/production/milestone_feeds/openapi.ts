import { describe } from '#core/openapi/registry'
import { instant, nullable, object, text } from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'

describe('/api/projects', {
  'GET /:id/milestone-feed': {
    summary: 'Get the status of your calendar link to the milestones of a project',
    answer: object({ since: nullable(instant) }),
  },
  'POST /:id/milestone-feed': {
    summary: 'Create a calendar link to the milestones of a project; the previous link is revoked',
    body: noBody,
    answer: object({ path: text }),
    status: 201,
  },
  'DELETE /:id/milestone-feed': {
    summary: 'Revoke your calendar link to the milestones of a project',
  },
})

describe('/api/calendar-feeds', {
  'GET /milestones/:token': {
    summary: 'Get the milestones of a project (iCalendar)',
    media: 'text/calendar',
    answer: text,
  },
})
