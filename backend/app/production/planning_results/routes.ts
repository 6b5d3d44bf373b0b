import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  id,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { MISS_REASONS } from '#production/enums/planning'
import { resultsValidator } from './validator.js'

secure(
  router.get('/api/planning-results', [
    controllers.production.planningResults.PlanningResults,
    'index',
  ]),
  'planning.view'
)

const figures = { made: whole, kept: whole, ppc: nullable(number) }

describe('/api/planning-results', {
  GET: {
    summary: 'Get percent plan complete by week, and why promises were missed',
    query: resultsValidator,
    answer: named(
      'PlanningResults',
      object({
        ...{ from: day, to: day },
        ...figures,
        weeks: arrayOf(object({ weekOn: day, ...figures })),
        reasons: arrayOf(
          object({
            reason: oneOf(MISS_REASONS.map(({ value }) => value)),
            ...{ count: whole, cumulative: number },
          })
        ),
        projects: arrayOf(
          object({ projectId: id, code: text, name: text, nameAr: nullable(text), ...figures })
        ),
        people: arrayOf(object({ userId: id, name: nullable(text), ...figures })),
      })
    ),
  },
})
