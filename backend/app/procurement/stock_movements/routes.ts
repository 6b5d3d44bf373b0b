import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { stockMovements } = controllers.procurement

const id = router.matchers.number()

const VIEW = 'procurement.inventory'

const READ = 'stock-movements.view'

const MANAGE = 'stock.manage'

router
  .group(() => {
    secure(router.get('', [stockMovements.StockMovements, 'index']), VIEW)
    secure(router.post('', [stockMovements.StockMovements, 'store']), MANAGE)
    secure(router.get(':id', [stockMovements.StockMovements, 'show']), READ)
    secure(router.get(':id/history', [stockMovements.StockMovementHistories, 'index']), READ)
    secure(router.post(':id/receive', [stockMovements.StockTransferReceipts, 'store']), MANAGE)
    secure(router.post(':id/counts', [stockMovements.StockCounts, 'store']), MANAGE)
    secure(router.post(':id/submit', [stockMovements.StockCountSubmissions, 'store']), MANAGE)
    secure(
      router.post(':id/approve', [stockMovements.StockMovementApprovals, 'store']),
      'stock.approve'
    )
    secure(
      router.post(':id/reject', [stockMovements.StockMovementRejections, 'store']),
      'stock.approve'
    )
    secure(router.post(':id/reverse', [stockMovements.StockMovementReversals, 'store']), MANAGE)
  })
  .where('id', id)
  .prefix('/api/stock-movements')
