import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { VendorAdvances, OrderAdvances, AdvanceSteps } = controllers.procurement.vendorAdvances
const id = router.matchers.number()
const VIEW = 'bills.view'
const WRITE = 'purchase-orders.manage'
const DECIDE = 'purchase-orders.approve'

router
  .group(() => {
    secure(router.get(':id/advances', [OrderAdvances, 'index']), VIEW)
    secure(router.post(':id/advances', [OrderAdvances, 'store']), WRITE)
  })
  .where('id', id)
  .prefix('/api/purchase-orders')

router
  .group(() => {
    secure(router.get('', [VendorAdvances, 'index']), VIEW)
    secure(router.get(':id', [VendorAdvances, 'show']), VIEW)
    secure(router.get(':id/history', [VendorAdvances, 'history']), VIEW)
    secure(router.post(':id/approve', [AdvanceSteps, 'approve']), DECIDE, PROOF)
    secure(router.post(':id/reject', [AdvanceSteps, 'reject']), DECIDE)
    secure(router.post(':id/cancel', [AdvanceSteps, 'cancel']), WRITE)
    secure(router.post(':id/extend', [AdvanceSteps, 'extend']), WRITE)
    secure(router.post(':id/pay', [AdvanceSteps, 'pay']), 'purchase-orders.pay', PROOF)
  })
  .where('id', id)
  .prefix('/api/vendor-advances')
