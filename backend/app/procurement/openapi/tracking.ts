import { describe } from '#core/openapi/registry'
import { arrayOf, day, decimal, each, flag, id, money, named, nullable, object, oneOf, text, whole } from '#core/openapi/schema' // prettier-ignore
import { orderMaterialListing } from '#procurement/listings/order_material_listing'
import { STAGES } from '#procurement/tracking/stages'
import { budgetValidator, installationValidator } from '#procurement/validators/tracking'

const tracked = named(
  'TrackedMaterial',
  object({
    ...each(['id', 'purchaseOrderId'], id),
    position: whole,
    ...each(['number', 'vendorName', 'description', 'status'], text),
    projectId: nullable(id),
    ...each(['projectName', 'descriptionAr', 'unit'], nullable(text)),
    requiredOn: nullable(day),
    quantity: decimal,
    current: oneOf([...STAGES]),
    stuckDays: nullable(whole),
    late: flag,
    stages: arrayOf(
      object({ stage: oneOf([...STAGES]), quantity: decimal, on: nullable(day), days: nullable(whole) }) // prettier-ignore
    ),
  })
)

describe('/api/material-tracking', {
  GET: {
    summary: 'The way of every material line: how much at which stage, since when',
    list: orderMaterialListing,
    answer: arrayOf(tracked),
  },
  'POST /:id/installations': {
    summary: 'Note that some of a line has been built in',
    body: installationValidator,
    answer: tracked,
    status: 201,
  },
})

const project = named(
  'ProcurementProject',
  object({
    id,
    ...each(['code', 'name', 'status', 'currency'], text),
    nameAr: nullable(text),
    ...each(['budget', 'remaining'], nullable(money)),
    ...each(['requested', 'committed', 'received', 'billed', 'paid'], money),
    overspent: flag,
    lateLines: whole,
  })
)

describe('/api/procurement-projects', {
  GET: {
    summary: 'Budget, requested, committed, received, billed, paid and remaining of every project',
    answer: arrayOf(project),
  },
  'PATCH /:id': {
    summary: 'Set what a project may spend on materials and services',
    body: budgetValidator,
    answer: object({ amount: money }),
  },
})
