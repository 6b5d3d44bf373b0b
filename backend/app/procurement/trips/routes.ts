import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { trips } = controllers.procurement
const USE = 'procurement.transport'

router
  .group(() => {
    secure(router.get('', [trips.Trips, 'index']), USE)
    secure(router.post('', [trips.Trips, 'store']), USE)
    secure(router.get(':id', [trips.Trips, 'show']), USE)
    secure(router.patch(':id', [trips.Trips, 'update']), USE)
    secure(router.get(':id/history', [trips.TripHistories, 'index']), USE)
    secure(router.post(':id/steps', [trips.TripSteps, 'store']), USE)
    secure(router.post(':id/costs', [trips.TripCosts, 'store']), USE)
    secure(router.post(':id/proof', [trips.TripProofs, 'store']), USE)
    secure(router.post(':id/photo', [trips.TripPhotos, 'store']), USE)
    secure(router.post(':id/receipt', [trips.TripReceipts, 'store']), 'receipts.manage')
  })
  .where('id', router.matchers.number())
  .prefix('/api/trips')
