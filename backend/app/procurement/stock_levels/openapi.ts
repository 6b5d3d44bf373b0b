import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
  flag,
  id,
  instant,
  money,
  named,
  nullable,
  object,
  text,
  whole,
} from '#core/openapi/schema'
import { stockLevelListing } from './listing.js'
import { RESERVATION_STATUSES, STOCK_STATUSES, TRACKINGS } from '#procurement/enums/stock'
import { values } from '#procurement/shared/openapi_parts'
import {
  createLevelValidator,
  releaseValidator,
  reservationValidator,
  statusChangeValidator,
  updateLevelValidator,
} from './validator.js'

const level = named(
  'StockLevel',
  object({
    id,
    version: whole,
    materialId: id,
    warehouseId: id,
    ...each(
      ['materialCode', 'materialName', 'category', 'unit', 'warehouseName', 'currency'],
      text
    ),
    ...each(['materialNameAr', 'warehouseNameAr', 'bin'], nullable(text)),
    belowReorder: flag,
    ...each(['onHand', 'held', 'reserved', 'available', 'inTransit'], decimal),
    ...each(['reorderLevel', 'reorderQuantity'], decimal),
    value: money,
    averageCost: nullable(decimal),
    updatedAt: instant,
    can: can('update'),
    allowedActions: arrayOf(text),
  })
)

const reservations = arrayOf(
  named(
    'StockReservation',
    object({
      ...each(['id', 'projectId'], id),
      projectName: text,
      status: values(RESERVATION_STATUSES),
      ...each(['quantity', 'open'], decimal),
      neededOn: nullable(day),
      ...each(['note', 'releaseReason', 'createdByName'], nullable(text)),
      createdAt: instant,
    })
  )
)

describe('/api/stock-levels', {
  GET: { summary: 'List stock levels', list: stockLevelListing, answer: arrayOf(level) },
  POST: {
    summary: 'Set the reorder level of a material not yet in stock',
    body: createLevelValidator,
    answer: level,
    status: 201,
  },
  'GET /values': {
    summary: 'What the stock was worth on a day, by warehouse and category',
    query: { on: day },
    answer: arrayOf(
      named(
        'StockValue',
        object({
          warehouseId: id,
          ...each(['warehouseName', 'category', 'currency'], text),
          warehouseNameAr: nullable(text),
          ...each(['value', 'transitValue', 'total'], money),
        })
      )
    ),
  },
  'GET /:id/batches': {
    summary: 'List batches and serial numbers, first expired first',
    counted: true,
    answer: arrayOf(
      named(
        'StockBatch',
        object({ id, batchNo: text, expiresOn: nullable(day), expired: flag, onHand: decimal })
      )
    ),
  },
  'GET /issuable': {
    summary: 'What a warehouse can hand out of a material, first expired first out',
    query: { warehouseId: id, materialId: id, projectId: id },
    answer: named(
      'IssuableStock',
      object({
        unit: text,
        tracking: values(TRACKINGS),
        ...each(['onHand', 'held', 'reserved', 'available'], decimal),
        factors: arrayOf(object({ unit: text, factor: decimal })),
        batches: arrayOf(object({ batchNo: text, expiresOn: nullable(day), available: decimal })),
      })
    ),
  },
  'GET /:id/statuses': {
    summary: 'List held goods and the changes of status',
    answer: named(
      'StockStatuses',
      object({
        holds: arrayOf(
          object({
            id,
            status: values(STOCK_STATUSES),
            batchNo: nullable(text),
            quantity: decimal,
          })
        ),
        changes: arrayOf(
          object({
            id,
            ...each(['from', 'to'], text),
            ...each(['batchNo', 'reason', 'createdByName'], nullable(text)),
            movementId: nullable(id),
            quantity: decimal,
            createdAt: instant,
          })
        ),
      })
    ),
  },
  'POST /:id/statuses': {
    summary: 'Hold goods, or give held goods another status',
    body: statusChangeValidator,
    answer: level,
  },
  'GET /:id/reservations': { summary: 'List reservations', answer: reservations },
  'POST /:id/reservations': {
    summary: 'Reserve goods for a project',
    body: reservationValidator,
    answer: reservations,
    status: 201,
  },
  'POST /:id/reservations/:reservationId/release': {
    summary: 'Release what is left of a reservation',
    body: releaseValidator,
    answer: reservations,
  },
  'GET /:id': { summary: 'Get a stock level', answer: level },
  'PATCH /:id': {
    summary: 'Update bin, reorder level and reorder quantity',
    body: updateLevelValidator,
    versioned: true,
    answer: level,
  },
  'GET /:id/ledger': {
    summary: 'List the ledger entries, newest first',
    query: { before: { type: 'integer' } },
    counted: true,
    answer: arrayOf(
      named(
        'StockLedgerEntry',
        object({
          ...each(['id', 'movementId'], id),
          ...each(['number', 'type', 'place'], text),
          postedOn: day,
          ...each(['projectName', 'batchNo'], nullable(text)),
          ...each(['quantity', 'balance'], decimal),
          ...each(['value', 'balanceValue'], money),
        })
      )
    ),
  },
})
