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
    summary: 'The tracking sheets of a quotation and of its other revisions, newest first',
    answer: arrayOf(named('NumberedTrackingSheet', object({ ...printed, number: text }))),
  },
  POST: {
    summary: 'Print a tracking sheet, as a job',
    body: trackingSheetValidator,
    answer: job,
    status: 202,
  },
})

describe('/api/tracking-sheet-batches', {
  POST: {
    summary: 'Print the tracking sheets of every quotation of a list, as one job',
    body: sheetBatchValidator,
    answer: job,
    status: 202,
  },
})

describe('/api/tracking-sheets', {
  'GET /:id/comparison': {
    summary: 'What a sheet says otherwise than the one that `with` names',
    query: sheetComparisonValidator,
    answer: object({
      differences: arrayOf(
        object({ part: text, name: text, before: nullable(text), after: nullable(text) })
      ),
    }),
    failures: [404],
  },
})
