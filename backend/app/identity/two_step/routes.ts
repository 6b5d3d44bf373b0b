import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { twoStep } = controllers.identity

router
  .group(() => {
    secure(router.get('', [twoStep.TwoStep, 'show']), 'two-step.own')
    // with a passkey alone an app is set up after it: a password would open what the passkey guards
    secure(router.post('', [twoStep.TwoStep, 'store']), 'two-step.own', PROOF)
    secure(router.post('confirm', [twoStep.TwoStep, 'confirm']), 'two-step.own', PROOF)
    secure(router.post('prove', [twoStep.TwoStep, 'prove']), 'two-step.own')
    secure(router.post('recovery-codes', [twoStep.TwoStep, 'recoveryCodes']), 'two-step.own')
    secure(router.post('end', [twoStep.TwoStep, 'end']), 'two-step.own')
  })
  .prefix('/api/auth/two-step')
