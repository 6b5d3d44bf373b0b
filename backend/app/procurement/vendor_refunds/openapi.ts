import { bankAccountView } from '#core/bank_accounts/shown_account'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  id,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
} from '#core/openapi/schema'
import { reasonValidator } from '#core/validation/decisions'
import { createRefundValidator } from './validator.js'

const refunds = named(
  'VendorRefunds',
  object({
    // of bills that were credited after they were paid
    // the tax comes back from the authority, received from the vendor
    owed: arrayOf(
      object({ currency: text, ...each(['amount', 'withholdingTax', 'received'], money) })
    ),
    refunds: arrayOf(
      object({
        id,
        ...each(['number', 'currency', 'reference'], text),
        status: oneOf(['posted', 'cancelled']),
        // settled of its bills, and what of it came to the bank
        ...each(['amount', 'received'], money),
        receivedOn: day,
        bankAccount: bankAccountView,
        cancelledOn: nullable(day),
        ...each(['note', 'cancelReason', 'createdByName', 'cancelledByName'], nullable(text)),
        can: can('cancel'),
      })
    ),
    can: can('record'),
  })
)

describe('/api/vendors', {
  'GET /:id/refunds': { summary: 'List what a vendor owes and has paid back', answer: refunds },
  'POST /:id/refunds': {
    summary: 'Record money that a vendor has paid back',
    body: createRefundValidator,
    answer: refunds,
    status: 201,
  },
  'POST /:id/refunds/:refundId/cancel': {
    summary: 'Cancel a refund of a vendor',
    body: reasonValidator,
    answer: refunds,
    failures: [409],
  },
})
