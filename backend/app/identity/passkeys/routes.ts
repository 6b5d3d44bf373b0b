import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { passkeys } = controllers.identity

router
  .group(() => {
    secure(router.get('', [passkeys.Passkeys, 'index']), 'passkeys.own')
    secure(router.post('begin', [passkeys.Passkeys, 'begin']), 'passkeys.own', PROOF)
    secure(router.post('', [passkeys.Passkeys, 'store']), 'passkeys.own', PROOF)
    secure(
      router
        .post(':id/remove', [passkeys.Passkeys, 'destroy'])
        .where('id', router.matchers.number()),
      'passkeys.own',
      PROOF
    )
  })
  .prefix('/api/auth/passkeys')

router
  .group(() => {
    secure(router.post('begin', [passkeys.PasskeyLogins, 'begin']), 'public')
    secure(router.post('', [passkeys.PasskeyLogins, 'store']), 'public')
  })
  .prefix('/api/auth/passkey-login')

router
  .group(() => {
    secure(router.post('begin', [passkeys.PasskeyProofs, 'begin']), 'two-step.own')
    secure(router.post('', [passkeys.PasskeyProofs, 'store']), 'two-step.own')
  })
  .prefix('/api/auth/passkey-proof')
