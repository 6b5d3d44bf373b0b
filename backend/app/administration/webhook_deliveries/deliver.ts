import { randomUUID } from 'node:crypto'
import webhooksConfig from '#config/webhooks'
import { affected } from '#core/database/affected'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { transact } from '#core/unit_of_work/transact'
import { actorOf } from '#core/unit_of_work/actor_of'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { post, type Answer } from './post.js'
import { signatureOf } from '#administration/webhooks/secret'
import Webhook from '#administration/webhooks/webhook'
import WebhookDelivery, { type DeliveryReason } from './webhook_delivery.js'

export const WEBHOOK_STOPPED = 'webhooks.stopped'

/** A webhook that has taken nothing for days. */
export interface WebhookStopped {
  webhookId: number
  name: string
  ownerId: number
}

/** A sender that is not heard of for longer than an attempt may take has died. */
const CLAIM_SECONDS = webhooksConfig.patience + 20

/**
 * Sends what is due of one webhook, one message after the other, in their order.
 * A receiver that does not answer is left alone for a while: what else waits for it is not tried in vain.
 * @returns how many attempts were made
 */
export async function deliverDue(webhookId: number, signal: AbortSignal): Promise<number> {
  let made = 0
  for (;;) {
    signal.throwIfAborted()
    const delivery = await claimNext(webhookId)
    if (!delivery) return made
    made++
    const webhook = await Webhook.find(webhookId, { client: writer() })
    if (!webhook?.active) {
      await end(delivery, 'failed', { reason: 'switched_off' })
      continue
    }
    const answer = await attempt(webhook, delivery, signal)
    await settle(webhook, delivery, answer)
    if (isSilent(answer)) return made
  }
}

/** Of webhooks that have something due and are not left alone for now, their ids. */
export async function webhooksDue(): Promise<number[]> {
  const now = sqlInstant()
  const rows = await writer()
    .from('webhooks')
    .where((query) => query.whereNull('paused_until').orWhere('paused_until', '<=', now))
    .whereExists((query) =>
      query
        .from('webhook_deliveries')
        .whereColumn('webhook_deliveries.webhook_id', 'webhooks.id')
        .whereIn('state', ['waiting', 'sending'])
        .where('due_at', '<=', now)
    )
    .select('id')
  return rows.map(({ id }) => Number(id))
}

/** Takes the next message that is due, or one whose sender has fallen silent. */
async function claimNext(webhookId: number): Promise<WebhookDelivery | null> {
  const claim = randomUUID()
  for (;;) {
    const next = await WebhookDelivery.query({ client: writer() })
      .where('webhook_id', webhookId)
      .whereIn('state', ['waiting', 'sending'])
      .where('due_at', '<=', sqlInstant())
      .orderBy(['due_at', 'id'])
      .first()
    if (!next) return null
    const { id, state, attempts } = next
    const changes = { state: 'sending', claim, due_at: sqlInstant(CLAIM_SECONDS) }
    const free = writer()
      .from('webhook_deliveries')
      .where({ id, state, attempts, claim: next.claim })
    if (await affected(free.update({ ...changes, attempts: attempts + 1 }))) {
      next.merge({ state: 'sending', claim, attempts: attempts + 1 })
      return next
    }
  }
}

/** One attempt, signed anew: receivers refuse what is older than some minutes. */
function attempt(webhook: Webhook, { messageId, body }: WebhookDelivery, signal: AbortSignal) {
  const seconds = Math.floor(Date.now() / 1000)
  const { secretSealed, previousSealed, previousUntil } = webhook
  const both = previousSealed && previousUntil && previousUntil.toMillis() > Date.now()
  const sealed = both ? [secretSealed, previousSealed] : [secretSealed]
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Binaa-Webhooks/1',
    'webhook-id': messageId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatureOf(sealed, { id: messageId, seconds, body }),
  }
  return post(new URL(webhook.url), headers, body, signal)
}

async function settle(webhook: Webhook, delivery: WebhookDelivery, answer: Answer) {
  if (!answer.reason) {
    await end(delivery, 'delivered', answer)
    await writer()
      .from('webhooks')
      .where('id', webhook.id)
      .update({ failing_since: null, silences: 0, paused_until: null })
    return
  }
  const pause = webhooksConfig.pauses[delivery.attempts - 1]
  if (pause === undefined) await end(delivery, 'failed', answer)
  else await held(delivery).update({ ...told(answer), state: 'waiting', due_at: later(pause) })
  await noteFailure(webhook, answer)
}

/** The receiver itself is down or busy; another refusal may be about this one message. */
const isSilent = ({ reason, statusCode }: Answer) =>
  reason !== null && (statusCode === null || statusCode === 429 || statusCode >= 500)

/** It says that it is gone for good. */
const GONE = 410

/** Spread, so that many do not return in step. */
const later = (pause: number) => sqlInstant(pause * (0.9 + Math.random() * 0.2))

const held = ({ id, claim }: WebhookDelivery) =>
  writer().from('webhook_deliveries').where({ id, claim, state: 'sending' })

const told = ({ reason, statusCode, answer, durationMs }: Partial<Answer>) => ({
  reason: reason ?? null,
  status_code: statusCode ?? null,
  answer: answer ?? null,
  duration_ms: durationMs ?? null,
})

const end = (
  delivery: WebhookDelivery,
  state: 'delivered' | 'failed',
  answer: Partial<Answer> & { reason: DeliveryReason | null }
) => held(delivery).update({ ...told(answer), state, ended_at: sqlInstant() })

/** Notes since when nothing arrives; after some days the webhook is switched off and its owner told. */
async function noteFailure({ id }: Webhook, answer: Answer) {
  await transact(await actorOf(null, `webhook:${id}`), async (uow) => {
    const webhook = await Webhook.query({ client: uow.trx }).where('id', id).forUpdate().first()
    if (!webhook?.active) return
    const since = webhook.failingSince?.toMillis() ?? Date.now()
    const isOver = Date.now() >= since + webhooksConfig.giveUp * 1000
    if (isOver || answer.statusCode === GONE) return stop(uow, webhook)
    const silences = isSilent(answer) ? webhook.silences + 1 : 0
    await uow.trx
      .from('webhooks')
      .where('id', id)
      .update({
        failing_since: sqlInstant(0, since),
        silences,
        paused_until: silences ? sqlInstant(Math.min(LONGEST_PAUSE, 2 ** silences)) : null,
      })
  })
}

/** Seconds for which a receiver that does not answer is left alone, at most. */
const LONGEST_PAUSE = 300

async function stop(uow: UnitOfWork, webhook: Webhook) {
  const before = webhook.toAudit()
  const { id, name, ownerId } = webhook
  await uow.trx
    .from('webhooks')
    .where('id', id)
    .update({ active: false, stopped_at: sqlInstant(), version: webhook.version + 1 })
  const after = { ...before, active: false }
  await uow.audit({
    action: 'stop',
    entityType: 'webhook',
    entityId: id,
    label: name,
    before,
    after,
  })
  await uow.emit(WEBHOOK_STOPPED, { webhookId: id, name, ownerId } satisfies WebhookStopped)
}
