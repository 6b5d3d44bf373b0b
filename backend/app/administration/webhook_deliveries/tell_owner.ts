import { onEvent } from '#core/outbox/listeners'
import { notify } from '#notifications/notify'
import { WEBHOOK_STOPPED, type WebhookStopped } from './deliver.js'

/** Who looks after a webhook is told that it was switched off. */
onEvent<WebhookStopped>(WEBHOOK_STOPPED, 'notify-owner', async ({ payload }, uow) => {
  const { webhookId, name, ownerId } = payload
  await notify(uow, [ownerId], {
    type: 'webhook_stopped',
    title: 'Webhook turned off',
    titleAr: 'أُوقف إشعار برمجي',
    message: `${name}: the receiver takes no messages.`,
    messageAr: `${name}: المستلم لا يقبل الرسائل.`,
    priority: 'high',
    actionUrl: `/admin/webhooks/${webhookId}`,
    relatedEntityType: 'webhooks',
    relatedEntityId: webhookId,
  })
})
