import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { goodsReceiptListing } from './listing.js'
import { createReceiptValidator } from './validator.js'
import { reasonValidator } from '#core/validation/decisions'

const receipts = arrayOf(
  named(
    'GoodsReceipt',
    object({
      id,
      version: whole,
      number: text,
      purchaseOrderId: id,
      receivedOn: day,
      ...each(['deliveryNoteNo', 'note', 'createdByName'], nullable(text)),
      ...each(['warehouseId', 'movementId', 'createdBy'], nullable(id)),
      status: oneOf(['posted', 'reversed']),
      lines: arrayOf(
        object({
          ...each(['id', 'orderLineId'], id),
          ...each(['batchNo', 'rejectionReason'], nullable(text)),
          ...each(['accepted', 'waiting', 'rejected', 'returned'], decimal),
        })
      ),
      photos: arrayOf(text),
      createdAt: instant,
      can: can('reverse', 'addPhoto'),
    })
  )
)

describe('/api/procurement-projects', {
  'GET /:id/receipts': {
    summary: 'List the goods receipts of a project',
    list: goodsReceiptListing,
    answer: arrayOf(
      named(
        'ProjectReceipt',
        object({
          ...{ id, number: text, purchaseOrderId: id, orderNumber: text, receivedOn: day },
          deliveryNoteNo: nullable(text),
          status: oneOf(['posted', 'reversed']),
        })
      )
    ),
  },
})

describe('/api/purchase-orders', {
  'GET /:id/receipts': { summary: 'List the goods receipts of an order', answer: receipts },
  'POST /:id/receipts': {
    summary: 'Create a goods receipt',
    body: createReceiptValidator,
    versioned: true,
    answer: receipts,
    status: 201,
  },
  'POST /:id/receipts/:receiptId/reverse': {
    summary: 'Reverse a goods receipt',
    body: reasonValidator,
    versioned: true,
    answer: receipts,
  },
  'POST /:id/receipts/:receiptId/photos': {
    summary: 'Add a photo to a goods receipt',
    files: { file: 'required' },
    answer: receipts,
    status: 201,
  },
})
