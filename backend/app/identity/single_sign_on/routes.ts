import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { takeSignedForm } from '#core/http/signed_forms'
import { PROOF, secure } from '#core/http/secure'

const { BackChannelLogouts, SingleSignOn, OwnIdentities, UserIdentities } =
  controllers.identity.singleSignOn
takeSignedForm('/api/auth/oidc/:id/back-channel-logout')
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [SingleSignOn, 'index']), 'public')
    secure(router.post(':id/start', [SingleSignOn, 'start']), 'public')
    secure(router.get(':id/callback', [SingleSignOn, 'callback']), 'public')
    secure(router.post(':id/back-channel-logout', [BackChannelLogouts, 'store']), 'public')
    secure(router.post(':id/link', [SingleSignOn, 'link']), 'identities.own', PROOF)
  })
  .where('id', id)
  .prefix('/api/auth/oidc')

router
  .group(() => {
    secure(router.get('', [OwnIdentities, 'index']), 'identities.own')
    secure(router.post(':id/remove', [OwnIdentities, 'destroy']), 'identities.own', PROOF)
  })
  .where('id', id)
  .prefix('/api/auth/identities')

router
  .group(() => {
    secure(router.get('', [UserIdentities, 'index']), 'users.manage')
    secure(router.delete(':identityId', [UserIdentities, 'destroy']), 'users.manage', PROOF)
  })
  .where('id', id)
  .where('identityId', id)
  .prefix('/api/users/:id/identities')
