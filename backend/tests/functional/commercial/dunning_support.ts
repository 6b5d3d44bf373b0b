import type { ApiClient } from '@japa/api-client'
import { call } from '../procurement/support.js'
import { anOpenInvoice } from './write_off_support.js'

/** The id of a letter about an overdue invoice. */
export async function aLetter(client: ApiClient): Promise<number> {
  const { clientId } = await anOpenInvoice(client)
  const body = { clientId, currency: 'SAR' }
  const written = await call(client, 'accountant', 'post', '/api/dunning-letters', { body })
  written.assertStatus(201)
  return written.body().id
}
