import { describe } from '#core/openapi/registry'
import { job } from '#core/openapi/records'
import { arrayOf, oneOf } from '#core/openapi/schema'
import { jobListing } from './job_listing.js'

describe('/api/jobs', {
  GET: {
    summary: 'List your jobs, newest first; all jobs with `scope=all`',
    list: jobListing,
    query: { scope: oneOf(['mine', 'all']) },
    answer: arrayOf(job),
  },
  'GET /:id': { summary: 'Get a job with its progress and result', answer: job },
  'GET /:id/result': {
    summary: 'Download the result of a job',
    media: 'application/octet-stream',
    failures: [409],
  },
  'POST /:id/cancel': { summary: 'Cancel a job', answer: job },
  'POST /:id/retry': { summary: 'Restart a failed or cancelled job', answer: job },
})
