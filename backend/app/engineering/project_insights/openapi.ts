import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  decimal,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { QUOTATION_STAGES } from '#engineering/enums/quotation_stages'
import { RECOMMENDATIONS } from '#engineering/enums/recommendations'
import { insightsValidator } from './validator.js'

// the value is null for who may not see prices
const figures = { count: whole, value: nullable(money), areaSqm: decimal }
const outcome = { won: whole, decided: whole }
const groups = arrayOf(object({ name: nullable(text), ...figures, ...outcome }))

const insights = named(
  'ProjectInsights',
  object({
    currency: text,
    from: day,
    to: day,
    stages: arrayOf(object({ stage: oneOf(QUOTATION_STAGES), ...figures })),
    months: arrayOf(object({ month: text, ...figures })),
    bands: arrayOf(object({ recommendation: oneOf(RECOMMENDATIONS), count: whole, ...outcome })),
    ageing: arrayOf(
      object({
        fromDays: whole,
        toDays: nullable(whole),
        from: nullable(day),
        to: nullable(day),
        count: whole,
      })
    ),
    byBdm: groups,
    byCity: groups,
    byType: groups,
  })
)

describe('/api/project-insights', {
  GET: {
    summary: 'Get quotation figures of a period, by default the last year',
    query: insightsValidator,
    answer: insights,
  },
})
