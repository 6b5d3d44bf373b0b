import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { PaymentRuns, RunSteps, RunBankFiles, RunPrints } = controllers.procurement.paymentRuns
const VIEW = 'payment-runs.view'
const PREPARE = 'payment-runs.prepare'
const DECIDE = 'payment-runs.approve'

router
  .group(() => {
    secure(router.get('', [PaymentRuns, 'index']), VIEW)
    secure(router.post('', [PaymentRuns, 'store']), PREPARE)
    secure(router.get('proposal', [PaymentRuns, 'proposal']), PREPARE)
    secure(router.get(':id', [PaymentRuns, 'show']), VIEW)
    secure(router.patch(':id', [PaymentRuns, 'update']), PREPARE)
    secure(router.get(':id/history', [PaymentRuns, 'history']), VIEW)
    secure(router.post(':id/submit', [RunSteps, 'submit']), PREPARE)
    secure(router.post(':id/approve', [RunSteps, 'approve']), DECIDE, PROOF)
    secure(router.post(':id/reject', [RunSteps, 'reject']), DECIDE)
    secure(router.post(':id/cancel', [RunSteps, 'cancel']), PREPARE)
    secure(router.post(':id/pay', [RunSteps, 'pay']), 'purchase-orders.pay', PROOF)
    secure(router.get(':id/bank-file', [RunBankFiles, 'show']), 'payment-runs.bank-file', PROOF)
    secure(router.get(':id/prints', [RunPrints, 'index']), VIEW)
    secure(router.post(':id/prints', [RunPrints, 'store']), VIEW)
  })
  .where('id', router.matchers.number())
  .prefix('/api/payment-runs')
