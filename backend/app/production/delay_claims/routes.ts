import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { DelayClaims, DelayClaimPrints } = controllers.production.delayClaims
const VIEW = 'delays.view'
const DECIDE = 'delays.decide'

router
  .group(() => {
    secure(router.get('', [DelayClaims, 'index']), VIEW)
    secure(router.post('', [DelayClaims, 'store']), DECIDE)
    secure(router.get(':id', [DelayClaims, 'show']), VIEW)
    secure(router.get(':id/history', [DelayClaims, 'history']), VIEW)
    secure(router.post(':id/prints', [DelayClaimPrints, 'store']), VIEW)
    secure(router.post(':id/withdraw', [DelayClaims, 'withdraw']), DECIDE)
  })
  .where('id', router.matchers.number())
  .prefix('/api/delay-claims')
