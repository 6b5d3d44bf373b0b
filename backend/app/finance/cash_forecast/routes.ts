import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { cashForecast } = controllers.finance

secure(router.get('/api/cash-forecast', [cashForecast.CashForecast, 'show']), 'ledger.view')
secure(router.get('/api/cash-forecast/items', [cashForecast.CashForecast, 'items']), 'ledger.view')
secure(
  router.post('/api/cash-forecast/exports', [cashForecast.CashForecast, 'store']),
  'ledger.view'
)
