import { conflict, notFound } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import { multiInsert } from '#core/database/multi_insert'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { about, lockWebhook } from '#administration/webhooks/save_webhook'
import type Webhook from '#administration/webhooks/webhook'
import { waitingRow } from './fan_out.js'
import WebhookDelivery from './webhook_delivery.js'

/** Of one request; what is left is answered by the next. */
const MOST = 1000

/** @throws AppError 404, 409 while a message is on its way or its webhook is switched off */
export async function replayOne(uow: UnitOfWork, id: number): Promise<WebhookDelivery> {
  const found = await WebhookDelivery.find(id, { client: uow.trx })
  if (!found) throw notFound()
  const webhook = await lockWebhook(uow, found.webhookId)
  if (!found.isEnded || !webhook.active) throw conflict('CONFLICT')
  await again(uow, webhook, [found])
  return WebhookDelivery.query({ client: uow.trx })
    .where({ webhook_id: webhook.id, replay_of_id: id })
    .orderBy('id', 'desc')
    .firstOrFail()
}

/** @returns how many messages are sent once more, at most a thousand at a time */
export async function replayFailed(uow: UnitOfWork, webhook: Webhook, since: string) {
  if (!webhook.active) throw conflict('CONFLICT')
  const failed = await WebhookDelivery.query({ client: uow.trx })
    .where({ webhook_id: webhook.id, state: 'failed' })
    .where('created_at', '>=', sqlInstant(0, Date.parse(since)))
    .whereNotExists((query) =>
      query
        .from('webhook_deliveries as later')
        .whereColumn('later.webhook_id', 'webhook_deliveries.webhook_id')
        .whereColumn('later.message_id', 'webhook_deliveries.message_id')
        .whereColumn('later.id', '>', 'webhook_deliveries.id')
    )
    .orderBy('id')
    .limit(MOST)
  if (failed.length) await again(uow, webhook, failed)
  return failed.length
}

async function again(uow: UnitOfWork, webhook: Webhook, deliveries: WebhookDelivery[]) {
  const rows = deliveries.map((delivery) => ({
    ...waitingRow(webhook.id, delivery),
    replay_of_id: delivery.id,
  }))
  await multiInsert(uow.trx, 'webhook_deliveries', rows)
  // who asks for it believes that the receiver is back
  await uow.trx.from('webhooks').where('id', webhook.id).update({ paused_until: null, silences: 0 })
  await uow.audit({ action: 'replay', ...about(webhook), after: { messages: rows.length } })
}
