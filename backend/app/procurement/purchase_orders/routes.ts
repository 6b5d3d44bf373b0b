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
  })
  .where('id', id)
  .prefix('/api/purchase-orders')

/* The steps of an order's life. */
router
  .group(() => {
    secure(
      router.post('submit', [purchaseOrders.PurchaseOrderSubmissions, 'store']),
      'purchase-orders.manage'
    )
    secure(
      router.post('approve', [purchaseOrders.PurchaseOrderApprovals, 'store']),
      'purchase-orders.approve'
    )
    secure(
      router.post('reject', [purchaseOrders.PurchaseOrderRejections, 'store']),
      'purchase-orders.approve'
    )
    secure(
      router.post('cancel', [purchaseOrders.PurchaseOrderCancellations, 'store']),
      'purchase-orders.manage'
    )
    secure(
      router.post('send', [purchaseOrders.PurchaseOrderDispatches, 'store']),
      'purchase-orders.manage'
    )
    secure(
      router.post('close', [purchaseOrders.PurchaseOrderClosings, 'store']),
      'purchase-orders.manage'
    )
    secure(
      router.post('promises', [purchaseOrders.PurchaseOrderPromises, 'store']),
      'purchase-orders.manage'
    )
    secure(
      router.post('copy', [purchaseOrders.PurchaseOrderCopies, 'store']),
      'purchase-orders.manage'
    )
  })
  .where('id', id)
  .prefix('/api/purchase-orders/:id')

/* Its amendments, its payment plan and the shares of its printed documents. */
router
  .group(() => {
    secure(
      router.get('amendments', [purchaseOrders.PurchaseOrderAmendments, 'index']),
      'purchase-orders.view'
    )
    secure(
      router.post('amendments', [purchaseOrders.PurchaseOrderAmendments, 'store']),
      'purchase-orders.manage'
    )
    secure(
      router.get('payment-plan', [purchaseOrders.PurchaseOrderPlans, 'show']),
      'purchase-orders.view'
    )
    secure(
      router
        .patch('payment-plan/:instalmentId', [purchaseOrders.PurchaseOrderPlans, 'update'])
        .where('instalmentId', router.matchers.number()),
      'purchase-orders.manage'
    )
    secure(
      router
        .delete('prints/:printId/share', [purchaseOrders.PurchaseOrderPrintShares, 'destroy'])
        .where('printId', router.matchers.number()),
      'purchase-orders.manage'
    )
  })
  .where('id', id)
  .prefix('/api/purchase-orders/:id')

/* What is printed of it, and sent by mail. */
router
  .group(() => {
    secure(
      router.get('prints', [purchaseOrders.PurchaseOrderPrints, 'index']),
      'purchase-orders.view'
    )
    secure(
      router.post('prints', [purchaseOrders.PurchaseOrderPrints, 'store']),
      'purchase-orders.view'
    )
    secure(
      router.get('mails', [purchaseOrders.PurchaseOrderMails, 'index']),
      'purchase-orders.view'
    )
    secure(
      router.get('mails/draft', [purchaseOrders.PurchaseOrderMails, 'draft']),
      'purchase-orders.view'
    )
    secure(
      router.post('mails', [purchaseOrders.PurchaseOrderMails, 'store']),
      'purchase-orders.view'
    )
  })
  .where('id', id)
  .prefix('/api/purchase-orders/:id')
