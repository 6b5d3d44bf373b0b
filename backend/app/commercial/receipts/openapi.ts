import { describe } from '#core/openapi/registry'
import { detail as invoiceDetail } from '#commercial/invoices/openapi'
import {
  arrayOf,
  can,
  day,
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
import { RECEIPT_METHODS } from '#commercial/shared/invoicing_types'
import { receiptListing } from '#commercial/receipts/listing'
import {
  allocateReceiptValidator,
  createReceiptValidator,
  reverseReceiptValidator,
} from '#commercial/receipts/validator'

const receipt = named(
  'Receipt',
  object({
    id,
    version: whole,
    number: text,
    clientId: nullable(id),
    clientName: text,
    receivedOn: day,
    method: oneOf(RECEIPT_METHODS),
    reference: nullable(text),
    currency: text,
    amount: money,
    allocated: money,
    unallocated: money,
    notes: nullable(text),
    createdAt: instant,
    allocations: arrayOf(
      object({ id, invoiceId: id, number: text, settledOn: day, amount: money })
    ),
    reversedOn: nullable(day),
    reversalReason: nullable(text),
    can: can('allocate', 'reverse'),
    allowedActions: arrayOf(oneOf(['allocate', 'reverse'])),
  })
)

describe('/api/receipts', {
  GET: { summary: 'Money that came in', list: receiptListing, answer: arrayOf(receipt) },
  POST: {
    summary: 'Book money over several invoices; what is over stays as an advance',
    body: createReceiptValidator,
    answer: receipt,
    status: 201,
    failures: [409],
  },
  'GET /:id': { summary: 'A receipt', answer: receipt },
  'POST /:id/allocations': {
    summary: 'Spread what is left over more invoices',
    body: allocateReceiptValidator,
    versioned: true,
    answer: receipt,
    failures: [409],
  },
  'POST /:id/reverse': {
    summary: 'Take a receipt back: its invoices are owed again',
    body: reverseReceiptValidator,
    versioned: true,
    answer: receipt,
    failures: [409],
  },
})

describe('/api/invoices', {
  'POST /:id/allocations': {
    summary: 'Set what a credit note has left against other invoices of its client',
    body: allocateReceiptValidator,
    versioned: true,
    answer: invoiceDetail,
    failures: [409],
  },
})
