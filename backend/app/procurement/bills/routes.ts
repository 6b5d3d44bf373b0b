import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { bills } = controllers.procurement

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [bills.VendorBills, 'index']), 'finance.bills')
    secure(router.post('', [bills.VendorBills, 'store']), 'finance.record-bills')
    secure(router.get('orders', [bills.BillableOrders, 'index']), 'finance.record-bills')
    secure(router.get('orders/:id', [bills.BillableOrders, 'show']), 'finance.record-bills')
    secure(router.get(':id', [bills.VendorBills, 'show']), 'finance.bills')
    secure(router.get(':id/withholding', [bills.BillWithholdings, 'show']), 'bills.view')
  })
  .where('id', id)
  .prefix('/api/bills')

router
  .group(() => {
    secure(router.get(':id/bills', [bills.OrderBills, 'index']), 'bills.view')
    secure(router.post(':id/bills', [bills.OrderBills, 'store']), 'purchase-orders.bill')
    secure(
      router.post(':id/bills/:billId/pay', [bills.BillPayments, 'store']),
      'purchase-orders.pay',
      PROOF
    )
    secure(
      router.post(':id/bills/:billId/release', [bills.BillReleases, 'store']),
      'purchase-orders.release'
    )
    secure(
      router.post(':id/bills/:billId/cancel', [bills.BillCancellations, 'store']),
      'purchase-orders.bill'
    )
  })
  .where('id', id)
  .where('billId', id)
  .prefix('/api/purchase-orders')
