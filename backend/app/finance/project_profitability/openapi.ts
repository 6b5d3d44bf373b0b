import { COST_HEADS } from '#core/budgets/cost_heads'
import { COST_SOURCES } from '#core/budgets/cost_sources'
import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
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
import { costsBySource } from '#finance/budgets/openapi'
import { profitabilityListing } from './listing.js'
import {
  estimateValidator,
  profitabilityFileValidator,
  profitabilityItemsValidator,
} from './validator.js'

const fields = {
  ...{ id, code: text, name: text, nameAr: nullable(text), status: text },
  ...each(['contract', 'variations', 'pending', 'revised', 'invoiced', 'received'], money),
  ...each(['actual', 'committed', 'toComplete', 'forecast', 'margin'], money),
  forecastBy: oneOf(['estimate', 'budget', 'orders']),
  marginPercent: nullable(text),
}
const detail = named(
  'ProjectProfitability',
  object({
    ...{ ...fields, version: whole, sources: costsBySource },
    heads: arrayOf(
      object({ costHead: oneOf(COST_HEADS), ...each(['budget', 'actual', 'committed'], money) })
    ),
    estimate: nullable(object({ cost: money, note: nullable(text), updatedAt: instant })),
  })
)

describe('/api/project-profitability', {
  GET: {
    summary: 'List projects with what they are worth, cost and are forecast to leave',
    list: profitabilityListing,
    answer: arrayOf(named('ProjectProfitabilityRow', object(fields))),
  },
  'GET /:id': { summary: 'Get the profitability of a project', answer: detail },
  'GET /:id/items': {
    summary: 'List the documents behind a figure of a project',
    query: profitabilityItemsValidator,
    answer: object({
      count: whole,
      rows: arrayOf(
        object({
          ...{ source: nullable(oneOf(COST_SOURCES)), kind: text, recordId: id, number: text },
          ...{ party: nullable(text), on: nullable(day), amount: money },
        })
      ),
    }),
  },
  'PATCH /:id': {
    summary: 'State what a project is expected to cost in all',
    body: estimateValidator,
    versioned: true,
    answer: detail,
  },
  'POST /exports': {
    summary: 'Export the profitability of projects to a file, as a job',
    body: profitabilityFileValidator,
    answer: job,
    status: 202,
  },
})
