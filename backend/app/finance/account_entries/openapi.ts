import { COST_HEADS } from '#core/budgets/cost_heads'
import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  each,
  id,
  money,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { accountFields } from '#finance/ledger/wire'
import { accountEntriesFileValidator, accountEntriesValidator } from './validator.js'

describe('/api/account-entries', {
  GET: {
    summary: 'Get a page of what was posted to an account, the earliest first',
    query: accountEntriesValidator,
    answer: object({
      account: accountFields,
      ...{ from: nullable(day), to: day, skip: whole, total: whole },
      ...{ costHead: nullable(oneOf(COST_HEADS)), projectId: nullable(id) },
      ...each(['opening', 'closing'], money),
      lines: arrayOf(
        object({
          ...each(['id', 'entryId', 'documentId'], id),
          ...{ number: text, postedOn: day, documentKind: text, documentNumber: text },
          ...{ text: nullable(text), debit: nullable(money), credit: nullable(money) },
          ...{ balance: money, currency: text, foreign: money },
          ...{ partyType: nullable(text), partyId: nullable(id), projectId: nullable(id) },
          costHead: nullable(oneOf(COST_HEADS)),
        })
      ),
    }),
  },
  'POST /exports': {
    summary: 'Export what was posted to an account to a file, as a job',
    body: accountEntriesFileValidator,
    answer: job,
    status: 202,
  },
})
