import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import { arrayOf, flag, id, named, object, text } from '#core/openapi/schema'
import { registerResource } from '#core/resources/register_resource'
import { bankAccounts } from './resource.js'
import { accountLookupValidator } from './validator.js'

const { BankAccountLookups, BankAccounts } = controllers.finance.bankAccounts

registerResource(bankAccounts, BankAccounts)
secure(
  router.get('/api/bank-accounts/lookup', [BankAccountLookups, 'index']),
  'bank-accounts.choose'
)

describe('/api/bank-accounts', {
  'GET /lookup': {
    summary:
      'List the accounts in use that money can move through; the default is that of the posting rule',
    query: accountLookupValidator,
    answer: arrayOf(
      named('BankAccountOption', object({ id, label: text, currency: text, isDefault: flag }))
    ),
  },
})
