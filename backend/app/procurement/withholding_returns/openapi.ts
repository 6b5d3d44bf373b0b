import { historyEntry, job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
  flag,
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
import { noBody } from '#core/validation/fields'
import { withholdingReturnListing } from './listing.js'
import { fileReturnValidator, payReturnValidator, returnFileValidator } from './validator.js'
import { RETURN_STATUSES } from './withholding_return.js'

const fields = {
  ...{ id, version: whole, fromOn: day, toOn: day, status: oneOf(RETURN_STATUSES) },
  ...each(['reference', 'note', 'paymentReference'], nullable(text)),
  ...each(['preparedByName', 'filedByName', 'paidByName'], nullable(text)),
  ...{ filedOn: nullable(day), paidOn: nullable(day), preparedAt: nullable(instant) },
  ...{ due: nullable(money), dueOn: day, isLate: flag },
  can: can('prepare', 'reopen', 'file', 'pay'),
}

const line = named(
  'WithholdingReturnLine',
  object({
    kind: object({ id, code: text, name: text, nameAr: text }),
    ...{ rate: decimal, ...each(['subject', 'tax', 'correction'], money) },
  })
)

const detail = named(
  'WithholdingReturn',
  object({
    ...fields,
    ...{ lines: arrayOf(line), ...each(['tax', 'carried', 'total'], money), hasChanged: flag },
  })
)

const step = (summary: string) => ({
  ...{ summary, versioned: true as const, answer: detail, failures: [409] },
})

describe('/api/withholding-returns', {
  GET: {
    summary: 'List returns of withholding tax by month',
    list: withholdingReturnListing,
    answer: arrayOf(named('WithholdingReturnRow', object(fields))),
  },
  'GET /:id': { summary: 'Get a return with its kinds', answer: detail },
  'GET /:id/history': {
    summary: 'List the changes of a return, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/prepare': { ...step('Keep the figures of a return as they are'), body: noBody },
  'POST /:id/reopen': { ...step('Let the figures of a prepared return move'), body: noBody },
  'POST /:id/file': { ...step('Freeze a return as it was filed'), body: fileReturnValidator },
  'POST /:id/pay': { ...step('Record that the tax was paid'), body: payReturnValidator },
  'POST /:id/files': {
    summary: 'Write a return into a file, as a job',
    body: returnFileValidator,
    answer: job,
    status: 202,
  },
})
