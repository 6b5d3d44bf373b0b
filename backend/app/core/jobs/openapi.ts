import { describe } from '#core/openapi/registry'
import { job } from '#core/openapi/records'
import { arrayOf, oneOf } from '#core/openapi/schema'
import { jobListing } from './job_listing.js'

describe('/api/jobs', {
  GET: {
    summary: 'One’s own jobs, newest first; everybody’s with `scope=all`',
    list: jobListing,
    query: { scope: oneOf(['mine', 'all']) },
    answer: arrayOf(job),
  },
  'GET /:id': { summary: 'A job: how far it is, what came out', answer: job },
  'GET /:id/result': {
    summary: 'The file that a job made',
    media: 'application/octet-stream',
    failures: [409],
  },
  'POST /:id/cancel': { summary: 'Stop a job', answer: job },
  'POST /:id/retry': { summary: 'Start a failed or cancelled job again', answer: job },
})
