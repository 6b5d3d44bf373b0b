import './openapi.js'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { secure } from '#core/http/secure'

const { WebhookDeliveries } = controllers.administration.webhookDeliveries
const ABILITY = 'webhooks.manage'

router
  .group(() => {
    secure(router.get('', [WebhookDeliveries, 'index']), ABILITY)
    secure(router.get(':id', [WebhookDeliveries, 'show']), ABILITY)
    secure(router.post(':id/replay', [WebhookDeliveries, 'replay']), ABILITY)
  })
  .where('id', router.matchers.number())
  .prefix('/api/webhook-deliveries')

router
  .group(() => {
    secure(router.post('test', [WebhookDeliveries, 'test']), ABILITY)
    secure(router.post('replay', [WebhookDeliveries, 'replayAll']), ABILITY)
  })
  .where('id', router.matchers.number())
  .prefix('/api/webhooks/:id')
