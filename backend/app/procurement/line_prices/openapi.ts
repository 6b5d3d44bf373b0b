import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  decimal,
  flag,
  id,
  named,
  nullable,
  object,
  text,
} from '#core/openapi/schema'
import { linePricesValidator } from './validator.js'

const pastPrice = object({
  ...{ orderId: id, number: text, vendorId: id, vendorName: text, orderedOn: day },
  ...{ currency: text, unit: nullable(text), unitPrice: decimal },
  ...{ base: nullable(decimal), inLine: nullable(decimal) },
})

const contractPrice = object({
  ...{ listId: id, name: text, currency: text, unit: text, validToOn: nullable(day) },
  ...{ applies: flag, price: decimal, minQuantity: decimal, inLine: nullable(decimal) },
})

const known = named(
  'LinePrices',
  object({
    last: arrayOf(pastPrice),
    contract: nullable(contractPrice),
    aboveContract: nullable(decimal),
    aboveLast: nullable(decimal),
    tooHigh: flag,
  })
)

describe('/api/line-prices', {
  POST: {
    summary: 'Get the last prices and the contract price of each line of a document',
    body: linePricesValidator,
    answer: arrayOf(known),
  },
})
