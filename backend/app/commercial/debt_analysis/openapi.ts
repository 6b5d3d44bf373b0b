import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  decimal,
  id,
  money,
  nullable,
  object,
  text,
  whole,
} from '#core/openapi/schema'
import { debtAnalysisValidator } from './validator.js'

describe('/api/debt-analysis', {
  GET: {
    summary: 'Get the debt analysis: overdue amounts, debtors and expected receipts',
    query: debtAnalysisValidator,
    answer: object({
      asOf: day,
      currency: text,
      outstanding: money,
      overdue: money,
      notDue: money,
      unallocated: money,
      retention: money,
      daysLate: nullable(whole),
      salesDays: nullable(whole),
      expected: arrayOf(object({ from: day, to: nullable(day), amount: money, documents: whole })),
      clients: arrayOf(
        object({
          clientId: nullable(id),
          clientName: text,
          outstanding: money,
          overdue: money,
          share: decimal,
          oldestDays: whole,
        })
      ),
      trend: arrayOf(object({ on: day, outstanding: money, overdue: money })),
    }),
  },
})
