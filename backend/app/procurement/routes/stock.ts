import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { procurement } = controllers
const id = router.matchers.number()
const VIEW = 'procurement.inventory'
const MANAGE = 'stock.manage'

router
  .group(() => {
    secure(router.get('', [procurement.Materials, 'index']), VIEW)
    secure(router.post('', [procurement.Materials, 'store']), MANAGE)
    secure(router.get('lookup', [procurement.MaterialLookups, 'index']), 'materials.lookup')
    secure(router.get(':id', [procurement.Materials, 'show']), VIEW)
    secure(router.patch(':id', [procurement.Materials, 'update']), MANAGE)
    secure(router.delete(':id', [procurement.Materials, 'destroy']), MANAGE)
    secure(router.get(':id/history', [procurement.MaterialHistories, 'index']), VIEW)
  })
  .where('id', id)
  .prefix('/api/materials')

router
  .group(() => {
    secure(router.get('', [procurement.Warehouses, 'index']), VIEW)
    secure(router.post('', [procurement.Warehouses, 'store']), MANAGE)
    secure(router.get('lookup', [procurement.WarehouseLookups, 'index']), 'materials.lookup')
    secure(router.get(':id', [procurement.Warehouses, 'show']), VIEW)
    secure(router.patch(':id', [procurement.Warehouses, 'update']), MANAGE)
    secure(router.delete(':id', [procurement.Warehouses, 'destroy']), MANAGE)
  })
  .where('id', id)
  .prefix('/api/warehouses')

router
  .group(() => {
    secure(router.get('', [procurement.StockLevels, 'index']), VIEW)
    secure(router.post('', [procurement.StockLevels, 'store']), MANAGE)
    secure(router.get(':id', [procurement.StockLevels, 'show']), VIEW)
    secure(router.patch(':id', [procurement.StockLevels, 'update']), MANAGE)
    secure(router.get(':id/ledger', [procurement.StockLedgers, 'index']), VIEW)
  })
  .where('id', id)
  .prefix('/api/stock-levels')

router
  .group(() => {
    secure(router.get('', [procurement.StockMovements, 'index']), VIEW)
    secure(router.post('', [procurement.StockMovements, 'store']), MANAGE)
    secure(router.get(':id', [procurement.StockMovements, 'show']), VIEW)
    secure(router.get(':id/history', [procurement.StockMovementHistories, 'index']), VIEW)
    secure(router.post(':id/receive', [procurement.StockTransferReceipts, 'store']), MANAGE)
    secure(router.post(':id/counts', [procurement.StockCounts, 'store']), MANAGE)
    secure(router.post(':id/submit', [procurement.StockCountSubmissions, 'store']), MANAGE)
    secure(router.post(':id/approve', [procurement.StockApprovals, 'store']), 'stock.approve')
    secure(router.post(':id/reject', [procurement.StockRejections, 'store']), 'stock.approve')
    secure(router.post(':id/reverse', [procurement.StockReversals, 'store']), MANAGE)
  })
  .where('id', id)
  .prefix('/api/stock-movements')

secure(router.get('/api/stock-closings', [procurement.StockClosings, 'index']), VIEW)
secure(router.post('/api/stock-closings', [procurement.StockClosings, 'store']), 'stock.approve')
secure(
  router.get('/api/purchase-order-materials', [procurement.PurchaseOrderMaterials, 'index']),
  VIEW
)
secure(router.get('/api/reorder-suggestions', [procurement.ReorderSuggestions, 'index']), VIEW)
secure(
  router.post('/api/reorder-suggestions', [procurement.ReorderSuggestions, 'store']),
  'purchase-orders.manage'
)

secure(router.post('/api/stock-labels', [procurement.StockLabels, 'store']), VIEW)
