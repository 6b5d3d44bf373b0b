import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf } from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { drillListing } from './listing.js'
import { drillSchema } from './present.js'

describe('/api/restore-drills', {
  GET: {
    summary: 'List restore drills, newest first',
    list: drillListing,
    answer: arrayOf(drillSchema),
  },
  'GET /:id': { summary: 'Get a restore drill with its first faults', answer: drillSchema },
  POST: {
    summary: 'Try to restore the newest backup, as a job',
    body: noBody,
    answer: job,
    status: 202,
    failures: [409],
  },
})
