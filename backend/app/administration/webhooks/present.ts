import { personIn, userNames } from '#core/base/user_names'
import {
  arrayOf,
  can,
  flag,
  id,
  instant,
  nullable,
  person,
  text,
  whole,
} from '#core/openapi/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type Webhook from './webhook.js'

/** Webhooks as lists and pages show them; of the secret nothing. */
export async function presentWebhooks(webhooks: Webhook[], client?: QueryClientContract) {
  const names = await userNames(
    webhooks.map(({ ownerId }) => ownerId),
    client
  )
  return webhooks.map((webhook) => ({
    ...{ id: webhook.id, version: webhook.version, name: webhook.name, url: webhook.url },
    resources: webhook.kinds,
    active: Boolean(webhook.active),
    failingSince: iso(webhook.failingSince),
    stoppedAt: iso(webhook.stoppedAt),
    owner: personIn(names, webhook.ownerId),
    createdAt: iso(webhook.createdAt)!,
    updatedAt: iso(webhook.updatedAt)!,
    // who may read them may change them
    can: { update: true, delete: true },
  }))
}

export const webhookFields = {
  ...{ id, version: whole, name: text, url: text },
  resources: arrayOf(text),
  active: flag,
  failingSince: nullable(instant),
  stoppedAt: nullable(instant),
  owner: person,
  createdAt: instant,
  updatedAt: instant,
  can: can('update', 'delete'),
}

const iso = (day: Webhook['createdAt'] | null) => day?.toUTC().toISO() ?? null
