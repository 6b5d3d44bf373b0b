import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { VendorRefunds } = controllers.procurement.vendorRefunds
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get(':id/refunds', [VendorRefunds, 'index']), 'bills.view')
    secure(router.post(':id/refunds', [VendorRefunds, 'store']), 'purchase-orders.pay')
    secure(
      router.post(':id/refunds/:refundId/cancel', [VendorRefunds, 'cancel']),
      'purchase-orders.pay'
    )
  })
  .where('id', id)
  .where('refundId', id)
  .prefix('/api/vendors')
