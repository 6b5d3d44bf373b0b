import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { balanceSheet } = controllers.finance

secure(router.get('/api/balance-sheet', [balanceSheet.BalanceSheet, 'index']), 'ledger.view')
secure(
  router.post('/api/balance-sheet/exports', [balanceSheet.BalanceSheet, 'store']),
  'ledger.view'
)
