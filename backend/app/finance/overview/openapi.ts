import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  each,
  id,
  money,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { BUCKETS } from '#core/reports/age_buckets'
import { openItemsValidator } from './validator.js'

const open = nullable(
  object({
    ...each(['open', 'overdue'], money),
    buckets: arrayOf(object({ bucket: oneOf(BUCKETS), amount: money })),
    parties: arrayOf(object({ id: nullable(id), name: text, amount: money })),
  })
)

describe('/api/finance-overview', {
  GET: {
    summary:
      'Get what finance has to do today, and its figures, as far as the viewer may open them',
    answer: object({
      on: day,
      work: arrayOf(
        object({
          ...{ key: text, count: whole, path: text },
          ...{ dueOn: nullable(day), amount: nullable(money) },
        })
      ),
      ...{ receivable: open, payable: open, cash: nullable(money) },
      months: nullable(
        arrayOf(object({ from: day, to: day, ...each(['income', 'cost', 'result'], money) }))
      ),
    }),
  },
  'GET /items': {
    summary: 'List the documents behind a figure of what is open',
    query: openItemsValidator,
    answer: object({
      count: whole,
      rows: arrayOf(
        object({
          ...{ kind: text, recordId: id, number: text, party: text },
          ...{ dueOn: nullable(day), amount: money },
        })
      ),
    }),
  },
})
