import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { accessReviewExportValidator } from './validator.js'

describe('/api/access-reviews', {
  'POST /:id/exports': {
    summary: 'Export a review of who may do what to a file, as a job',
    body: accessReviewExportValidator,
    answer: job,
    status: 202,
    failures: [404],
  },
})
