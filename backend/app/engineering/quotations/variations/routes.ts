import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { describe } from '#core/openapi/registry'
import { secure } from '#core/http/secure'
import { detail } from '#engineering/quotations/openapi'
import { variationValidator } from './validator.js'

const { Variations } = controllers.engineering.quotations.variations

const PATH = '/api/quotations/:id/variations'

secure(
  router.post(PATH, [Variations, 'store']).where('id', router.matchers.number()),
  'quotations.manage'
)

describe('/api/quotations/:id', {
  'POST /variations': {
    summary: 'Start a variation of a job that was won, as a draft',
    body: variationValidator,
    versioned: true,
    answer: detail,
    status: 201,
  },
})
