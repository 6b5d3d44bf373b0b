import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { apiTokens } = controllers.identity

const id = router.matchers.number()

router
  .group(() => {
    secure(router.get('', [apiTokens.OwnTokens, 'index']), 'api-tokens.own')
    secure(router.post('', [apiTokens.OwnTokens, 'store']), 'api-tokens.own', PROOF)
    secure(router.delete(':id', [apiTokens.OwnTokens, 'destroy']).where('id', id), 'api-tokens.own')
  })
  .prefix('/api/auth/api-tokens')

router
  .group(() => {
    secure(router.get('', [apiTokens.ApiTokens, 'index']), 'api-tokens.manage')
    secure(
      router.delete(':id', [apiTokens.ApiTokens, 'destroy']).where('id', id),
      'api-tokens.manage'
    )
  })
  .prefix('/api/api-tokens')
