import type { ApiClient } from '@japa/api-client'
import { anOrder, call } from './support.js'

export const ORDERS = '/api/purchase-orders'

/** An approved order of one line, as the portal answers it. */
export async function anApprovedOrder(client: ApiClient, more: Record<string, unknown> = {}) {
  const draft = await anOrder(client, 'po.clerk', '100', more)
  const path = `${ORDERS}/${draft.id}`
  const submitted = await call(client, 'po.clerk', 'post', `${path}/submit`, {
    seen: draft.version,
  })
  const seen = submitted.body().version
  const approved = await call(client, 'chief.engineer', 'post', `${path}/approve`, { seen })
  approved.assertStatus(200)
  return approved.body()
}

export async function fresh(client: ApiClient, id: number) {
  return (await call(client, 'buyer', 'get', `${ORDERS}/${id}`)).body()
}
