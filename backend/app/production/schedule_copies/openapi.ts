import { describe } from '#core/openapi/registry'
import { each, object, whole } from '#core/openapi/schema'
import { copyScheduleValidator } from './validator.js'

describe('/api/projects', {
  'POST /:id/schedule/copies': {
    summary: 'Copy the plan of another project into an empty schedule',
    body: copyScheduleValidator,
    versioned: true,
    failures: [409],
    answer: object(each(['version', 'tasks', 'links', 'assignments', 'materialNeeds'], whole)),
    status: 201,
  },
})
