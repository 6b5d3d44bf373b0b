import { describe } from '#core/openapi/registry'
import { detail as invoiceDetail } from '#commercial/invoices/openapi'
import { receipt } from '#commercial/receipts/openapi'
import { createRefundValidator } from '#commercial/refunds/validator'

describe('/api/invoices', {
  'POST /:id/refunds': {
    summary: 'Pay back what a credit note has left',
    body: createRefundValidator,
    versioned: true,
    answer: invoiceDetail,
    failures: [409],
  },
})

describe('/api/receipts', {
  'POST /:id/refunds': {
    summary: 'Pay back what a receipt has left',
    body: createRefundValidator,
    versioned: true,
    answer: receipt,
    failures: [409],
  },
})
