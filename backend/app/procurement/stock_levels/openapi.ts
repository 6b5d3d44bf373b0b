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
import { createLevelValidator, updateLevelValidator } from './validator.js'

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
    ...each(['onHand', 'inTransit', 'reorderLevel', 'reorderQuantity'], decimal),
    value: money,
    averageCost: nullable(decimal),
    updatedAt: instant,
    can: can('update'),
    allowedActions: arrayOf(text),
  })
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
