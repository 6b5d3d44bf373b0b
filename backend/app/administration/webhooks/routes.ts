import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PROOF, secure } from '#core/http/secure'

const { Webhooks, WebhookSecrets } = controllers.administration.webhooks
const ABILITY = 'webhooks.manage'

router
  .group(() => {
    secure(router.get('', [Webhooks, 'index']), ABILITY)
    secure(router.post('', [Webhooks, 'store']), ABILITY, PROOF)
    secure(router.get('kinds', [Webhooks, 'kinds']), ABILITY)
    secure(router.get(':id', [Webhooks, 'show']), ABILITY)
    secure(router.patch(':id', [Webhooks, 'update']), ABILITY, PROOF)
    secure(router.delete(':id', [Webhooks, 'destroy']), ABILITY)
    secure(router.get(':id/history', [Webhooks, 'history']), ABILITY)
    secure(router.post(':id/secret', [WebhookSecrets, 'store']), ABILITY, PROOF)
  })
  .where('id', router.matchers.number())
  .prefix('/api/webhooks')
