import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'
import { describe } from '#core/openapi/registry'
import { arrayOf, id, named, object, text } from '#core/openapi/schema'
import { registerResource } from '#core/resources/register_resource'
import { ledgerAccounts } from './resource.js'

const { LedgerAccountLookups, LedgerAccounts } = controllers.finance.ledgerAccounts

registerResource(ledgerAccounts, LedgerAccounts)
secure(router.get('/api/ledger-accounts/lookup', [LedgerAccountLookups, 'index']), 'ledger.view')

describe('/api/ledger-accounts', {
  'GET /lookup': {
    summary: 'Look up accounts in use',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(named('LedgerAccountOption', object({ id, label: text }))),
  },
})
