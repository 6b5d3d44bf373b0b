import { frozenRateFields } from '#core/exchange_rates/frozen_rate'
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
import { VAT_CATEGORIES } from '#engines/money/vat'
import { instalmentFields } from '#procurement/bill_instalments/present_instalments'
import { vatShare } from '#procurement/shared/openapi_vat'
import { ORDER_DUTIES } from '#procurement/purchase_orders/duties'
import { PAYMENT_KINDS } from '#procurement/purchase_orders/retention'
import { CHARGE_KINDS } from '#procurement/enums/bill_charges'
import { MATCHES } from './match.js'
import { billListing } from './listing.js'
import { createPaymentValidator, paymentQuery } from './payment_validator.js'
import { createBillValidator, createInvoiceValidator } from './bill_validator.js'
import { reasonValidator } from '#core/validation/decisions'

const withholdingKind = nullable(object({ id, code: text, name: text, nameAr: text }))

const shownBill = {
  id,
  version: whole,
  ...each(['purchaseOrderId', 'vendorId'], id),
  ...each(['vendorNumber', 'currency'], text),
  billedOn: day,
  dueOn: nullable(day),
  status: oneOf(['matched', 'blocked', 'released', 'cancelled']),
  ...each(
    ['releaseReason', 'note', 'withholdingNote', 'createdByName', 'releasedByName'],
    nullable(text)
  ),
  createdBy: nullable(id),
  // the firm bears the withholding tax
  taxBorne: flag,
  ...each(['subtotal', 'vat', 'total', 'credited', 'advance', 'paid', 'open'], money),
  discountTaken: money,
  ...instalmentFields,
  ...each(['chargesOver', 'printedOver', 'retention', 'held'], money),
  printedTotal: nullable(money),
  charges: arrayOf(
    object({
      id,
      kind: oneOf(CHARGE_KINDS),
      description: nullable(text),
      match: oneOf(['matched', 'charge_over', 'vat_variance']),
      vatCategory: oneOf(VAT_CATEGORIES),
      vatRate: decimal,
      ...each(['net', 'creditedNet'], money),
      withholdingKind,
    })
  ),
  // what the same invoice asks on other orders
  parts: arrayOf(object({ id, orderNumber: text, total: money })),
  retentionPct: decimal,
  alike: arrayOf(text),
  vatBreakdown: arrayOf(vatShare),
  ...frozenRateFields,
  payments: arrayOf(
    object({
      id,
      kind: oneOf([...PAYMENT_KINDS, 'refund']),
      paidOn: day,
      // settled of the bill, withheld of it, what the bank has paid, and the tax that the firm bears beside it
      ...each(['amount', 'discount', 'withholdingTax', 'net', 'borneTax'], money),
      ...each(['reference', 'note', 'createdByName'], nullable(text)),
      bankAccount: bankAccountView,
      cheque: chequeView,
    })
  ),
  releasedAt: nullable(instant),
  createdAt: instant,
  lines: arrayOf(
    object({
      ...each(['id', 'orderLineId'], id),
      description: text,
      ...each(['descriptionAr', 'unit'], nullable(text)),
      match: oneOf(MATCHES),
      ...each(['quantity', 'unitPrice', 'vatRate', 'over', 'priceVariance'], decimal),
      vatCategory: oneOf(VAT_CATEGORIES),
      ...each(['net', 'priceOver', 'creditedNet'], money),
      credited: decimal,
      withholdingKind,
    })
  ),
  can: can('release', 'cancel', 'pay', 'releaseRetention', 'credit'),
  // what the viewer did, so that someone else has to release or pay it
  withheld: nullable(oneOf(['recorded', ...ORDER_DUTIES])),
}

const bills = arrayOf(named('OrderBill', object(shownBill)))

const listedBill = named(
  'VendorBill',
  object({
    ...each(['id', 'purchaseOrderId', 'vendorId'], id),
    version: whole,
    ...each(['orderNumber', 'vendorName', 'vendorNumber', 'currency'], text),
    projectName: nullable(text),
    billedOn: day,
    dueOn: nullable(day),
    status: shownBill.status,
    ...each(['total', 'paid', 'open', 'held'], money),
    // open instalments past due only
    ...{ overdue: flag, overdueAmount: money },
  })
)

const billDetail = named(
  'VendorBillDetail',
  object({
    ...shownBill,
    order: object({ id, ...each(['number', 'vendorName'], text), projectName: nullable(text) }),
    retentionDueOn: nullable(day),
  })
)

const billableOrder = named(
  'BillableOrder',
  object({
    id,
    version: whole,
    vendorId: id,
    ...each(['number', 'vendorName', 'currency'], text),
    lines: arrayOf(
      object({
        id,
        description: text,
        ...each(['descriptionAr', 'unit'], nullable(text)),
        ...each(['quantity', 'accepted', 'billed'], decimal),
        vatCategory: oneOf(VAT_CATEGORIES),
      })
    ),
  })
)

describe('/api/bills', {
  GET: { summary: 'List vendor bills', list: billListing, answer: arrayOf(listedBill) },
  'GET /orders': {
    summary: 'Look up orders that can be billed',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(object({ id, label: text })),
  },
  'GET /orders/:id': {
    summary: 'Get the quantities and prices that a bill of an order is matched against',
    answer: billableOrder,
  },
  'GET /:id': { summary: 'Get a vendor bill', answer: billDetail },
  'GET /:id/withholding': {
    summary: 'Get what a payment of a bill would withhold',
    query: paymentQuery,
    answer: named(
      'PaymentWithholding',
      object({
        parts: arrayOf(
          object({
            kind: object({ id, code: text, name: text, nameAr: text }),
            ...{ rate: decimal, ...each(['subject', 'tax'], money) },
          })
        ),
        // taken off it, what is left for the bank, and what the firm bears beside it
        ...each(['withholdingTax', 'net', 'borneTax'], money),
        taxBorne: flag,
      })
    ),
  },
  POST: {
    summary: 'Record an invoice of a vendor for several orders',
    body: createInvoiceValidator,
    answer: billDetail,
    status: 201,
  },
})

// bills of an order
describe('/api/purchase-orders', {
  'GET /:id/bills': { summary: 'List the bills of an order', answer: bills },
  'POST /:id/bills': {
    summary: 'Record a vendor bill',
    body: createBillValidator,
    versioned: true,
    answer: bills,
    status: 201,
  },
  'POST /:id/bills/:billId/pay': {
    summary: 'Record a payment of a bill, or of its retention',
    body: createPaymentValidator,
    versioned: true,
    answer: bills,
    status: 201,
  },
  'POST /:id/bills/:billId/release': {
    summary: 'Release a blocked bill for payment',
    body: reasonValidator,
    versioned: true,
    answer: bills,
  },
  'POST /:id/bills/:billId/cancel': {
    summary: 'Cancel a bill',
    body: reasonValidator,
    versioned: true,
    answer: bills,
  },
})
