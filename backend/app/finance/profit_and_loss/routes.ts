import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { profitAndLoss } = controllers.finance

secure(router.get('/api/profit-and-loss', [profitAndLoss.ProfitAndLoss, 'index']), 'ledger.view')
secure(
  router.post('/api/profit-and-loss/exports', [profitAndLoss.ProfitAndLoss, 'store']),
  'ledger.view'
)
