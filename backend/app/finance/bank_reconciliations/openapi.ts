import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
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
import { reconciliationListing } from './listing.js'
import { RECONCILIATION_STATUSES } from './models/bank_reconciliation.js'
import { ITEM_KINDS } from './models/bank_reconciliation_item.js'
import { closeValidator, fileValidator, reopenValidator, stateValidator } from './validator.js'

const FIGURES = [
  'statement',
  'inTransit',
  'outstanding',
  'unrecorded',
  'adjusted',
  'ledger',
  'difference',
] as const
const figures = { currency: text, ...each(FIGURES, money) }

const item = named(
  'BankReconciliationItem',
  object({
    ...{ kind: oneOf(ITEM_KINDS), on: day, amount: money },
    ...{ reference: nullable(text), description: text },
  })
)

const listed = {
  ...{ id, version: whole, reconciledOn: day, status: oneOf(RECONCILIATION_STATUSES) },
  ...{ note: nullable(text), reopenedReason: nullable(text) },
  ...{ bankAccountId: id, bankAccountName: text, bankAccountNameAr: text },
  ...figures,
  ...{ createdByName: nullable(text), createdAt: instant },
  can: can('reopen'),
  allowedActions: arrayOf(oneOf(['reopen'])),
}

const changed = named('ChangedReconciliation', object({ id, version: whole, reconciledOn: day }))

describe('/api/bank-accounts/:id', {
  'GET /reconciliation': {
    summary: 'Compare the balances of the bank and of the ledger at the end of a day',
    query: stateValidator,
    answer: named(
      'BankReconciliationState',
      object({
        ...{ on: day, bankAccountId: id, ...figures, statedOn: nullable(day), openCount: whole },
        ...{ openingDifference: money, missingStatements: money },
        ...{ items: arrayOf(item), can: can('close') },
      })
    ),
  },
  'POST /reconciliations': {
    summary: 'Close the reconciliation of a day, which freezes its matches',
    body: closeValidator,
    answer: changed,
    status: 201,
    failures: [409],
  },
})

describe('/api/bank-reconciliations', {
  GET: {
    summary: 'List reconciliations, newest first',
    list: reconciliationListing,
    answer: arrayOf(named('ListedBankReconciliation', object(listed))),
  },
  'GET /:id': {
    summary: 'Get a reconciliation with what was open when it was closed',
    answer: named('BankReconciliation', object({ ...listed, items: arrayOf(item) })),
  },
  'POST /:id/reopen': {
    summary: 'Reopen the last reconciliation of an account, with a reason',
    body: reopenValidator,
    versioned: true,
    answer: changed,
    failures: [409],
  },
  'POST /:id/files': {
    summary: 'Write a reconciliation into a file, as a job',
    body: fileValidator,
    answer: job,
    status: 202,
  },
})
