import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  decimal,
  each,
  id,
  named,
  nullable,
  object,
  text,
  whole,
} from '#core/openapi/schema'
import { reorderValidator } from './validator.js'

const suggestion = named(
  'ReorderSuggestion',
  object({
    ...each(['id', 'materialId', 'warehouseId'], id),
    ...each(['materialCode', 'materialName', 'unit', 'warehouseName'], text),
    ...each(['materialNameAr', 'warehouseNameAr', 'vendorName'], nullable(text)),
    vendorId: nullable(id),
    ...each(['onHand', 'inTransit', 'onOrder', 'reorderLevel', 'suggested'], decimal),
    bound: decimal,
    ...each(['lastPrice', 'pack'], nullable(decimal)),
    leadDays: nullable(whole),
    ...each(['neededOn', 'orderBy'], nullable(day)),
  })
)

describe('/api/reorder-suggestions', {
  GET: {
    summary: 'List materials below their reorder level, net of incoming stock',
    answer: arrayOf(suggestion),
  },
  POST: {
    summary: 'Create a draft order with a vendor for low stock',
    body: reorderValidator,
    status: 201,
  },
})
