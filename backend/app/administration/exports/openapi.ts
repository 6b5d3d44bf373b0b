import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { createExportValidator } from './validator.js'

describe('/api/exports', {
  POST: {
    summary: 'Export a list to a file, as a job',
    body: createExportValidator,
    answer: job,
    status: 202,
  },
})
