import { approval } from '#core/approvals/openapi'
import { historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, can, day, decimal, each, flag, id, instant, money, named, nullable, object, oneOf, text, whole } from '#core/openapi/schema' // prettier-ignore
import { MATERIAL_KINDS, MOVEMENT_STATUSES, MOVEMENT_TYPES, TRACKINGS, VALUATIONS } from '#procurement/enums/stock' // prettier-ignore
import { materialListing } from '#procurement/listings/material_listing'
import { stockLevelListing } from '#procurement/listings/stock_level_listing'
import { stockMovementListing } from '#procurement/listings/stock_movement_listing'
import { warehouseListing } from '#procurement/listings/warehouse_listing'
import { MOVEMENT_ACTIONS } from '#procurement/movements/movement_life'
import { createMaterialValidator, updateMaterialValidator } from '#procurement/validators/material'
import { commentValidator, noBodyValidator, reasonValidator } from '#procurement/validators/purchase_order' // prettier-ignore
import { createLevelValidator, updateLevelValidator } from '#procurement/validators/stock_level'
import { closingValidator, countsValidator, createMovementValidator, transferReceiptValidator } from '#procurement/validators/stock_movement' // prettier-ignore
import { createWarehouseValidator, updateWarehouseValidator } from '#procurement/validators/warehouse' // prettier-ignore

const values = (choices: readonly { value: string }[]) => oneOf(choices.map(({ value }) => value))
const stamps = { createdAt: instant, updatedAt: instant }
const kept = { can: can('update', 'delete'), allowedActions: arrayOf(text) }

const material = named(
  'Material',
  object({
    id,
    version: whole,
    ...each(['code', 'name', 'category', 'unit'], text),
    ...each(['nameAr', 'brand', 'specification', 'barcode', 'hsCode'], nullable(text)),
    kind: values(MATERIAL_KINDS),
    tracking: values(TRACKINGS),
    valuation: values(VALUATIONS),
    shelfLifeDays: nullable(whole),
    active: flag,
    createdBy: nullable(id),
    lastPrice: nullable(decimal),
    units: arrayOf(object({ unit: text, factor: decimal })),
    ...stamps,
    ...kept,
  })
)

const history = {
  summary: 'What happened to it, newest first',
  counted: true,
  answer: arrayOf(historyEntry),
} as const

describe('/api/materials', {
  GET: { summary: 'The materials', list: materialListing, answer: arrayOf(material) },
  POST: {
    summary: 'Add a material',
    body: createMaterialValidator,
    answer: material,
    status: 201,
  },
  'GET /lookup': {
    summary: 'Materials for a choice',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(
      named(
        'MaterialOption',
        object({
          id,
          ...each(['label', 'name', 'unit'], text),
          nameAr: nullable(text),
          units: arrayOf(text),
          tracking: values(TRACKINGS),
          lastPrice: nullable(decimal),
        })
      )
    ),
  },
  'GET /:id': { summary: 'A material', answer: material },
  'PATCH /:id': {
    summary: 'Change a material',
    body: updateMaterialValidator,
    versioned: true,
    answer: material,
  },
  'DELETE /:id': { summary: 'Delete a material nobody has used', versioned: true },
  'GET /:id/history': history,
})

const warehouse = named(
  'Warehouse',
  object({
    id,
    version: whole,
    ...each(['code', 'name'], text),
    ...each(['nameAr', 'location'], nullable(text)),
    projectId: nullable(id),
    active: flag,
    createdBy: nullable(id),
    bins: arrayOf(text),
    ...stamps,
    ...kept,
  })
)

describe('/api/warehouses', {
  GET: { summary: 'The stores', list: warehouseListing, answer: arrayOf(warehouse) },
  POST: {
    summary: 'Add a store',
    body: createWarehouseValidator,
    answer: warehouse,
    status: 201,
  },
  'GET /lookup': {
    summary: 'Open stores for a choice',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(named('WarehouseOption', object({ id, label: text, nameAr: nullable(text) }))),
  },
  'GET /:id': { summary: 'A store', answer: warehouse },
  'PATCH /:id': {
    summary: 'Change a store',
    body: updateWarehouseValidator,
    versioned: true,
    answer: warehouse,
  },
  'DELETE /:id': { summary: 'Delete a store that was never used', versioned: true },
})

