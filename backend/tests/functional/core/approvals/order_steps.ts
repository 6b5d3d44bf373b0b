import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { today } from '#core/settings/firm_clock'
import { loadSettings } from '#core/settings/settings'
import { call, line } from '#tests/functional/procurement/support'
import { person } from '#tests/helpers/users'

export interface Order {
  id: number
  version: number
  can: Record<string, boolean>
  approval: { steps: { escalated: boolean; deciders: { name: string }[] }[] }
}

export const at = ({ id }: Order, action = '') =>
  `/api/purchase-orders/${id}${action && `/${action}`}`
export const idOf = async (username: string) => (await person(username)).id

export async function edit(client: ApiClient, username: string, order: Order, net: string) {
  const body = { lines: [line(net)] }
  const edited = await call(client, username, 'patch', at(order), { seen: order.version, body })
  edited.assertStatus(200)
  return edited.body() as Order
}

export async function submit(client: ApiClient, username: string, order: Order) {
  const sent = { seen: order.version }
  const submitted = await call(client, username, 'post', at(order, 'submit'), sent)
  submitted.assertStatus(200)
  return submitted.body() as Order
}

export const approve = (client: ApiClient, username: string, order: Order) =>
  call(client, username, 'post', at(order, 'approve'), { seen: order.version })

/** Whether a person is shown that they can decide: on the page and in the list of what awaits them. */
export async function isAsked(client: ApiClient, username: string, { id }: Order) {
  const shown = await call(client, username, 'get', `/api/purchase-orders/${id}`)
  const inbox = await call(client, username, 'get', '/api/approvals')
  const listed = inbox.body().some((one: any) => one.documentId === id)
  return { can: shown.body().can.approve as boolean, listed }
}

export async function delegate(client: ApiClient, from: string, to: string) {
  const body = { delegateId: await idOf(to), fromOn: today(), toOn: today() }
  const given = await call(client, from, 'post', '/api/approval-delegations', { body })
  given.assertStatus(201)
}

/** For the rest of the test; the group's teardown reads the settings again. */
export async function set(key: string, value: unknown) {
  const row = { value: JSON.stringify(value) }
  const changed = await db.from('settings').where('key', key).update(row)
  if (!Number(changed)) await db.table('settings').insert({ key, ...row, updated_at: '2026-01-01' })
  await loadSettings()
}
