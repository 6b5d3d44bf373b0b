import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  each,
  id,
  named,
  nullable,
  number,
  object,
  text,
  whole,
} from '#core/openapi/schema'

const { EarnedValues } = controllers.production.earnedValue

secure(
  router
    .get('/api/projects/:id/earned-value', [EarnedValues, 'show'])
    .where('id', router.matchers.number()),
  'projects.prices'
)

/** Variances may be below zero. */
const amount = { type: 'string', pattern: '^-?\\d+(\\.\\d{2,3})?$' }

const value = named(
  'EarnedValue',
  object({
    asOf: day,
    /** The last day until which the cost of hours is in `ac`. */
    labourUntil: nullable(day),
    /** Bills in other currencies that have no rate: they are not in `ac`. */
    unconvertedBills: whole,
    ...each(['bac', 'pv', 'ev', 'sv'], amount),
    ...each(['ac', 'cv', 'eac', 'vac'], nullable(amount)),
    ...each(['spi', 'cpi', 'tcpi'], nullable(number)),
    points: arrayOf(object({ on: day, pv: amount, ev: nullable(amount), ac: nullable(amount) })),
  })
)

describe('/api/projects', {
  'GET /:id/earned-value': {
    summary: 'Get the earned value of a project',
    query: { baselineId: id },
    answer: named(
      'ProjectEarnedValue',
      object({ projectId: id, baselineId: nullable(id), currency: text, value: nullable(value) })
    ),
  },
})
