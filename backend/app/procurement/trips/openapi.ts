import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  decimal,
  each,
  flag,
  id,
  instant,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { CARRIERS, TRIP_PRIORITIES, TRIP_STATUSES, TRIP_TYPES } from '#procurement/enums/trips'
import { MOVEMENT_STATUSES } from '#procurement/enums/stock'
import { ORDER_DUTIES } from '#procurement/purchase_orders/duties'
import { tripListing } from './listing.js'
import {
  bookReceiptValidator,
  createTripValidator,
  proofValidator,
  tripCostsValidator,
  tripStepValidator,
  updateTripValidator,
} from './validator.js'

const values = (choices: readonly { value: string }[]) => oneOf(choices.map(({ value }) => value))

const shown = {
  id,
  version: whole,
  ...each(['number', 'vehicle', 'driver'], text),
  type: values(TRIP_TYPES),
  status: values(TRIP_STATUSES),
  priority: values(TRIP_PRIORITIES),
  carrier: values(CARRIERS),
  ...each(
    [
      'vendorId',
      'equipmentId',
      'purchaseOrderId',
      'movementId',
      'warehouseId',
      'projectId',
      'createdBy',
    ],
    nullable(id)
  ),
  ...each(['driverPhone', 'waybillNo', 'note', 'reason', 'podName'], nullable(text)),
  ...each(['open', 'late'], flag),
  ...each(['plannedStartAt', 'plannedEndAt', 'createdAt'], instant),
  ...each(['startedAt', 'endedAt', 'arrivedAt'], nullable(instant)),
  passengers: nullable(whole),
  nextStatuses: arrayOf(values(TRIP_STATUSES)),
}
const trip = named('Trip', object({ ...shown, can: can('update', 'deliver') }))
const detail = named(
  'TripDetail',
  object({
    ...shown,
    ...each(
      [
        'orderNumber',
        'movementNumber',
        'projectName',
        'warehouseName',
        'podSignature',
        'podPhotoUrl',
        'equipmentTag',
      ],
      nullable(text)
    ),
    movementStatus: nullable(values(MOVEMENT_STATUSES)),
    currency: text,
    ...each(['weight', 'volume'], decimal),
    ...each(['startOdometer', 'endOdometer', 'distance', 'fuelLitres'], nullable(decimal)),
    ...each(['fuelCost', 'otherCost', 'cost'], money),
    costPerKm: nullable(money),
    podAt: nullable(instant),
    receiptId: nullable(id),
    awaitsReceipt: flag,
    withheld: nullable(oneOf(ORDER_DUTIES)),
    stops: arrayOf(
      object({ id, place: text, contact: nullable(text), plannedAt: nullable(instant) })
    ),
    cargo: arrayOf(
      object({
        id,
        ...each(['orderLineId', 'movementLineId'], nullable(id)),
        description: text,
        ...each(['descriptionAr', 'unit', 'rejectionReason'], nullable(text)),
        quantity: decimal,
        ...each(['delivered', 'rejected', 'weight', 'volume'], nullable(decimal)),
      })
    ),
    events: arrayOf(
      object({
        id,
        status: values(TRIP_STATUSES),
        happenedAt: instant,
        ...each(['note', 'createdByName'], nullable(text)),
      })
    ),
    can: can('update', 'deliver', 'costs', 'bookReceipt', 'addPhoto'),
  })
)

const change = (summary: string) => ({ summary, versioned: true, answer: detail }) as const

describe('/api/trips', {
  GET: { summary: 'List trips', list: tripListing, answer: arrayOf(trip) },
  POST: { summary: 'Create a trip', body: createTripValidator, answer: detail, status: 201 },
  'GET /:id': { summary: 'Get a trip with its stops, cargo and times', answer: detail },
  'PATCH /:id': { ...change('Update a trip that hasn’t departed'), body: updateTripValidator },
  'GET /:id/history': {
    summary: 'List the changes, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/steps': { ...change('Change the status of a trip'), body: tripStepValidator },
  'POST /:id/costs': { ...change('Record fuel and costs'), body: tripCostsValidator },
  'POST /:id/proof': { ...change('Record the proof of delivery'), body: proofValidator },
  'POST /:id/photo': {
    summary: 'Add a photo of the delivered goods',
    files: { file: 'required' },
    answer: detail,
    status: 201,
  },
  'POST /:id/receipt': {
    ...change('Create a goods receipt from the proof of delivery'),
    body: bookReceiptValidator,
  },
})
