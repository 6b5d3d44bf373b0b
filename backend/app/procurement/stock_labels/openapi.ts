import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { labelsValidator } from './validator.js'

describe('/api/stock-labels', {
  POST: {
    summary: 'Print QR code labels for materials or bins, as a job',
    body: labelsValidator,
    answer: job,
    status: 202,
  },
})
