import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { languageNow, translatorIn } from '#core/base/language'
import { flag, id, instant, nullable, object, oneOf, text, whole } from '#core/openapi/schema'
import Webhook from '#administration/webhooks/webhook'
import { DELIVERY_STATES } from './webhook_delivery.js'
import type WebhookDelivery from './webhook_delivery.js'

/** Messages with the names of their webhooks. */
export async function presentDeliveries(
  deliveries: WebhookDelivery[],
  client?: QueryClientContract
) {
  const ids = [...new Set(deliveries.map(({ webhookId }) => webhookId))]
  const webhooks = await Webhook.query({ client }).whereIn('id', ids).select('id', 'name')
  const names = new Map(webhooks.map(({ id, name }) => [id, name]))
  return deliveries.map((delivery) => ({
    ...present(delivery),
    webhookName: names.get(delivery.webhookId)!,
  }))
}

function present(delivery: WebhookDelivery) {
  const { id: deliveryId, webhookId, messageId, event, state, attempts } = delivery
  return {
    ...{ id: deliveryId, webhookId, messageId, event, state, attempts },
    reason: delivery.reason && translatorIn(languageNow())(`webhooks.reasons.${delivery.reason}`),
    statusCode: delivery.statusCode,
    answer: delivery.answer,
    durationMs: delivery.durationMs,
    body: delivery.body,
    replayOfId: delivery.replayOfId,
    dueAt: state === 'waiting' ? iso(delivery.dueAt) : null,
    createdAt: iso(delivery.createdAt)!,
    endedAt: iso(delivery.endedAt),
    can: { replay: delivery.isEnded },
  }
}

export const deliveryFields = {
  ...{
    id,
    webhookId: id,
    webhookName: text,
    messageId: text,
    event: text,
    state: oneOf(DELIVERY_STATES),
  },
  attempts: whole,
  reason: nullable(text),
  statusCode: nullable(whole),
  answer: nullable(text),
  durationMs: nullable(whole),
  body: text,
  replayOfId: nullable(id),
  dueAt: nullable(instant),
  createdAt: instant,
  endedAt: nullable(instant),
  can: object({ replay: flag }),
}

const iso = (day: Webhook['createdAt'] | null) => day?.toUTC().toISO() ?? null
