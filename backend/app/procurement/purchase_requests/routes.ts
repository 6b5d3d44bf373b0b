import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { purchaseRequests } = controllers.procurement

const id = router.matchers.number()

const VIEW = 'purchase-requests.view'

const WRITE = 'purchase-requests.manage'

const DECIDE = 'purchase-requests.approve'

const BUY = 'purchase-orders.manage'

router
  .group(() => {
    secure(router.get('', [purchaseRequests.PurchaseRequests, 'index']), VIEW)
    secure(router.post('', [purchaseRequests.PurchaseRequests, 'store']), WRITE)
    secure(router.get(':id', [purchaseRequests.PurchaseRequests, 'show']), VIEW)
    secure(router.patch(':id', [purchaseRequests.PurchaseRequests, 'update']), WRITE)
    secure(router.delete(':id', [purchaseRequests.PurchaseRequests, 'destroy']), WRITE)
    secure(
      router.get(':id/history', [purchaseRequests.PurchaseRequestHistories, 'index']),
      'purchase-orders.view-all'
    )
    secure(router.post(':id/submit', [purchaseRequests.PurchaseRequestSubmissions, 'store']), WRITE)
    secure(router.post(':id/approve', [purchaseRequests.PurchaseRequestApprovals, 'store']), DECIDE)
    secure(router.post(':id/reject', [purchaseRequests.PurchaseRequestRejections, 'store']), DECIDE)
    secure(
      router.post(':id/cancel', [purchaseRequests.PurchaseRequestCancellations, 'store']),
      WRITE
    )
    quotes()
    papers()
  })
  .where('id', id)
  .where('quoteId', id)
  .where('printId', id)
  .prefix('/api/purchase-requests')

/** Who is invited, what they offer and who gets which line. */
function quotes() {
  secure(
    router.get(':id/quotes', [purchaseRequests.PurchaseRequestQuotes, 'index']),
    'purchase-orders.view-all'
  )
  secure(router.post(':id/quotes', [purchaseRequests.PurchaseRequestQuotes, 'store']), BUY)
  secure(
    router.patch(':id/quotes/:quoteId', [purchaseRequests.PurchaseRequestQuotes, 'update']),
    BUY
  )
  secure(
    router.delete(':id/quotes/:quoteId', [purchaseRequests.PurchaseRequestQuotes, 'destroy']),
    BUY
  )
  secure(router.post(':id/award', [purchaseRequests.PurchaseRequestAwards, 'store']), BUY)
  secure(router.post(':id/reopen', [purchaseRequests.PurchaseRequestReopenings, 'store']), BUY)
}

/** What goes out to vendors. */
function papers() {
  secure(
    router.get(':id/outgoing-files', [purchaseRequests.PurchaseRequestOutgoingFiles, 'index']),
    VIEW
  )
  secure(
    router.patch(':id/outgoing-files', [purchaseRequests.PurchaseRequestOutgoingFiles, 'update']),
    BUY
  )
  secure(
    router.get(':id/prints', [purchaseRequests.PurchaseRequestPrints, 'index']),
    'purchase-orders.view-all'
  )
  secure(router.post(':id/prints', [purchaseRequests.PurchaseRequestPrints, 'store']), BUY)
  secure(
    router.delete(':id/prints/:printId/share', [
      purchaseRequests.PurchaseRequestPrintShares,
      'destroy',
    ]),
    BUY
  )
}
