import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { PaymentPromises, PromiseScores } = controllers.commercial.paymentPromises

const id = router.matchers.number()

secure(
  router.post('/api/invoices/:id/promises', [PaymentPromises, 'store']).where('id', id),
  'invoices.manage'
)
secure(router.get('/api/payment-promises', [PaymentPromises, 'index']), 'invoices.view')
secure(
  router.post('/api/payment-promises/:id/cancel', [PaymentPromises, 'cancel']).where('id', id),
  'invoices.manage'
)
secure(
  router.get('/api/clients/:id/promise-score', [PromiseScores, 'show']).where('id', id),
  'invoices.view'
)
