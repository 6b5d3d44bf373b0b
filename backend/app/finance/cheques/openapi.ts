import { bankAccountView } from '#core/bank_accounts/shown_account'
import { historyEntry } from '#core/openapi/records'
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
import { CHEQUE_DIRECTIONS, CHEQUE_STATUSES } from '#finance/enums/cheques'
import { chequeListing } from './listing.js'
import { chequeStates } from './states.js'
import {
  clearValidator,
  depositsValidator,
  depositValidator,
  failValidator,
  replaceValidator,
} from './validator.js'

const fields = {
  ...{ id, version: whole, direction: oneOf(CHEQUE_DIRECTIONS), status: oneOf(CHEQUE_STATUSES) },
  ...each(['number', 'chequeNumber', 'bankName', 'partyName', 'currency'], text),
  ...each(['chequeOn', 'handedOn', 'steppedOn'], day),
  reason: nullable(text),
  ...each(['clientId', 'vendorId', 'replacedById'], nullable(id)),
  // what it settles now: a receipt, or a bill by one of its payments
  ...{ documentKind: text, documentId: id, documentNumber: text },
  ...{ amount: money, bankAccount: bankAccountView, daysLeft: nullable(whole) },
  createdAt: instant,
  can: can(...chequeStates.actions),
}

export const chequeRow = named('ChequeRow', object(fields))
const cheque = named(
  'Cheque',
  object({
    ...fields,
    steps: arrayOf(
      object({
        action: oneOf(['enter', ...chequeStates.actions]),
        takenOn: day,
        ...each(['reason', 'takenBy'], nullable(text)),
        takenAt: instant,
      })
    ),
  })
)

const step = (summary: string) => ({
  ...{ summary, versioned: true as const, answer: cheque, failures: [409] },
})

describe('/api/cheques', {
  GET: {
    summary: 'List cheques, the earliest cheque date first',
    list: chequeListing,
    answer: arrayOf(chequeRow),
  },
  'POST /deposits': {
    summary: 'Record that several cheques were deposited: all of them, or none',
    body: depositsValidator,
    answer: arrayOf(chequeRow),
    failures: [409],
  },
  'GET /:id': { summary: 'Get a cheque with its steps', answer: cheque },
  'GET /:id/history': {
    summary: 'List the changes of a cheque, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/deposit': { ...step('Record that a cheque was deposited'), body: depositValidator },
  'POST /:id/redeposit': {
    ...step('Record that a bounced cheque was deposited again: it settles anew what is open'),
    body: depositValidator,
  },
  'POST /:id/clear': { ...step('Record that the bank has paid a cheque'), body: clearValidator },
  'POST /:id/bounce': {
    ...step('Record that a cheque bounced: what it settled is owed again'),
    body: failValidator,
  },
  'POST /:id/return': { ...step('Return a cheque to its drawer'), body: failValidator },
  'POST /:id/replace': { ...step('Replace a cheque by another'), body: replaceValidator },
  'POST /:id/stop': { ...step('Stop an issued cheque at the bank'), body: failValidator },
  'POST /:id/void': { ...step('Void an issued cheque'), body: failValidator },
})
