import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { ServiceAccounts, ServiceTokens } = controllers.identity.serviceAccounts
const ABILITY = 'service-accounts.manage'
const TOKENS = ':id/tokens'

router
  .group(() => {
    secure(router.get('', [ServiceAccounts, 'index']), ABILITY)
    secure(router.post('', [ServiceAccounts, 'store']), ABILITY, PROOF)
    secure(router.get('abilities', [ServiceAccounts, 'abilities']), ABILITY)
    secure(router.get(':id', [ServiceAccounts, 'show']), ABILITY)
    secure(router.patch(':id', [ServiceAccounts, 'update']), ABILITY, PROOF)
    secure(router.post(':id/turn-off', [ServiceAccounts, 'turnOff']), ABILITY)
    secure(router.post(':id/turn-on', [ServiceAccounts, 'turnOn']), ABILITY, PROOF)
    secure(router.get(':id/history', [ServiceAccounts, 'history']), ABILITY)
    secure(router.get(TOKENS, [ServiceTokens, 'index']), ABILITY)
    secure(router.post(TOKENS, [ServiceTokens, 'store']), ABILITY, PROOF)
    secure(router.post(`${TOKENS}/:tokenId/rotate`, [ServiceTokens, 'rotate']), ABILITY, PROOF)
    secure(router.delete(`${TOKENS}/:tokenId`, [ServiceTokens, 'destroy']), ABILITY)
  })
  .where('id', router.matchers.number())
  .where('tokenId', router.matchers.number())
  .prefix('/api/service-accounts')
