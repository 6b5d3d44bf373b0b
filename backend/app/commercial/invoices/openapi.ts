import { approval } from '#core/approvals/openapi'
import { frozenRateFields } from '#core/exchange_rates/frozen_rate'
import { historyEntry } from '#core/openapi/records'
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
  uuid,
  whole,
} from '#core/openapi/schema'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { noBody } from '#core/validation/fields'
import { INVOICE_STATUSES, INVOICE_TYPES } from '#commercial/shared/invoicing_types'
import { VAT_CATEGORIES } from '#engines/money/vat'
import { invoiceListing } from '#commercial/invoices/listing'
import {
  buyerValidator,
  createInvoiceValidator,
  updateInvoiceValidator,
} from '#commercial/invoices/validator'
import { refundView } from '#commercial/shared/refunds_of'
import { dunningPauseView } from '#commercial/shared/dunning_pause_of'
import { party } from '#commercial/shared/openapi_parts'

const ACTIONS = ['update', 'delete', 'issue', 'credit', 'allocate', 'refund', 'writeOff'] as const

const row = {
  id,
  version: whole,
  type: oneOf(INVOICE_TYPES),
  status: oneOf(INVOICE_STATUSES),
  number: nullable(text),
  clientId: nullable(id),
  clientName: text,
  contractId: nullable(id),
  currency: text,
  issuedOn: nullable(day),
  dueOn: nullable(day),
  overdue: flag,
  ...each(
    [
      'gross',
      'retention',
      'advanceRecovery',
      'deductions',
      'taxable',
      'vat',
      'total',
      'payable',
      'settled',
      'balance',
    ],
    money
  ),
  createdAt: instant,
  can: can(...ACTIONS),
  allowedActions: arrayOf(oneOf(ACTIONS)),
}

const invoice = named('Invoice', object(row))

const line = object({
  id,
  contractLineId: nullable(id),
  originalLineId: nullable(id),
  description: text,
  descriptionAr: nullable(text),
  unit: nullable(text),
  quantity: decimal,
  unitPrice: decimal,
  previousQuantity: decimal,
  previousAmount: money,
  discount: money,
  vatCategory: oneOf(VAT_CATEGORIES),
  vatRate: decimal,
  exemptionReason: nullable(text),
  net: money,
  vat: money,
  /** Of an issued invoice: what credit notes have left. */
  left: nullable(object({ quantity: decimal, amount: money })),
})

export const detail = named(
  'InvoiceDetail',
  object({
    ...row,
    companyId: nullable(id),
    uuid,
    buyer: party,
    seller: nullable(party),
    contract: nullable(object({ id, number: text, title: text })),
    original: nullable(object({ id, number: nullable(text) })),
    certificateNo: nullable(whole),
    periodFromOn: nullable(day),
    periodToOn: nullable(day),
    suppliedOn: nullable(day),
    issuedAt: nullable(instant),
    paymentDays: whole,
    deductionReason: nullable(text),
    reason: nullable(text),
    notes: nullable(text),
    orderNumber: nullable(text),
    simplified: flag,
    ...frozenRateFields,
    baseVat: nullable(money),
    qr: nullable(text),
    pdfUrl: nullable(text),
    vatBreakdown: arrayOf(
      object({ category: oneOf(VAT_CATEGORIES), rate: decimal, taxable: money, vat: money })
    ),
    lines: arrayOf(line),
    refunds: arrayOf(refundView),
    dunningPause: nullable(dunningPauseView),
    /** Of a draft that takes the advances of its contract above its value. */
    highAdvance: nullable(
      object({
        advanced: money,
        contractValue: money,
        above: money,
        agreed: flag,
        approval: nullable(approval),
        can: can('request', 'approve', 'reject'),
      })
    ),
    checks: arrayOf(object({ key: text, ok: flag, required: flag })),
    settlements: arrayOf(
      object({
        id,
        kind: oneOf(['receipt', 'credit_note', 'invoice', 'write_off']),
        recordId: id,
        number: text,
        settledOn: day,
        amount: money,
      })
    ),
  })
)

describe('/api/invoices', {
  GET: {
    summary: 'List invoices, credit notes and debit notes',
    list: invoiceListing,
    answer: arrayOf(invoice),
  },
  POST: { summary: 'Create a draft', body: createInvoiceValidator, answer: detail, status: 201 },
  'GET /lookup': {
    summary: 'Look up issued invoices',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(object({ id, label: text, contractId: nullable(id), currency: text })),
  },
  'GET /buyer': {
    summary: 'Get whom a new draft for a client is made out to unless it says otherwise',
    query: buyerValidator,
    answer: party,
  },
  'GET /:id': { summary: 'Get an invoice with its lines and settlements', answer: detail },
  'PATCH /:id': {
    summary: 'Replace a draft',
    body: updateInvoiceValidator,
    versioned: true,
    answer: detail,
    failures: [409],
  },
  'DELETE /:id': { summary: 'Delete a draft', versioned: true, failures: [409] },
  'POST /:id/issue': {
    summary: 'Issue a draft: it gets its number and QR code and can’t be changed',
    body: noBody,
    versioned: true,
    answer: detail,
    failures: [409],
  },
  'POST /:id/agreement': {
    summary: 'Ask for agreement to an advance above the contract value',
    body: reasonValidator,
    versioned: true,
    answer: detail,
    failures: [409],
  },
  'POST /:id/agreement/approve': {
    summary: 'Agree to an advance above the contract value',
    body: commentValidator,
    versioned: true,
    answer: detail,
    failures: [409],
  },
  'POST /:id/agreement/reject': {
    summary: 'Refuse an advance above the contract value',
    body: reasonValidator,
    versioned: true,
    answer: detail,
    failures: [409],
  },
  'GET /:id/history': {
    summary: 'List the changes of an invoice, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
})
