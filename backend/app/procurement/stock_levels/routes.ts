import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { stockLevels } = controllers.procurement

const id = router.matchers.number()

const VIEW = 'procurement.inventory'

const MANAGE = 'stock.manage'

router
  .group(() => {
    secure(router.get('', [stockLevels.StockLevels, 'index']), VIEW)
    secure(router.post('', [stockLevels.StockLevels, 'store']), MANAGE)
    secure(router.get('values', [stockLevels.StockValues, 'index']), VIEW)
    secure(router.get('issuable', [stockLevels.IssuableStocks, 'show']), VIEW)
    secure(router.get(':id', [stockLevels.StockLevels, 'show']), VIEW)
    secure(router.patch(':id', [stockLevels.StockLevels, 'update']), MANAGE)
    secure(router.get(':id/batches', [stockLevels.StockBatches, 'index']), VIEW)
    secure(router.get(':id/statuses', [stockLevels.StockStatusChanges, 'index']), VIEW)
    secure(router.post(':id/statuses', [stockLevels.StockStatusChanges, 'store']), MANAGE)
    secure(router.get(':id/reservations', [stockLevels.StockReservations, 'index']), VIEW)
    secure(router.post(':id/reservations', [stockLevels.StockReservations, 'store']), MANAGE)
    secure(
      router.post(':id/reservations/:reservationId/release', [
        stockLevels.StockReservationReleases,
        'store',
      ]),
      MANAGE
    )
    secure(router.get(':id/ledger', [stockLevels.StockLedgers, 'index']), VIEW)
  })
  .where('id', id)
  .where('reservationId', id)
  .prefix('/api/stock-levels')
