import { approval } from '#core/approvals/openapi'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
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
import {
  CHARGE_BASES,
  CHARGE_KINDS,
  MOVEMENT_STATUSES,
  MOVEMENT_TYPES,
  STOCK_STATUSES,
  TRACKINGS,
} from '#procurement/enums/stock'
import { APPROVAL_REASONS } from './judgement.js'
import { stockMovementListing } from './listing.js'
import { movementStates } from './states.js'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { noBody } from '#core/validation/fields'
import { countsValidator, createMovementValidator, transferReceiptValidator } from './validator.js'
import { values, stamps, history } from '#procurement/shared/openapi_parts'

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
  ...each(
    [
      'warehouseNameAr',
      'toWarehouseName',
      'toWarehouseNameAr',
      'projectName',
      'reason',
      'handedTo',
      'sourceType',
      'sourceNumber',
      'rejectionReason',
    ],
    nullable(text)
  ),
  ...each(['createdByName', 'postedByName', 'receivedByName'], nullable(text)),
  value: money,
  currency: text,
  /** Why it waits or waited for another person; empty where one was enough. */
  approvalReasons: arrayOf(oneOf([...APPROVAL_REASONS])),
  ...each(['postedAt', 'receivedAt'], nullable(instant)),
  ...stamps,
  can: can(...movementStates.actions),
  allowedActions: arrayOf(oneOf([...movementStates.actions])),
}

const movement = named('StockMovement', object(shown))

export const movementDetail = named(
  'StockMovementDetail',
  object({
    ...shown,
    reversalOfNumber: nullable(text),
    /** Of a change of cost: what charges were spread by, the charges, and where the change went. */
    basis: nullable(values(CHARGE_BASES)),
    charges: arrayOf(
      object({ kind: values(CHARGE_KINDS), description: nullable(text), amount: money })
    ),
    parts: arrayOf(object({ kind: text, projectName: nullable(text), value: money })),
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
          tracking: values(TRACKINGS),
          stockStatus: values(STOCK_STATUSES),
          ...each(['entered', 'quantity'], decimal),
          ...each(['unitCost', 'received', 'expected', 'moved', 'counted'], nullable(decimal)),
          value: money,
        })
      )
    ),
  })
)

const change = (summary: string) => ({ summary, versioned: true, answer: movementDetail }) as const

describe('/api/stock-movements', {
  GET: { summary: 'List stock movements', list: stockMovementListing, answer: arrayOf(movement) },
  POST: {
    summary: 'Create a stock movement: receive, issue, return, transfer, adjust, scrap or count',
    body: createMovementValidator,
    answer: movementDetail,
    status: 201,
  },
  'GET /:id': { summary: 'Get a stock movement', answer: movementDetail },
  'GET /:id/history': history,
  'POST /:id/receive': { ...change('Receive a transfer'), body: transferReceiptValidator },
  'POST /:id/counts': { ...change('Enter counted quantities'), body: countsValidator },
  'POST /:id/submit': { ...change('Finish a count'), body: noBody },
  'POST /:id/approve': { ...change('Approve and post'), body: commentValidator },
  'POST /:id/reject': { ...change('Reject'), body: reasonValidator },
  'POST /:id/reverse': { ...change('Reverse a posted movement'), body: reasonValidator },
})
