import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  id,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { MATCH_REASONS } from '#engines/bank_matching/items'
import { statementLine } from '#finance/bank_statements/openapi'
import { chequeRow } from '#finance/cheques/openapi'
import { matchListing, suggestionListing } from './listing.js'
import {
  acceptValidator,
  clearChequeValidator,
  matchValidator,
  openEntriesValidator,
  recordValidator,
} from './validator.js'

export const ledgerLine = named(
  'BankLedgerLine',
  object({
    ...{ id, entryId: id, entryNumber: text, postedOn: day, amount: money, currency: text },
    ...{ documentKind: text, documentNumber: text, description: text, partyName: nullable(text) },
  })
)

const sides = {
  ...{ bankAccountId: id, currency: text },
  lines: arrayOf(statementLine),
  ledgerLines: arrayOf(ledgerLine),
}

const created = named(
  'CreatedBankMatch',
  object({ id, version: whole, bankAccountId: id, completeOn: day })
)

describe('/api/bank-accounts/:id', {
  'GET /ledger-lines': {
    summary: 'List open lines of the ledger, for a line of a statement the likeliest first',
    query: openEntriesValidator,
    answer: arrayOf(ledgerLine),
  },
  'POST /matches': {
    summary: 'Match lines of statements with lines of the ledger: one with one, or with several',
    body: matchValidator,
    answer: created,
    status: 201,
    failures: [409],
  },
  'POST /match-runs': {
    summary: 'Compare the open lines of an account with the ledger, as a job',
    body: noBody,
    answer: job,
    status: 202,
  },
  'POST /suggestions/accept': {
    summary: 'Accept suggested matches, as far as their lines are still open',
    body: acceptValidator,
    answer: named('AcceptedSuggestions', object({ accepted: whole, gone: whole })),
  },
})

describe('/api/bank-matches', {
  GET: {
    summary: 'List matches with the lines of both sides, newest first',
    list: matchListing,
    answer: arrayOf(
      named(
        'BankMatch',
        object({
          ...{ id, version: whole, completeOn: day, amount: money, reconciliationId: nullable(id) },
          ...sides,
          can: can('delete'),
          allowedActions: arrayOf(oneOf(['delete'])),
        })
      )
    ),
  },
  'DELETE /:id': {
    summary: 'Undo a match that no closed reconciliation has',
    versioned: true,
    failures: [409],
  },
})

describe('/api/bank-suggestions', {
  GET: {
    summary: 'List suggested matches, the likeliest first',
    list: suggestionListing,
    answer: arrayOf(
      named(
        'BankSuggestion',
        object({ id, score: whole, reasons: arrayOf(oneOf(MATCH_REASONS)), ...sides })
      )
    ),
  },
})

describe('/api/bank-statement-lines/:id', {
  'GET /cheques': {
    summary: 'List open cheques that a line may be the money of',
    answer: arrayOf(chequeRow),
  },
  'POST /cheques': {
    summary: 'Clear a cheque that the bank has paid, and match it with the line',
    body: clearChequeValidator,
    answer: created,
    status: 201,
    failures: [409],
  },
  'POST /entries': {
    summary: 'Post an entry for a line that the ledger does not have, and match it',
    body: recordValidator,
    answer: created,
    status: 201,
    failures: [409],
  },
})
