import { CASH_LINES } from '#core/cash/cash_sources'
import { job } from '#core/openapi/records'
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
import { cashFileValidator, cashForecastValidator, cashItemsValidator } from './validator.js'

describe('/api/cash-forecast', {
  GET: {
    summary: 'Get the cash of the coming thirteen weeks, as expected or under a scenario',
    query: cashForecastValidator,
    answer: object({
      ...{ from: day, ...each(['delay', 'collected', 'defer'], whole), opening: money },
      weeks: arrayOf(object({ from: day, to: day, closing: money })),
      lines: arrayOf(
        object({
          ...{ line: oneOf(CASH_LINES), weeks: arrayOf(money) },
          ...each(['later', 'undated'], money),
        })
      ),
    }),
  },
  'GET /items': {
    summary: 'List the documents behind a figure of the forecast',
    query: cashItemsValidator,
    answer: object({
      count: whole,
      rows: arrayOf(
        object({
          line: oneOf(CASH_LINES),
          ...{ kind: nullable(text), recordId: nullable(id), number: text, party: nullable(text) },
          ...{ on: nullable(day), amount: money },
        })
      ),
    }),
  },
  'POST /exports': {
    summary: 'Export the cash forecast to a file, as a job',
    body: cashFileValidator,
    answer: job,
    status: 202,
  },
})
