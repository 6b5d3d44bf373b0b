import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { accountEntries } = controllers.finance

secure(router.get('/api/account-entries', [accountEntries.AccountEntries, 'index']), 'ledger.view')
secure(
  router.post('/api/account-entries/exports', [accountEntries.AccountEntries, 'store']),
  'ledger.view'
)
