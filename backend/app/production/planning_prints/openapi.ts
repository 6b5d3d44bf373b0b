import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { lookAheadPrintValidator, weeklyPlanPrintValidator } from './validator.js'

const printed = { answer: job, status: 202 } as const

describe('/api/projects', {
  'POST /:id/look-ahead/prints': {
    ...{ summary: 'Print the next weeks of a project as PDF, as a job', ...printed },
    body: lookAheadPrintValidator,
  },
  'POST /:id/weekly-plan/prints': {
    ...{ summary: 'Print the weekly plan of a project as PDF, as a job', ...printed },
    body: weeklyPlanPrintValidator,
  },
})
