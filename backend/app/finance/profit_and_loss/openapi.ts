import { COST_HEADS } from '#core/budgets/cost_heads'
import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, day, id, nullable, object, oneOf } from '#core/openapi/schema'
import { accountFields, comparedFields } from '#finance/ledger/wire'
import { RESULT_TYPES } from './profit_and_loss.js'
import { profitAndLossFileValidator, profitAndLossValidator } from './validator.js'

const total = object(comparedFields)

describe('/api/profit-and-loss', {
  GET: {
    summary: 'Get what was earned and spent in a period',
    query: profitAndLossValidator,
    answer: object({
      ...{ from: day, to: day, projectId: nullable(id), costHead: nullable(oneOf(COST_HEADS)) },
      ...{ comparedFrom: nullable(day), comparedTo: nullable(day) },
      sections: arrayOf(
        object({
          type: oneOf(RESULT_TYPES),
          rows: arrayOf(object({ account: accountFields, ...comparedFields })),
          ...comparedFields,
        })
      ),
      gross: total,
      net: total,
    }),
  },
  'POST /exports': {
    summary: 'Export the profit and loss to a file, as a job',
    body: profitAndLossFileValidator,
    answer: job,
    status: 202,
  },
})
