import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { PaymentEntries, PaymentTrackings } = controllers.production.paymentTracking

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [PaymentTrackings, 'index']), 'payment-tracking.view')
    secure(router.get(':id', [PaymentTrackings, 'show']), 'payment-tracking.view')
    secure(router.get(':id/entries', [PaymentEntries, 'index']), 'projects.prices')
  })
  .where('id', id)
  .prefix('/api/payment-tracking')
