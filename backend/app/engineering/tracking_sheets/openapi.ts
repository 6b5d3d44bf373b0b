import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  person,
  text,
  uuid,
  whole,
} from '#core/openapi/schema'
import { sheetComparisonValidator, sheetBatchValidator } from './validator.js'
import { trackingSheetValidator } from '#engineering/tracking_sheets/validator'

const printed = {
  id,
  sheetNo: whole,
  revision: whole,
  quotationVersion: whole,
  fileId: id,
  hash: text,
  language: oneOf(['en', 'ar']),
  jobId: nullable(uuid),
  createdAt: instant,
  createdBy: nullable(person),
  url: text,
}

describe('/api/quotations/:id/tracking-sheets', {
  GET: {
    summary: 'List the tracking sheets of a quotation and its revisions, newest first',
    answer: arrayOf(named('NumberedTrackingSheet', object({ ...printed, number: text }))),
  },
  POST: {
    summary: 'Generate a tracking sheet, as a job',
    body: trackingSheetValidator,
    answer: job,
    status: 202,
  },
})

describe('/api/tracking-sheet-batches', {
  POST: {
    summary: 'Generate the tracking sheets of all quotations of a list, as one job',
    body: sheetBatchValidator,
    answer: job,
    status: 202,
  },
})

describe('/api/tracking-sheets', {
  'GET /:id/comparison': {
    summary: 'Compare a sheet with the one in `with`',
    query: sheetComparisonValidator,
    answer: object({
      differences: arrayOf(
        object({ part: text, name: text, before: nullable(text), after: nullable(text) })
      ),
    }),
    failures: [404],
  },
})
