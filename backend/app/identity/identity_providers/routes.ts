import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { IdentityProviders } = controllers.identity.identityProviders
const ABILITY = 'identity-providers.manage'

router
  .group(() => {
    secure(router.get('', [IdentityProviders, 'index']), ABILITY)
    secure(router.post('', [IdentityProviders, 'store']), ABILITY, PROOF)
    secure(router.get(':id', [IdentityProviders, 'show']), ABILITY)
    secure(router.patch(':id', [IdentityProviders, 'update']), ABILITY, PROOF)
    secure(router.delete(':id', [IdentityProviders, 'destroy']), ABILITY, PROOF)
    secure(router.get(':id/history', [IdentityProviders, 'history']), ABILITY)
    secure(router.post(':id/test', [IdentityProviders, 'test']), ABILITY)
  })
  .where('id', router.matchers.number())
  .prefix('/api/identity-providers')
