import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { createExportValidator } from './validator.js'

describe('/api/exports', {
  POST: {
    summary: 'Write a list into a file, as a job',
    body: createExportValidator,
    answer: job,
    status: 202,
  },
})
