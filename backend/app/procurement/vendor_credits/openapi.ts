import { approval } from '#core/approvals/openapi'
import { frozenRateFields } from '#core/exchange_rates/frozen_rate'
import { historyEntry, job } from '#core/openapi/records'
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
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { VAT_CATEGORIES } from '#engines/money/vat'
import { CHARGE_KINDS } from '#procurement/enums/bill_charges'
import { VENDOR_CREDIT_KINDS, VENDOR_CREDIT_STATUSES } from '#procurement/enums/vendor_credits'
import { printLanguageValidator } from '#procurement/purchase_orders/validator'
import { vatShare } from '#procurement/shared/openapi_vat'
import { vendorCreditListing } from './listing.js'
import { vendorCreditStates } from './states.js'
import { createCreditNoteValidator, createReturnValidator } from './validator.js'

const fields = {
  ...each(['id', 'purchaseOrderId', 'vendorId'], id),
  version: whole,
  ...each(['number', 'orderNumber', 'vendorName', 'reason', 'currency'], text),
  kind: oneOf(VENDOR_CREDIT_KINDS),
  status: oneOf(VENDOR_CREDIT_STATUSES),
  ...each(['vendorNumber', 'rejectionReason', 'createdByName'], nullable(text)),
  creditedOn: day,
  replaced: flag,
  // `credited`: what of it was taken off bills
  ...each(['subtotal', 'vat', 'total', 'credited'], money),
  createdAt: instant,
  can: can(...vendorCreditStates.actions),
}

const row = named('VendorCreditRow', object(fields))
const credit = named(
  'VendorCredit',
  object({
    ...fields,
    ...each(['goodsReceiptId', 'purchaseBillId', 'movementId'], nullable(id)),
    ...each(['receiptNumber', 'billNumber'], nullable(text)),
    ...frozenRateFields,
    vatBreakdown: arrayOf(vatShare),
    lines: arrayOf(
      object({
        id,
        description: text,
        ...each(['descriptionAr', 'unit'], nullable(text)),
        ...each(['quantity', 'vatRate'], decimal),
        net: money,
        vatCategory: oneOf(VAT_CATEGORIES),
      })
    ),
    charges: arrayOf(
      object({
        ...{ id, kind: oneOf(CHARGE_KINDS), description: nullable(text) },
        ...{ net: money, vatCategory: oneOf(VAT_CATEGORIES), vatRate: decimal },
      })
    ),
    approval: nullable(approval),
  })
)

const prints = arrayOf(
  named(
    'VendorCreditPrint',
    object({
      ...{ id, originalFilename: text, mime: text, url: text, uploadedAt: instant },
      uploadedByName: nullable(text),
    })
  )
)

const change = (summary: string) => ({ summary, versioned: true as const, answer: credit })

describe('/api/purchase-orders', {
  'POST /:id/returns': {
    ...change('Return goods of a delivery to the vendor'),
    body: createReturnValidator,
    status: 201,
  },
  'POST /:id/bills/:billId/credit-notes': {
    ...change('Record a credit note of the vendor on a bill'),
    body: createCreditNoteValidator,
    status: 201,
  },
})

describe('/api/vendor-credits', {
  GET: {
    summary: 'List returns to vendors and their credit notes',
    list: vendorCreditListing,
    answer: arrayOf(row),
  },
  'GET /:id': { summary: 'Get a return or credit note with its approval', answer: credit },
  'GET /:id/history': {
    summary: 'List the changes of a return or credit note, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'GET /:id/prints': { summary: 'List the PDFs of a debit note', answer: prints },
  'POST /:id/prints': {
    summary: 'Print a debit note as PDF, as a job',
    body: printLanguageValidator,
    answer: job,
    status: 202,
  },
  'POST /:id/approve': { ...change('Approve the open step'), body: commentValidator },
  'POST /:id/reject': { ...change('Reject a return or credit note'), body: reasonValidator },
  'POST /:id/cancel': { ...change('Withdraw a return or credit note'), body: reasonValidator },
})
