import type { ApiClient } from '@japa/api-client'
import { inDays } from '#tests/helpers/days'
import { fresh, ORDERS } from './goods_receipt_support.js'
import { call } from './support.js'

export const ADVANCES = '/api/vendor-advances'

/** A guarantee of 2,300 riyals. */
export const guarantee = (more: Record<string, unknown> = {}) => ({
  guaranteeNumber: 'LG-77/001',
  guaranteeBank: 'Riyad Bank',
  guaranteeAmount: '2300',
  guaranteeExpiresOn: inDays(90),
  ...more,
})

export async function requestAdvance(
  client: ApiClient,
  id: number,
  body: Record<string, unknown>,
  by = 'po.clerk'
) {
  const { version: seen } = await fresh(client, id)
  return call(client, by, 'post', `${ORDERS}/${id}/advances`, { body, seen })
}

/** An advance of ten riyals that waits for its approval, as the portal answers it. */
export async function anAdvance(client: ApiClient, { id }: { id: number }, by: string) {
  const more = guarantee({ guaranteeNumber: `LG-${id}` })
  const made = await requestAdvance(client, id, { amount: '10', ...more }, by)
  made.assertStatus(201)
  return made.body()
}
