import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { describe } from '#core/openapi/registry'
import { secure } from '#core/http/secure'
import { detail } from '#engineering/quotations/openapi'
import { copyValidator } from './validator.js'

const { quotations } = controllers.engineering

secure(
  router
    .post('/api/quotations/:id/copies', [quotations.copies.QuotationCopies, 'store'])
    .where('id', router.matchers.number()),
  'quotations.manage'
)

describe('/api/quotations/:id', {
  'POST /copies': {
    summary: 'Start a draft with the bill of a quotation',
    body: copyValidator,
    answer: detail,
    status: 201,
  },
})
