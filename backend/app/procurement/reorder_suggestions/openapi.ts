import { describe } from '#core/openapi/registry'
import { arrayOf, decimal, each, id, named, nullable, object, text } from '#core/openapi/schema'
import { reorderValidator } from './validator.js'

const suggestion = named(
  'ReorderSuggestion',
  object({
    ...each(['id', 'materialId', 'warehouseId'], id),
    ...each(['materialCode', 'materialName', 'unit', 'warehouseName'], text),
    ...each(['materialNameAr', 'warehouseNameAr', 'vendorName'], nullable(text)),
    vendorId: nullable(id),
    ...each(['onHand', 'inTransit', 'onOrder', 'reorderLevel', 'suggested'], decimal),
    lastPrice: nullable(decimal),
  })
)

describe('/api/reorder-suggestions', {
  GET: {
    summary: 'What the stores are short of, with what is under way taken off',
    answer: arrayOf(suggestion),
  },
  POST: {
    summary: 'Draft an order of one vendor for what a store is short of',
    body: reorderValidator,
    status: 201,
  },
})
