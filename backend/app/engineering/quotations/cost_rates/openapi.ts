import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  decimal,
  each,
  money,
  named,
  nullable,
  number,
  object,
  text,
} from '#core/openapi/schema'
import { detail } from '#engineering/quotations/openapi'
import {
  costRatesQueryValidator,
  previewQueryValidator,
  refreshRatesValidator,
} from './validator.js'

const sums = object({ cost: nullable(money), margin: nullable(number) })

describe('/api/cost-rates', {
  GET: {
    summary: 'What other currencies are worth in the currency `to` on the day `on`',
    query: costRatesQueryValidator,
    answer: arrayOf(
      named('CostRate', object({ currency: text, on: day, rate: nullable(decimal) }))
    ),
  },
})

describe('/api/quotations/:id', {
  'GET /cost-rates': {
    summary: 'What the exchange rates of the day `on` would change in a quotation',
    query: previewQueryValidator,
    answer: named(
      'CostRatePreview',
      object({
        ...{ on: day, currency: text, before: sums, after: sums },
        rates: arrayOf(object({ currency: text, rate: decimal, on: day, newRate: decimal })),
        lines: arrayOf(
          object({
            ...each(['ordinal', 'description', 'costCurrency'], text),
            descriptionAr: nullable(text),
            ...each(['unitCost', 'before', 'after'], decimal),
          })
        ),
      })
    ),
  },
  'POST /cost-rates': {
    summary: 'Apply the exchange rates that were shown',
    body: refreshRatesValidator,
    versioned: true,
    answer: detail,
  },
})
