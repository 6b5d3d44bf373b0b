import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { labelsValidator } from './validator.js'

describe('/api/stock-labels', {
  POST: {
    summary: 'Print labels with QR codes for materials or their places, by a job',
    body: labelsValidator,
    answer: job,
    status: 202,
  },
})
