import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { anOrder, call, invoice } from '../procurement/support.js'

/** Makes a record, and answers its id. */
export const made = async (
  client: ApiClient,
  by: string,
  path: string,
  body: Record<string, unknown>
) => {
  const response = await call(client, by, 'post', path, { body })
  response.assertStatus(201)
  return response.body().id as number
}

export const aClient = (client: ApiClient) => made(client, 'bdm', '/api/clients', { name: 'Huda' })

export async function aReceipt(client: ApiClient): Promise<number> {
  const order = await anOrder(client, 'po.clerk', '100')
  await db.from('purchase_orders').where('id', order.id).update({ status: 'sent' })
  const body = { lines: [{ lineId: order.lines[0].id, accepted: '1' }] }
  const path = `/api/purchase-orders/${order.id}/receipts`
  return (await call(client, 'storekeeper', 'post', path, { body, seen: order.version })).body()[0]
    .id
}

export async function aBill(client: ApiClient): Promise<number> {
  const order = await anOrder(client, 'po.clerk', '100')
  await db.from('purchase_orders').where('id', order.id).update({ status: 'sent' })
  const lineId = order.lines[0].id as number
  const body = invoice({
    vendorNumber: 'INV-1',
    lines: [{ lineId, quantity: '1', unitPrice: '100' }],
  })
  const path = `/api/purchase-orders/${order.id}/bills`
  return (await call(client, 'po.clerk', 'post', path, { body, seen: order.version })).body()[0].id
}

export function aTrip(client: ApiClient) {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  return made(client, 'buyer', '/api/trips', {
    type: 'site_delivery',
    vehicle: 'ABD 7007',
    driver: 'Driver of the test',
    plannedStartAt: at(1),
    plannedEndAt: at(3),
    cargo: [{ description: 'Tools', quantity: '2' }],
  })
}
