import { historyEntry } from '#core/openapi/records'
import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, can, day, decimal, each, flag, id, instant, mapOf, money, named, nullable, object, oneOf, text, uuid, whole } from '#core/openapi/schema' // prettier-ignore
import { noBody } from '#core/validation/fields'
import { INVOICE_STATUSES, INVOICE_TYPES, RECEIPT_METHODS } from '#commercial/invoicing/types'
import { VAT_ON_RETENTION } from '#commercial/invoicing/certificate'
import { VAT_CATEGORIES } from '#core/money/vat'
import { contractListing, invoiceListing, receiptListing } from '#commercial/listings/invoicing'
import { allocateReceiptValidator, createContractValidator, createInvoiceValidator, createReceiptValidator, reverseReceiptValidator, statementValidator, updateInvoiceValidator } from '#commercial/validators/invoice' // prettier-ignore
import { statementReportValidator } from '#commercial/validators/reports'

const ACTIONS = ['update', 'delete', 'issue', 'credit', 'allocate'] as const
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
  ...each(['gross', 'retention', 'advanceRecovery', 'deductions', 'taxable', 'vat', 'total', 'payable', 'settled', 'balance'], money),
  createdAt: instant,
  can: can(...ACTIONS),
  allowedActions: arrayOf(oneOf(ACTIONS)),
} // prettier-ignore
const invoice = named('Invoice', object(row))
const party = mapOf(nullable(text))

const line = object({
  id,
  contractLineId: nullable(id),
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
})

const detail = named(
  'InvoiceDetail',
  object({
    ...row,
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
    qr: nullable(text),
    pdfUrl: nullable(text),
    vatBreakdown: arrayOf(
      object({ category: oneOf(VAT_CATEGORIES), rate: decimal, taxable: money, vat: money })
    ),
    lines: arrayOf(line),
    checks: arrayOf(object({ key: text, ok: flag, required: flag })),
    settlements: arrayOf(
      object({ id, kind: oneOf(['receipt', 'credit_note', 'invoice']), recordId: id, number: text, settledOn: day, amount: money }) // prettier-ignore
    ),
  })
)

describe('/api/invoices', {
  GET: { summary: 'Invoices, credit and debit notes', list: invoiceListing, answer: arrayOf(invoice) }, // prettier-ignore
  POST: { summary: 'Write a draft', body: createInvoiceValidator, answer: detail, status: 201 },
  'GET /lookup': {
    summary: 'Issued invoices for a choice',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(object({ id, label: text, contractId: nullable(id), currency: text })),
  },
  'GET /:id': { summary: 'An invoice with its lines and what settled it', answer: detail },
  'PATCH /:id': {
    summary: 'Write a draft anew',
    body: updateInvoiceValidator,
    versioned: true,
    answer: detail,
    failures: [409],
  },
  'DELETE /:id': { summary: 'Delete a draft', versioned: true, failures: [409] },
  'POST /:id/issue': {
    summary: 'Give a draft its number and QR code; it never changes again',
    body: noBody,
    versioned: true,
    answer: detail,
    failures: [409],
  },
  'POST /:id/allocations': {
    summary: 'Set what a credit note has left against other invoices of its client',
    body: allocateReceiptValidator,
    versioned: true,
    answer: detail,
    failures: [409],
  },
  'GET /:id/history': {
    summary: 'What happened to an invoice, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
})

const contract = named(
  'Contract',
  object({
    id,
    version: whole,
    number: text,
    title: text,
    titleAr: nullable(text),
    clientId: nullable(id),
    clientName: text,
    projectId: nullable(id),
    reference: nullable(text),
    currency: text,
    vatOnRetention: oneOf(VAT_ON_RETENTION),
    paymentDays: whole,
    signedOn: nullable(day),
    value: money,
    vatRate: decimal,
    retention: decimal,
    retentionCap: nullable(decimal),
    advanceRecovery: decimal,
    createdAt: instant,
    ledger: nullable(object({ held: money, advanceOpen: money, certified: money })),
    lines: arrayOf(
      object({ id, description: text, descriptionAr: nullable(text), unit: nullable(text), quantity: decimal, unitRate: decimal, total: money, certifiedQuantity: decimal, certified: money }) // prettier-ignore
    ),
    can: can('update', 'delete', 'invoice'),
    allowedActions: arrayOf(oneOf(['update', 'delete', 'invoice'])),
  })
)

describe('/api/contracts', {
  GET: { summary: 'Contracts with clients', list: contractListing, answer: arrayOf(contract) },
  POST: { summary: 'File a contract', body: createContractValidator, answer: contract, status: 201 }, // prettier-ignore
  'GET /lookup': {
    summary: 'Contracts for a choice',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(object({ id, label: text, clientId: nullable(id), currency: text })),
  },
  'GET /:id': { summary: 'A contract with its lines and ledgers', answer: contract },
  'PATCH /:id': {
    summary: 'Write a contract anew, while nothing is invoiced under it',
    body: createContractValidator,
    versioned: true,
    answer: contract,
    failures: [409],
  },
  'DELETE /:id': {
    summary: 'Delete a contract without invoices',
    versioned: true,
    failures: [409],
  },
})

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

describe('/api/clients', {
  'GET /:id/statement': {
    summary: 'The account of a client: opening, documents, closing',
    query: statementValidator,
    answer: object({
      clientId: id,
      clientName: text,
      currency: text,
      opening: money,
      rows: arrayOf(
        object({ kind: oneOf(['invoice', 'credit_note', 'receipt', 'receipt_reversal']), id, number: text, on: day, amount: money, balance: money }) // prettier-ignore
      ),
      closing: money,
    }),
  },
  'POST /:id/statement/exports': {
    summary: 'Write the account of a client into a file, as a job',
    body: statementReportValidator,
    answer: job,
    status: 202,
  },
})
