import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { trialBalance } = controllers.finance

secure(router.get('/api/trial-balance', [trialBalance.TrialBalance, 'index']), 'ledger.view')
secure(
  router.post('/api/trial-balance/exports', [trialBalance.TrialBalance, 'store']),
  'ledger.view'
)
