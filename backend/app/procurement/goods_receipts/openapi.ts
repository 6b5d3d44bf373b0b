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
          ...each(['accepted', 'rejected'], decimal),
        })
      ),
      photos: arrayOf(text),
      createdAt: instant,
      can: can('reverse', 'addPhoto'),
    })
  )
)

describe('/api/purchase-orders', {
  'GET /:id/receipts': { summary: 'The deliveries of an order', answer: receipts },
  'POST /:id/receipts': {
    summary: 'Book in a delivery',
    body: createReceiptValidator,
    versioned: true,
    answer: receipts,
    status: 201,
  },
  'POST /:id/receipts/:receiptId/reverse': {
    summary: 'Take a delivery back',
    body: reasonValidator,
    versioned: true,
    answer: receipts,
  },
  'POST /:id/receipts/:receiptId/photos': {
    summary: 'Keep a picture of a delivery',
    files: { file: 'required' },
    answer: receipts,
    status: 201,
  },
})
