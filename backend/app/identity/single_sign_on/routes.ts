import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { SingleSignOn, OwnIdentities, UserIdentities } = controllers.identity.singleSignOn
const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [SingleSignOn, 'index']), 'public')
    secure(router.post(':id/start', [SingleSignOn, 'start']), 'public')
    secure(router.get(':id/callback', [SingleSignOn, 'callback']), 'public')
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
