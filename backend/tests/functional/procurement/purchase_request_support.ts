import type { ApiClient } from '@japa/api-client'
import { aVendor, call } from './support.js'

export const REQUESTS = '/api/purchase-requests'

/** A request of the store, as the portal answers it. */
export async function aRequest(client: ApiClient, more: Record<string, unknown> = {}) {
  const lines = [
    { description: 'Cement 50 kg', descriptionAr: 'إسمنت 50 كجم', quantity: '100', unit: 'bag' },
    { description: 'Sand, washed', quantity: '20', unit: 'm3' },
  ]
  const body = { title: 'Materials of block B', lines, ...more }
  const response = await call(client, 'storekeeper', 'post', REQUESTS, { body })
  response.assertStatus(201)
  return response.body()
}

/** One step on the version that the step before has left. */
export async function step(
  client: ApiClient,
  by: string,
  request: { id: number },
  path: string,
  body: Record<string, unknown> = {},
  method: 'post' | 'patch' | 'delete' = 'post'
) {
  const { version } = (await call(client, 'buyer', 'get', `${REQUESTS}/${request.id}`)).body()
  return call(client, by, method, `${REQUESTS}/${request.id}/${path}`, { body, seen: version })
}

/** A request that vendors may be invited to quote for. */
export async function anApprovedRequest(client: ApiClient, more: Record<string, unknown> = {}) {
  const request = await aRequest(client, more)
  ;(await step(client, 'storekeeper', request, 'submit')).assertStatus(200)
  const approved = await step(client, 'buyer', request, 'approve')
  approved.assertStatus(200)
  return approved.body()
}

/** The same with two vendors requested. @returns its quotes in the order of the vendors */
export async function anRfq(client: ApiClient, more: Record<string, unknown> = {}) {
  const request = await anApprovedRequest(client, more)
  const vendors = [
    await aVendor({ status: 'approved', purchasingCurrency: 'SAR' }),
    await aVendor({ status: 'approved', purchasingCurrency: 'USD' }),
  ]
  const vendorIds = vendors.map(({ id }) => id)
  const requested = await step(client, 'po.clerk', request, 'quotes', { vendorIds })
  requested.assertStatus(200)
  const { quotes } = await comparison(client, request)
  return {
    request: requested.body(),
    vendors,
    quotes,
    lineIds: request.lines.map(({ id }: any) => id),
  }
}

export async function comparison(client: ApiClient, { id }: { id: number }) {
  const response = await call(client, 'po.clerk', 'get', `${REQUESTS}/${id}/quotes`)
  response.assertStatus(200)
  return response.body()
}
