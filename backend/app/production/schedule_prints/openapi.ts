import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { schedulePrintValidator } from './validator.js'

describe('/api/projects', {
  'POST /:id/schedule/prints': {
    summary: 'Print the Gantt chart of a project as PDF, as a job',
    body: schedulePrintValidator,
    answer: job,
    status: 202,
    failures: [409],
  },
})
