import { describe } from '#core/openapi/registry'
import { id, instant, named, object } from '#core/openapi/schema'
import { startViewValidator } from './validator.js'

const personView = named('PersonView', object({ id, userId: id, endsAt: instant }))

describe('/api/person-views', {
  POST: {
    summary:
      'See the portal as another user sees it, for 15 minutes and without changing anything; the user is notified',
    body: startViewValidator,
    status: 201,
    answer: personView,
    failures: [404, 409],
  },
  'DELETE /current': { summary: 'End the view of the portal as another user', failures: [404] },
})
