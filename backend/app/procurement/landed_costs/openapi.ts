import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  each,
  id,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
} from '#core/openapi/schema'
import { CHARGE_KINDS } from '#procurement/enums/bill_charges'
import { movementDetail } from '#procurement/stock_movements/openapi'
import { landedCostValidator } from './validator.js'

describe('/api/landed-costs', {
  'GET /charges': {
    summary: 'List charges of bills that the goods of receipts do not bear yet',
    query: { movementIds: arrayOf({ type: 'integer' }) },
    answer: arrayOf(
      named(
        'BilledCharge',
        object({
          ...{ id, kind: oneOf(CHARGE_KINDS), description: nullable(text) },
          ...each(['billNumber', 'vendorName'], text),
          left: money,
        })
      )
    ),
  },
  POST: {
    summary: 'Spread freight, customs and other charges over received goods',
    body: landedCostValidator,
    answer: movementDetail,
    status: 201,
  },
})
