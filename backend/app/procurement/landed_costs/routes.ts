import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { landedCosts } = controllers.procurement

secure(
  router.get('/api/landed-costs/charges', [landedCosts.BilledCharges, 'index']),
  'stock.manage'
)
secure(router.post('/api/landed-costs', [landedCosts.LandedCosts, 'store']), 'stock.manage')
