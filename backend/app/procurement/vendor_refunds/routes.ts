import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { vendorRefunds } = controllers.procurement
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get(':id/refunds', [vendorRefunds.VendorRefunds, 'index']), 'bills.view')
    secure(
      router.post(':id/refunds', [vendorRefunds.VendorRefunds, 'store']),
      'purchase-orders.pay'
    )
    secure(
      router.post(':id/refunds/:refundId/cancel', [vendorRefunds.VendorRefunds, 'cancel']),
      'purchase-orders.pay'
    )
  })
  .where('id', id)
  .where('refundId', id)
  .prefix('/api/vendors')
