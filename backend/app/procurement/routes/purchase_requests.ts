import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { procurement } = controllers
const id = router.matchers.number()
const VIEW = 'purchase-requests.view'
const WRITE = 'purchase-requests.manage'
const DECIDE = 'purchase-requests.approve'
const BUY = 'purchase-orders.manage'

router
  .group(() => {
    secure(router.get('', [procurement.PurchaseRequests, 'index']), VIEW)
    secure(router.post('', [procurement.PurchaseRequests, 'store']), WRITE)
    secure(router.get(':id', [procurement.PurchaseRequests, 'show']), VIEW)
    secure(router.patch(':id', [procurement.PurchaseRequests, 'update']), WRITE)
    secure(router.delete(':id', [procurement.PurchaseRequests, 'destroy']), WRITE)
    secure(router.get(':id/history', [procurement.PurchaseRequestHistories, 'index']), 'purchase-orders.view-all') // prettier-ignore
    secure(router.post(':id/submit', [procurement.PurchaseRequestSubmissions, 'store']), WRITE)
    secure(router.post(':id/approve', [procurement.PurchaseRequestApprovals, 'store']), DECIDE)
    secure(router.post(':id/reject', [procurement.PurchaseRequestRejections, 'store']), DECIDE)
    secure(router.post(':id/cancel', [procurement.PurchaseRequestCancellations, 'store']), WRITE)
    secure(router.get(':id/quotes', [procurement.PurchaseRequestQuotes, 'index']), 'purchase-orders.view-all') // prettier-ignore
    secure(router.post(':id/quotes', [procurement.PurchaseRequestQuotes, 'store']), BUY)
    secure(router.patch(':id/quotes/:quoteId', [procurement.PurchaseRequestQuotes, 'update']), BUY)
    secure(router.delete(':id/quotes/:quoteId', [procurement.PurchaseRequestQuotes, 'destroy']), BUY) // prettier-ignore
    secure(router.post(':id/award', [procurement.PurchaseRequestAwards, 'store']), BUY)
    secure(router.post(':id/reopen', [procurement.PurchaseRequestReopenings, 'store']), BUY)
    secure(router.post(':id/prints', [procurement.PurchaseRequestPrints, 'store']), BUY)
  })
  .where('id', id)
  .where('quoteId', id)
  .prefix('/api/purchase-requests')
