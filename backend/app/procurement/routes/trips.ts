import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { procurement } = controllers
const USE = 'procurement.transport'

router
  .group(() => {
    secure(router.get('', [procurement.Trips, 'index']), USE)
    secure(router.post('', [procurement.Trips, 'store']), USE)
    secure(router.get(':id', [procurement.Trips, 'show']), USE)
    secure(router.patch(':id', [procurement.Trips, 'update']), USE)
    secure(router.get(':id/history', [procurement.TripHistories, 'index']), USE)
    secure(router.post(':id/steps', [procurement.TripSteps, 'store']), USE)
    secure(router.post(':id/proof', [procurement.TripProofs, 'store']), USE)
    secure(router.post(':id/photo', [procurement.TripPhotos, 'store']), USE)
    secure(router.post(':id/receipt', [procurement.TripReceipts, 'store']), 'receipts.manage')
  })
  .where('id', router.matchers.number())
  .prefix('/api/trips')
