import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { vendorPerformance } = controllers.procurement

const id = router.matchers.number()

secure(
  router.get('/api/vendors/:id/performance', [vendorPerformance.VendorPerformances, 'index']),
  'vendors.view'
).where('id', id)
