import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  id,
  instant,
  money,
  named,
  nullable,
  object,
  text,
  whole,
} from '#core/openapi/schema'
import { comparison } from '#engineering/quotations/outcome_schema'
import { snapshotValidator } from './validator.js'

const snapshot = named(
  'QuotationSnapshot',
  object({
    ...{ id, name: text, lineCount: whole, currency: text, total: nullable(money) },
    ...{ createdBy: nullable(id), createdAt: instant },
  })
)

describe('/api/quotations/:id/snapshots', {
  GET: { summary: 'List the kept states of a bill, newest first', answer: arrayOf(snapshot) },
  POST: {
    summary: 'Keep the bill as it stands under a name',
    body: snapshotValidator,
    answer: snapshot,
    status: 201,
    failures: [409],
  },
  'DELETE /:snapshotId': { summary: 'Delete a kept state of a bill' },
  'GET /:snapshotId/comparison': {
    summary: 'A kept state of a bill beside the bill of now',
    answer: comparison,
  },
})
