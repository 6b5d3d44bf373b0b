import { DateTime } from 'luxon'
import type { Infer } from '@vinejs/vine/types'
import webhooksConfig from '#config/webhooks'
import { lastSeal } from '#core/audit/sealed_entries'
import { AppError, invalid, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { kindsFor } from './kinds.js'
import { newSecret, sealSecret } from './secret.js'
import type { createWebhookValidator, updateWebhookValidator } from './validator.js'
import Webhook from './webhook.js'

type Input = Infer<typeof updateWebhookValidator>

const MOST = 50

/**
 * Adds a webhook, which is told of what happens from now on.
 * @param abilities of who adds it: more than that person may see it is never told
 * @returns its secret, which is answered once, and its row
 * @throws AppError 409 TOO_MANY_WEBHOOKS, 422 on kinds of records that the person may not open
 */
export async function createWebhook(
  uow: UnitOfWork,
  input: Infer<typeof createWebhookValidator>,
  abilities: ReadonlySet<string>
) {
  const known = await Webhook.query({ client: uow.trx }).select('id').limit(MOST)
  if (known.length >= MOST) throw new AppError(409, 'TOO_MANY_WEBHOOKS')
  const secret = newSecret()
  const webhook = new Webhook().useTransaction(uow.trx)
  webhook.merge({
    ...{ active: true, version: 1, secretSealed: sealSecret(secret), silences: 0 },
    ...{ previousSealed: null, previousUntil: null, failingSince: null, pausedUntil: null },
    ...{ stoppedAt: null, lastSealId: await lastSeal(uow.trx) },
  })
  fill(uow, webhook, input, abilities)
  await webhook.save()
  await uow.audit({ action: 'create', ...about(webhook), after: webhook.toAudit() })
  publishChange(uow, webhook, 'create')
  return { webhook, secret }
}

/** Changes a locked webhook; from then on it is told in the name of who has changed it. @throws as above */
export async function updateWebhook(
  uow: UnitOfWork,
  webhook: Webhook,
  input: Input,
  abilities: ReadonlySet<string>
) {
  const before = webhook.toAudit()
  const wasActive = webhook.active
  fill(uow, webhook, input, abilities)
  // what happened while it was off is not made up for
  if (webhook.active && !wasActive)
    webhook.merge({ ...{ lastSealId: await lastSeal(uow.trx), stoppedAt: null }, ...HEALTHY })
  if (input.url !== undefined) webhook.merge(HEALTHY)
  webhook.version++
  await webhook.save()
  await uow.audit({ action: 'update', ...about(webhook), before, after: webhook.toAudit() })
  publishChange(uow, webhook, 'update')
}

const HEALTHY = { failingSince: null, pausedUntil: null, silences: 0 }

function fill(uow: UnitOfWork, webhook: Webhook, input: Input, abilities: ReadonlySet<string>) {
  const { name, url, resources, active } = input
  const open = kindsFor(abilities)
  const kinds = resources ?? webhook.kinds
  if (!kinds.every((kind) => open.includes(kind))) throw invalid({ resources: ['unknown'] })
  if (name !== undefined) webhook.name = name
  if (url !== undefined) webhook.url = new URL(url).href
  if (active !== undefined) webhook.active = active
  webhook.merge({
    resources: JSON.stringify([...kinds].sort()),
    ...{ ownerId: uow.actor.id!, updatedBy: uow.actor.id },
  })
}

/** A new secret; the one before it signs as well for a day, so that the receiver can change over. */
export async function renewSecret(uow: UnitOfWork, webhook: Webhook): Promise<string> {
  const secret = newSecret()
  webhook.merge({
    ...{ previousSealed: webhook.secretSealed, secretSealed: sealSecret(secret) },
    previousUntil: DateTime.utc().plus({ seconds: webhooksConfig.overlap }),
    ...{ version: webhook.version + 1, updatedBy: uow.actor.id },
  })
  await webhook.save()
  await uow.audit({ action: 'renew_secret', ...about(webhook) })
  publishChange(uow, webhook, 'update')
  return secret
}

export async function deleteWebhook(uow: UnitOfWork, webhook: Webhook) {
  await webhook.delete()
  await uow.audit({ action: 'delete', ...about(webhook), before: webhook.toAudit() })
  publishChange(uow, webhook, 'delete')
}

/** @throws AppError 404, 412 */
export async function lockWebhook(uow: UnitOfWork, id: number, expectedVersion?: number) {
  const webhook = await Webhook.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!webhook) throw notFound()
  if (expectedVersion !== undefined) await checkVersion(webhook, expectedVersion, uow.trx)
  return webhook
}

export const about = ({ id, name }: Webhook) => ({
  entityType: 'webhook',
  entityId: id,
  label: name,
})

function publishChange(uow: UnitOfWork, { id }: Webhook, action: string) {
  const data = { resource: 'webhooks', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'webhooks.manage', data }))
}
