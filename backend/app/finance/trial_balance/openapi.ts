import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, day, each, id, money, nullable, object, oneOf, text } from '#core/openapi/schema'
import { LEDGER_ACCOUNT_TYPES } from '#finance/enums/ledger_account_types'
import { trialBalanceFileValidator, trialBalanceValidator } from './validator.js'

const types = LEDGER_ACCOUNT_TYPES.map(({ value }) => value)

describe('/api/trial-balance', {
  GET: {
    summary: 'Get what every account stood at, moved and stands at',
    query: trialBalanceValidator,
    answer: object({
      ...{ from: nullable(day), to: day },
      rows: arrayOf(
        object({
          account: object({ id, ...each(['code', 'name', 'nameAr'], text), type: oneOf(types) }),
          ...each(['opening', 'debit', 'credit', 'closing'], money),
        })
      ),
      totals: object(
        each(
          ['openingDebit', 'openingCredit', 'debit', 'credit', 'closingDebit', 'closingCredit'],
          money
        )
      ),
    }),
  },
  'POST /exports': {
    summary: 'Export the trial balance to a file, as a job',
    body: trialBalanceFileValidator,
    answer: job,
    status: 202,
  },
})
