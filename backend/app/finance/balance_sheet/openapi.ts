import { job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { arrayOf, day, nullable, object, oneOf } from '#core/openapi/schema'
import { accountFields, comparedFields } from '#finance/ledger/wire'
import { BALANCE_TYPES } from './balance_sheet.js'
import { balanceSheetFileValidator, balanceSheetValidator } from './validator.js'

const total = object(comparedFields)
const row = object({
  // null of a result that no one has carried into an account
  account: nullable(accountFields),
  result: nullable(oneOf(['year', 'earlier'])),
  ...comparedFields,
})

describe('/api/balance-sheet', {
  GET: {
    summary: 'Get what the firm has, owes and is worth on a day',
    query: balanceSheetValidator,
    answer: object({
      ...{ asOf: day, comparedOn: nullable(day) },
      sections: arrayOf(
        object({ type: oneOf(BALANCE_TYPES), rows: arrayOf(row), ...comparedFields })
      ),
      assets: total,
      claims: total,
    }),
  },
  'POST /exports': {
    summary: 'Export the balance sheet to a file, as a job',
    body: balanceSheetFileValidator,
    answer: job,
    status: 202,
  },
})
