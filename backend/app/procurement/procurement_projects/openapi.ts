import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  each,
  flag,
  id,
  money,
  named,
  nullable,
  object,
  text,
  whole,
} from '#core/openapi/schema'
import { budgetValidator } from '#procurement/material_tracking/validator'

const project = named(
  'ProcurementProject',
  object({
    id,
    ...each(['code', 'name', 'status', 'currency'], text),
    nameAr: nullable(text),
    ...each(['budget', 'remaining'], nullable(money)),
    ...each(['requested', 'committed', 'received', 'billed', 'paid'], money),
    // finance keeps it: labour aside, what its approved budget allows
    budgetApproved: flag,
    overspent: flag,
    lateLines: whole,
  })
)

describe('/api/procurement-projects', {
  GET: {
    summary:
      'List projects with budget, requested, committed, received, billed, paid and remaining',
    answer: arrayOf(project),
  },
  'GET /:id': { summary: 'Get budget and spending of a project', answer: project },
  'PATCH /:id': {
    summary: 'Set the purchasing budget of a project',
    body: budgetValidator,
    answer: object({ amount: money }),
    failures: [409],
  },
})
