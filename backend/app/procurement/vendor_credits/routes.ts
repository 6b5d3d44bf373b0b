import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { VendorCredits, NewCredits, CreditDecisions, CreditPrints } =
  controllers.procurement.vendorCredits
const id = router.matchers.number()
const VIEW = 'bills.view'
const WRITE = 'purchase-orders.bill'
const DECIDE = 'purchase-orders.approve'

router
  .group(() => {
    secure(router.post(':id/returns', [NewCredits, 'giveBack']), WRITE)
    secure(
      router.post(':id/bills/:billId/credit-notes', [NewCredits, 'note']).where('billId', id),
      WRITE
    )
  })
  .where('id', id)
  .prefix('/api/purchase-orders')

router
  .group(() => {
    secure(router.get('', [VendorCredits, 'index']), VIEW)
    secure(router.get(':id', [VendorCredits, 'show']), VIEW)
    secure(router.get(':id/history', [VendorCredits, 'history']), VIEW)
    secure(router.get(':id/prints', [CreditPrints, 'index']), VIEW)
    secure(router.post(':id/prints', [CreditPrints, 'store']), VIEW)
    secure(router.post(':id/approve', [CreditDecisions, 'approve']), DECIDE)
    secure(router.post(':id/reject', [CreditDecisions, 'reject']), DECIDE)
    secure(router.post(':id/cancel', [CreditDecisions, 'cancel']), WRITE)
  })
  .where('id', id)
  .prefix('/api/vendor-credits')
