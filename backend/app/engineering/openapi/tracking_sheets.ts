import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, day, each, id, instant, named, nullable, object, oneOf, person, text, uuid, whole } from '#core/openapi/schema' // prettier-ignore
import { sheetComparisonValidator, sheetBatchValidator, stagePlanValidator } from '#engineering/validators/tracking_sheet' // prettier-ignore
import { TRACKING_STAGES } from '#engineering/documents/tracking_sheet_data'
import { trackingSheetValidator } from '#engineering/validators/quotation'

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
export const sheet = named('TrackingSheet', object(printed))

const stagePlan = named(
  'StagePlan',
  object({
    version: whole,
    stages: arrayOf(
      object({
        stage: oneOf(TRACKING_STAGES),
        ...each(['plannedOn', 'actualOn', 'recordedOn'], nullable(day)),
        ...each(['responsible', 'remark'], nullable(text)),
      })
    ),
  })
)

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

describe('/api/quotations/:id/stage-plan', {
  GET: { summary: 'Planned and actual days of its twelve stages', answer: stagePlan },
  PUT: {
    summary: 'Replace the plan of its stages; the plan has a version of its own',
    body: stagePlanValidator,
    versioned: true,
    answer: stagePlan,
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
