import { approval } from '#core/approvals/openapi'
import { frozenRateFields } from '#core/exchange_rates/frozen_rate'
import { historyEntry } from '#core/openapi/records'
import { bankAccountView } from '#core/bank_accounts/shown_account'
import { chequeView } from '#core/cheques/cheque_register'
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
import { VENDOR_ADVANCE_STATUSES } from '#procurement/enums/vendor_advances'
import { vendorAdvanceListing } from './listing.js'
import { ADVANCE_DUTIES } from './payers.js'
import { vendorAdvanceStates } from './states.js'
import {
  createAdvanceValidator,
  extendGuaranteeValidator,
  payAdvanceValidator,
} from './validator.js'

const fields = {
  ...each(['id', 'purchaseOrderId', 'vendorId'], id),
  version: whole,
  ...each(['number', 'orderNumber', 'vendorName', 'currency'], text),
  status: oneOf(VENDOR_ADVANCE_STATUSES),
  ...each(['note', 'rejectionReason', 'createdByName', 'paidByName'], nullable(text)),
  ...each(['reference', 'guaranteeNumber', 'guaranteeBank'], nullable(text)),
  ...each(['paidOn', 'guaranteeExpiresOn'], nullable(day)),
  guaranteeAmount: nullable(money),
  recovery: decimal,
  // the tax: of one that is not paid yet, what it would be today
  ...each(['amount', 'recovered', 'left', 'withholdingTax', 'net', 'borneTax'], money),
  taxBorne: flag,
  withholdingKind: nullable(object({ id, code: text, name: text, nameAr: text })),
  withholdingNote: nullable(text),
  ...{ bankAccount: bankAccountView, cheque: chequeView },
  createdAt: instant,
  can: can(...vendorAdvanceStates.actions),
  // what the viewer did, so that someone else has to pay it
  withheld: nullable(oneOf(ADVANCE_DUTIES)),
}

const row = named('VendorAdvanceRow', object(fields))
const advance = named(
  'VendorAdvance',
  object({
    ...fields,
    ...frozenRateFields,
    recoveries: arrayOf(
      object({
        ...each(['id', 'billId'], id),
        billNumber: text,
        billedOn: day,
        ...each(['amount', 'restored'], money),
      })
    ),
    approval: nullable(approval),
  })
)
const ledger = named(
  'OrderAdvances',
  object({
    ...each(['paid', 'recovered', 'left'], money),
    // null where the payment plan of the order agrees no advance
    ...each(['planned', 'toRequest'], nullable(money)),
    advances: arrayOf(row),
  })
)

const change = (summary: string) => ({ summary, versioned: true as const, answer: advance })

describe('/api/purchase-orders', {
  'GET /:id/advances': {
    summary: 'List the advances of an order: paid, recovered and left',
    answer: ledger,
  },
  'POST /:id/advances': {
    ...change('Request an advance on an order'),
    body: createAdvanceValidator,
    status: 201,
  },
})

describe('/api/vendor-advances', {
  GET: { summary: 'List advances to vendors', list: vendorAdvanceListing, answer: arrayOf(row) },
  'GET /:id': { summary: 'Get an advance with what bills recovered of it', answer: advance },
  'GET /:id/history': {
    summary: 'List the changes of an advance, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/approve': { ...change('Approve the open step'), body: commentValidator },
  'POST /:id/reject': { ...change('Reject an advance'), body: reasonValidator },
  'POST /:id/cancel': { ...change('Withdraw an advance that is not paid'), body: reasonValidator },
  'POST /:id/extend': {
    ...change('Note a later end of the guarantee'),
    body: extendGuaranteeValidator,
  },
  'POST /:id/pay': {
    ...change('Record that an advance was paid'),
    body: payAdvanceValidator,
    status: 201,
  },
})
