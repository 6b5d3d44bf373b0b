import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { deliverDue, webhooksDue } from '#administration/webhook_deliveries/deliver'
import { fanOut } from '#administration/webhook_deliveries/fan_out'
import { sealAudit } from '#core/audit/seal_audit'
import { sqlInstant } from '#core/database/instants'
import type { Received } from '#tests/helpers/webhook_receiver'
import { call, vendorBody } from '../procurement/support.js'

export const PATH = '/api/webhooks'
export const DELIVERIES = '/api/webhook-deliveries'
export async function aWebhook(client: ApiClient, url: string, more: Record<string, unknown> = {}) {
  // what the demo people did before is no news
  await sealAudit()
  const body = { name: 'Accounts', url, resources: ['vendors'], ...more }
  const made = await call(client, 'admin', 'post', PATH, { body })
  made.assertStatus(201)
  return made.body() as { id: number; version: number; secret: string }
}

export async function aNewVendor(client: ApiClient, more: Record<string, unknown> = {}) {
  const made = await call(client, 'buyer', 'post', '/api/vendors', { body: vendorBody(more) })
  made.assertStatus(201)
  return made.body() as { id: number; version: number; name: string }
}

/** What the worker does every other second. */
export async function tell() {
  await sealAudit()
  await fanOut()
  for (const id of await webhooksDue()) await deliverDue(id, new AbortController().signal)
}

/** Time passes: everything that waits is due. */
export const makeDue = async () => {
  await db
    .from('webhook_deliveries')
    .where('state', 'waiting')
    .update({ due_at: sqlInstant(-1) })
  await db.from('webhooks').update({ paused_until: null })
}

export const deliveriesOf = (id: number) =>
  db.from('webhook_deliveries').where('webhook_id', id).orderBy('id')

export const headersOf = ({ headers }: Received) => headers as Record<string, string>
