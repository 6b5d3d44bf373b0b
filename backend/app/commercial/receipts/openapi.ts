import { bankAccountView } from '#core/bank_accounts/shown_account'
import { chequeView } from '#core/cheques/cheque_register'
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
import { refundView } from '#commercial/shared/refunds_of'
import { receiptListing } from '#commercial/receipts/listing'
import {
  allocateReceiptValidator,
  createReceiptValidator,
  reverseReceiptValidator,
} from '#commercial/receipts/validator'

export const receipt = named(
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
    bankAccountId: nullable(id),
    // on its own page
    bankAccount: bankAccountView,
    cheque: chequeView,
    currency: text,
    amount: money,
    allocated: money,
    unallocated: money,
    refunded: money,
    refunds: arrayOf(refundView),
    notes: nullable(text),
    createdAt: instant,
    allocations: arrayOf(
      object({ id, invoiceId: id, number: text, settledOn: day, amount: money })
    ),
    reversedOn: nullable(day),
    reversalReason: nullable(text),
    can: can('allocate', 'reverse', 'refund'),
    allowedActions: arrayOf(oneOf(['allocate', 'reverse', 'refund'])),
  })
)

describe('/api/receipts', {
  GET: { summary: 'List receipts', list: receiptListing, answer: arrayOf(receipt) },
  POST: {
    summary: 'Record a receipt and allocate it to invoices; the rest stays unallocated',
    body: createReceiptValidator,
    answer: receipt,
    status: 201,
    failures: [409],
  },
  'GET /:id': { summary: 'Get a receipt', answer: receipt },
  'POST /:id/allocations': {
    summary: 'Allocate the remainder of a receipt',
    body: allocateReceiptValidator,
    versioned: true,
    answer: receipt,
    failures: [409],
  },
  'POST /:id/reverse': {
    summary: 'Reverse a receipt: its invoices become open again',
    body: reverseReceiptValidator,
    versioned: true,
    answer: receipt,
    failures: [409],
  },
})

describe('/api/invoices', {
  'POST /:id/allocations': {
    summary: 'Allocate a credit note to other invoices of its client',
    body: allocateReceiptValidator,
    versioned: true,
    answer: invoiceDetail,
    failures: [409],
  },
})
