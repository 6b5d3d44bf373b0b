import { approval } from '#core/approvals/openapi'
import { historyEntry, job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  id,
  instant,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { noBody } from '#core/validation/fields'
import { VARIATION_CAUSES, VARIATION_STATUSES } from '#production/enums/variation_orders'
import { variationStates } from './states.js'
import { variationOrderListing } from './listing.js'
import {
  createVariationValidator,
  printVariationValidator,
  updateVariationValidator,
} from './validator.js'

const fields = {
  ...{ id, version: whole, number: text, projectId: id, projectCode: text, projectName: text },
  projectNameAr: nullable(text),
  ...{ title: text, titleAr: nullable(text), details: nullable(text) },
  cause: oneOf(VARIATION_CAUSES.map(({ value }) => value)),
  clientReference: nullable(text),
  // that the client agreed to
  ...{ quotationId: nullable(id), quotationNumber: nullable(text) },
  ...{ amount: money, currency: text, days: whole },
  status: oneOf([...VARIATION_STATUSES]),
  ...{ approvedOn: nullable(day), reason: nullable(text), createdByName: nullable(text) },
  createdAt: instant,
  can: can(...variationStates.actions),
}

const row = named('VariationOrderRow', object(fields))
const variation = named('VariationOrder', object({ ...fields, approval: nullable(approval) }))

const change = (summary: string) => ({ summary, versioned: true as const, answer: variation })

/** Files or PDFs kept with a record. */
export const documents = arrayOf(
  named(
    'VariationFile',
    object({
      ...{ id, originalFilename: text, mime: text, url: text, uploadedAt: instant },
      uploadedByName: nullable(text),
    })
  )
)

const sum = object({ ...each(['count', 'days'], whole), amount: nullable(money) })

describe('/api/projects', {
  'GET /:id/variations': {
    summary: 'Get what the variations of a project add up to',
    answer: named(
      'ProjectVariations',
      object({
        ...{ projectId: id, currency: text, approved: sum, pending: sum },
        ...each(['original', 'revised'], nullable(money)),
      })
    ),
  },
})

describe('/api/variation-orders', {
  GET: {
    summary: 'List variation orders',
    list: variationOrderListing,
    answer: arrayOf(row),
  },
  POST: {
    summary: 'Enter a variation order',
    body: createVariationValidator,
    answer: variation,
  },
  'GET /:id': { summary: 'Get a variation order with its approval', answer: variation },
  'PATCH /:id': { ...change('Change a variation order'), body: updateVariationValidator },
  'DELETE /:id': { summary: 'Delete a draft of a variation order', versioned: true },
  'GET /:id/history': {
    summary: 'List the changes of a variation order, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'GET /:id/documents': {
    summary: 'List the files kept with a variation order',
    answer: documents,
  },
  'POST /:id/documents': {
    summary: 'Add a file to a variation order',
    files: { file: 'required' },
    answer: documents,
    status: 201,
  },
  'DELETE /:id/documents/:fileId': { summary: 'Delete a file of a variation order' },
  'GET /:id/prints': { summary: 'List the PDFs of a variation order', answer: documents },
  'POST /:id/prints': {
    summary: 'Print a variation order as PDF, as a job',
    body: printVariationValidator,
    answer: job,
    status: 202,
  },
  'POST /:id/submit': { ...change('Submit a variation order for approval'), body: noBody },
  'POST /:id/approve': { ...change('Approve the open step'), body: commentValidator },
  'POST /:id/reject': { ...change('Return a variation order for changes'), body: reasonValidator },
  'POST /:id/cancel': { ...change('Cancel a variation order'), body: reasonValidator },
})
