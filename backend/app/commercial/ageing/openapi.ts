import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, day, each, id, money, nullable, object, oneOf, text } from '#core/openapi/schema'
import { BUCKETS } from '#core/reports/age_buckets'
import { ageingFileValidator, ageingValidator } from './validator.js'

const amounts = each([...BUCKETS, 'unallocated', 'retention', 'outstanding'], money)

describe('/api/ageing', {
  GET: {
    summary: 'Get the receivables ageing of all clients as of a date',
    query: ageingValidator,
    answer: object({
      asOf: day,
      by: oneOf(['due', 'issued']),
      currency: text,
      rows: arrayOf(object({ clientId: nullable(id), clientName: text, ...amounts })),
      totals: object(amounts),
    }),
  },
  'POST /exports': {
    summary: 'Export the receivables ageing of all clients to a file, as a job',
    body: ageingFileValidator,
    answer: job,
    status: 202,
  },
  'GET /:id': {
    summary: 'List the open documents of a client',
    query: ageingValidator,
    answer: arrayOf(
      object({
        kind: oneOf(['invoice', 'receipt', 'credit_note']),
        id,
        number: text,
        clientId: nullable(id),
        clientName: text,
        issuedOn: day,
        dueOn: nullable(day),
        bucket: oneOf([...BUCKETS, 'unallocated']),
        open: money,
      })
    ),
  },
})
