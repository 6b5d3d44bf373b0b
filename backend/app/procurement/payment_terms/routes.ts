import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { paymentTerms } = controllers.procurement

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [paymentTerms.PaymentTerms, 'index']), 'payment-terms.lookup')
    secure(router.post('', [paymentTerms.PaymentTerms, 'store']), 'procurement.payment-terms')
    secure(
      router.post('preview', [paymentTerms.PaymentTermPreviews, 'store']),
      'payment-terms.lookup'
    )
    secure(router.get(':id', [paymentTerms.PaymentTerms, 'show']), 'payment-terms.lookup')
    secure(router.patch(':id', [paymentTerms.PaymentTerms, 'update']), 'procurement.payment-terms')
    secure(
      router.delete(':id', [paymentTerms.PaymentTerms, 'destroy']),
      'procurement.payment-terms'
    )
  })
  .where('id', id)
  .prefix('/api/payment-terms')
