import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { purchaseOrders } = controllers.procurement

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [purchaseOrders.PurchaseOrders, 'index']), 'purchase-orders.view')
    secure(router.post('', [purchaseOrders.PurchaseOrders, 'store']), 'purchase-orders.manage')
    secure(
      router.post('bulk-delete', [purchaseOrders.PurchaseOrderBulkDeletions, 'store']),
      'purchase-orders.manage'
    )
    secure(router.get(':id', [purchaseOrders.PurchaseOrders, 'show']), 'purchase-orders.view')
    secure(router.patch(':id', [purchaseOrders.PurchaseOrders, 'update']), 'purchase-orders.manage')
    secure(
      router.delete(':id', [purchaseOrders.PurchaseOrders, 'destroy']),
      'purchase-orders.manage'
    )
    secure(
      router.get(':id/history', [purchaseOrders.PurchaseOrderHistories, 'index']),
      'purchase-orders.view'
    )
    secure(
      router.post(':id/submit', [purchaseOrders.PurchaseOrderSubmissions, 'store']),
      'purchase-orders.manage'
    )
    secure(
      router.post(':id/approve', [purchaseOrders.PurchaseOrderApprovals, 'store']),
      'purchase-orders.approve'
    )
    secure(
      router.post(':id/reject', [purchaseOrders.PurchaseOrderRejections, 'store']),
      'purchase-orders.approve'
    )
    secure(
      router.post(':id/cancel', [purchaseOrders.PurchaseOrderCancellations, 'store']),
      'purchase-orders.manage'
    )
    secure(
      router.post(':id/send', [purchaseOrders.PurchaseOrderDispatches, 'store']),
      'purchase-orders.manage'
    )
    secure(
      router.post(':id/close', [purchaseOrders.PurchaseOrderClosings, 'store']),
      'purchase-orders.manage'
    )
    secure(
      router.post(':id/copy', [purchaseOrders.PurchaseOrderCopies, 'store']),
      'purchase-orders.manage'
    )
    secure(
      router.get(':id/amendments', [purchaseOrders.PurchaseOrderAmendments, 'index']),
      'purchase-orders.view'
    )
    secure(
      router.post(':id/amendments', [purchaseOrders.PurchaseOrderAmendments, 'store']),
      'purchase-orders.manage'
    )
    secure(
      router.get(':id/prints', [purchaseOrders.PurchaseOrderPrints, 'index']),
      'purchase-orders.view'
    )
    secure(
      router.post(':id/prints', [purchaseOrders.PurchaseOrderPrints, 'store']),
      'purchase-orders.view'
    )
  })
  .where('id', id)
  .prefix('/api/purchase-orders')
