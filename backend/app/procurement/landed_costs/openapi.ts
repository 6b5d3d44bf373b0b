import { describe } from '#core/openapi/registry'
import { movementDetail } from '#procurement/stock_movements/openapi'
import { landedCostValidator } from './validator.js'

describe('/api/landed-costs', {
  POST: {
    summary: 'Spread freight, customs and other charges over received goods',
    body: landedCostValidator,
    answer: movementDetail,
    status: 201,
  },
})
