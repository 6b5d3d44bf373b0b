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
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { orderMaterialListing } from '#procurement/purchase_order_materials/listing'
import { DELIVERY_STATES, STAGES } from './stages.js'
import { installationValidator } from './validator.js'

const tracked = named(
  'TrackedMaterial',
  object({
    ...each(['id', 'purchaseOrderId'], id),
    position: whole,
    ...each(['number', 'vendorName', 'description', 'status'], text),
    projectId: nullable(id),
    ...each(['projectName', 'descriptionAr', 'unit'], nullable(text)),
    ...each(['requiredOn', 'needByOn', 'requestedByOn', 'promisedOn'], nullable(day)),
    needId: nullable(id),
    state: oneOf([...DELIVERY_STATES]),
    quantity: decimal,
    current: oneOf([...STAGES]),
    stuckDays: nullable(whole),
    late: flag,
    stages: arrayOf(
      object({
        stage: oneOf([...STAGES]),
        quantity: decimal,
        on: nullable(day),
        days: nullable(whole),
      })
    ),
  })
)

describe('/api/material-tracking', {
  GET: {
    summary: 'List material lines with their quantity and date per stage',
    list: orderMaterialListing,
    answer: arrayOf(tracked),
  },
  'POST /:id/installations': {
    summary: 'Record an installed quantity of a line',
    body: installationValidator,
    answer: tracked,
    status: 201,
  },
})
