import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { refunds } = controllers.commercial

const id = router.matchers.number()

secure(
  router.post('/api/invoices/:id/refunds', [refunds.CreditRefunds, 'store']).where('id', id),
  'client-refunds.pay'
)
secure(
  router.post('/api/receipts/:id/refunds', [refunds.ReceiptRefunds, 'store']).where('id', id),
  'client-refunds.pay'
)
