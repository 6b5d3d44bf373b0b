import type { ApiClient } from '@japa/api-client'
import { call } from '../procurement/support.js'
import { BUYER, Books } from './books.js'

/** A draft of an advance above its contract, whose agreement was asked for by who wrote it. */
export async function aHighAdvance(client: ApiClient, by: string) {
  const lines = [{ description: 'Works', quantity: '10', unitRate: '100' }]
  const contract = await new Books().contract(client, { lines })
  const body = { type: 'advance', contractId: contract.id, buyer: BUYER, amount: '1500' }
  const draft = await call(client, by, 'post', '/api/invoices', { body })
  draft.assertStatus(201)
  const { id, version } = draft.body()
  const asked = await call(client, by, 'post', `/api/invoices/${id}/agreement`, {
    body: { reason: 'Steel is paid ahead' },
    seen: version,
  })
  asked.assertStatus(200)
  return asked.body()
}
