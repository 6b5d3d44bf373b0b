import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import { arrayOf, day, decimal, flag, id, named, nullable, object } from '#core/openapi/schema'
import { oneOf, text } from '#core/openapi/schema'
import { registerResource } from '#core/resources/register_resource'
import { COST_HEADS } from '#engineering/enums/bill'
import { rates } from './resource.js'

const { RateLookups, Rates } = controllers.engineering.rates

registerResource(rates, Rates)
secure(router.get('/api/rates/lookup', [RateLookups, 'index']), 'quotations.margin')

describe('/api/rates', {
  'GET /lookup': {
    summary: 'Look up rates with what is in force today',
    query: { q: text, id: arrayOf({ type: 'integer' }), currency: text },
    answer: arrayOf(
      named(
        'RateOption',
        object({
          ...{ id, label: text, name: text, nameAr: text, unit: text },
          costHead: oneOf(COST_HEADS),
          ...{ unitRate: nullable(decimal), unitCost: nullable(decimal) },
          ...{ rateOn: nullable(day), isOld: flag },
        })
      )
    ),
  },
})
