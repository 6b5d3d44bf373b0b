import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  decimal,
  each,
  flag,
  id,
  named,
  nullable,
  object,
  text,
  whole,
} from '#core/openapi/schema'
import { orderMaterialListing } from './listing.js'

describe('/api/purchase-order-materials', {
  GET: {
    summary: 'List order lines: ordered, received, outstanding, late',
    list: orderMaterialListing,
    answer: arrayOf(
      named(
        'PurchaseOrderMaterial',
        object({
          ...each(['id', 'purchaseOrderId', 'vendorId'], id),
          ...each(['orderVersion', 'position'], whole),
          ...each(['number', 'vendorName', 'description', 'status'], text),
          ...each(['projectId', 'materialId', 'warehouseId'], nullable(id)),
          ...each(['projectName', 'descriptionAr', 'unit'], nullable(text)),
          orderedOn: day,
          ...each(['requiredOn', 'needByOn', 'promisedOn'], nullable(day)),
          ...each(['quantity', 'accepted', 'rejected', 'outstanding'], decimal),
          late: flag,
        })
      )
    ),
  },
})