const level = named(
  'StockLevel',
  object({
    id,
    version: whole,
    materialId: id,
    warehouseId: id,
    ...each(['materialCode', 'materialName', 'category', 'unit', 'warehouseName', 'currency'], text), // prettier-ignore
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
  GET: { summary: 'What the stores hold', list: stockLevelListing, answer: arrayOf(level) },
  POST: {
    summary: 'Say when a store orders a material it never held',
    body: createLevelValidator,
    answer: level,
    status: 201,
  },
  'GET /:id': { summary: 'What one store holds of a material', answer: level },
  'PATCH /:id': {
    summary: 'Change bin, reorder level and reorder quantity',
    body: updateLevelValidator,
    versioned: true,
    answer: level,
  },
  'GET /:id/ledger': {
    summary: 'What came and went, newest first',
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

const shown = {
  id,
  version: whole,
  number: text,
  type: values(MOVEMENT_TYPES),
  status: values(MOVEMENT_STATUSES),
  movedOn: day,
  warehouseId: id,
  warehouseName: text,
  ...each(['toWarehouseId', 'projectId', 'sourceId', 'reversalOfId', 'createdBy'], nullable(id)),
  ...each(['warehouseNameAr', 'toWarehouseName', 'toWarehouseNameAr', 'projectName', 'reason', 'handedTo', 'sourceType', 'sourceNumber', 'rejectionReason'], nullable(text)), // prettier-ignore
  ...each(['createdByName', 'postedByName', 'receivedByName'], nullable(text)),
  value: money,
  currency: text,
  ...each(['postedAt', 'receivedAt'], nullable(instant)),
  ...stamps,
  can: can(...MOVEMENT_ACTIONS),
  allowedActions: arrayOf(oneOf([...MOVEMENT_ACTIONS])),
}
const movement = named('StockMovement', object(shown))

const movementDetail = named(
  'StockMovementDetail',
  object({
    ...shown,
    reversalOfNumber: nullable(text),
    approval: nullable(approval),
    lines: arrayOf(
      named(
        'StockMovementLine',
        object({
          id,
          position: whole,
          materialId: id,
          ...each(['materialCode', 'materialName', 'unit', 'baseUnit'], text),
          ...each(['materialNameAr', 'batchNo', 'note'], nullable(text)),
          expiresOn: nullable(day),
          ...each(['entered', 'quantity'], decimal),
          ...each(['unitCost', 'received', 'expected', 'counted'], nullable(decimal)),
          value: money,
        })
      )
    ),
  })
)

const change = (summary: string) => ({ summary, versioned: true, answer: movementDetail }) as const

describe('/api/stock-movements', {
  GET: { summary: 'The movements', list: stockMovementListing, answer: arrayOf(movement) },
  POST: {
    summary: 'Receive, issue, return, transfer, adjust, write off or count',
    body: createMovementValidator,
    answer: movementDetail,
    status: 201,
  },
  'GET /:id': { summary: 'A movement', answer: movementDetail },
  'GET /:id/history': history,
  'POST /:id/receive': { ...change('Book in a transfer'), body: transferReceiptValidator },
  'POST /:id/counts': { ...change('Note what was counted'), body: countsValidator },
  'POST /:id/submit': { ...change('End a count'), body: noBodyValidator },
  'POST /:id/approve': { ...change('Agree and post'), body: commentValidator },
  'POST /:id/reject': { ...change('Refuse'), body: reasonValidator },
  'POST /:id/reverse': { ...change('Take a posted movement back'), body: reasonValidator },
})

const closing = named(
  'StockClosing',
  object({ id, closedThroughOn: day, note: nullable(text), createdByName: nullable(text) })
)

describe('/api/stock-closings', {
  GET: { summary: 'Closings of the books, newest first', answer: arrayOf(closing) },
  POST: {
    summary: 'Close the books up to a day',
    body: closingValidator,
    answer: closing,
    status: 201,
  },
})
