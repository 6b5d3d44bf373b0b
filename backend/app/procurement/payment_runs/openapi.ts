import { bankAccountView } from '#core/bank_accounts/shown_account'
import { approval } from '#core/approvals/openapi'
import { frozenRateFields } from '#core/exchange_rates/frozen_rate'
import { historyEntry, job } from '#core/openapi/records'
import { chequeView } from '#core/cheques/cheque_register'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
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
import { noBody } from '#core/validation/fields'
import { PAYMENT_RUN_STATUSES, UNPAYABLE } from '#procurement/enums/payment_runs'
import { RUN_DUTIES } from './duties.js'
import { paymentRunListing } from './listing.js'
import { ITEM_PROBLEMS } from './proposal/judge.js'
import { paymentRunStates } from './states.js'
import {
  createRunValidator,
  payRunValidator,
  printRunValidator,
  proposalValidator,
  updateRunValidator,
} from './validator.js'

const fields = {
  id,
  ...each(['version', 'itemCount', 'vendorCount'], whole),
  ...each(['number', 'currency'], text),
  status: oneOf(PAYMENT_RUN_STATUSES),
  ...each(['dueThroughOn', 'executeOn'], day),
  ...each(['nextRunOn', 'paidOn'], nullable(day)),
  // withheld of the total, and what the bank pays
  ...each(['total', 'discount', 'withholdingTax', 'net'], money),
  ...each(['note', 'rejectionReason', 'reference', 'createdByName', 'paidByName'], nullable(text)),
  createdAt: instant,
}

/** What is paid of a bill. */
const paid = {
  ...each(['billId', 'vendorId'], id),
  ...each(['billNumber', 'orderNumber'], text),
  dueOn: nullable(day),
  // of the bill when it was put into the run
  ...each(['open', 'amount', 'discount', 'withholdingTax'], money),
}

const row = named('PaymentRunRow', object(fields))
const run = named(
  'PaymentRun',
  object({
    ...fields,
    ...frozenRateFields,
    bankAccount: bankAccountView,
    vendors: arrayOf(
      object({
        vendorId: id,
        ...each(['vendorName', 'endToEndId'], text),
        ...each(['bankName', 'account'], nullable(text)),
        itemCount: whole,
        ...each(['amount', 'discount', 'withholdingTax', 'net'], money),
        // by cheque: once it is paid, with the cheque
        ...{ byCheque: flag, cheque: chequeView },
      })
    ),
    // of the net what the bank transfers, and what cheques are given for
    ...each(['transferred', 'inCheques'], money),
    // vendors that get one
    byCheque: arrayOf(id),
    // why a bill can no longer be paid so
    items: arrayOf(object({ ...paid, problem: nullable(oneOf(ITEM_PROBLEMS)) })),
    approval: nullable(approval),
    can: can(...paymentRunStates.actions),
    // what the viewer did, so that someone else takes the next step, and to which bill
    withheld: nullable(oneOf(RUN_DUTIES)),
    withheldBill: nullable(text),
  })
)

const proposed = {
  ...paid,
  vendorName: text,
  ...each(['account', 'runNumber'], nullable(text)),
  byCheque: flag,
}
const proposal = named(
  'PaymentProposal',
  object({
    currency: text,
    items: arrayOf(named('ProposedPayment', object(proposed))),
    leftOut: arrayOf(named('LeftOutPayment', object({ ...proposed, reason: oneOf(UNPAYABLE) }))),
    // more bills are due than one run pays
    more: flag,
  })
)

const prints = arrayOf(
  named(
    'PaymentRunPrint',
    object({
      ...{ id, originalFilename: text, mime: text, url: text, uploadedAt: instant },
      uploadedByName: nullable(text),
    })
  )
)

const change = (summary: string) => ({ summary, versioned: true as const, answer: run })

describe('/api/payment-runs', {
  GET: { summary: 'List payment runs', list: paymentRunListing, answer: arrayOf(row) },
  POST: {
    summary: 'Make a draft of a payment run',
    body: createRunValidator,
    answer: run,
    status: 201,
  },
  'GET /proposal': {
    summary: 'Get what a payment run would pay and what it would leave out',
    query: proposalValidator,
    answer: proposal,
  },
  'GET /:id': { summary: 'Get a payment run with its bills and vendors', answer: run },
  'PATCH /:id': { ...change('Change a draft of a payment run'), body: updateRunValidator },
  'GET /:id/history': {
    summary: 'List the changes of a payment run, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/submit': { ...change('Submit a payment run for approval'), body: noBody },
  'POST /:id/approve': { ...change('Approve the open step'), body: commentValidator },
  'POST /:id/reject': { ...change('Reject a payment run'), body: reasonValidator },
  'POST /:id/cancel': {
    ...change('Cancel a payment run that is not paid'),
    body: reasonValidator,
  },
  'POST /:id/pay': {
    ...change('Record that the bank has paid a payment run and that its cheques were given'),
    body: payRunValidator,
  },
  'GET /:id/bank-file': {
    summary: 'Download the credit transfers for the bank (ISO 20022 pain.001.001.09)',
    media: 'application/xml',
    failures: [409],
  },
  'GET /:id/prints': { summary: 'List the PDFs of a payment run', answer: prints },
  'POST /:id/prints': {
    summary: 'Print the voucher of a payment run, or the remittance advice for a vendor, as a job',
    body: printRunValidator,
    answer: job,
    status: 202,
  },
})
