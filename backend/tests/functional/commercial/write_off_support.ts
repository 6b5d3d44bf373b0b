import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { BUYER } from './books.js'

/** An issued invoice; written where the firm may not be able to issue. */
export async function anOpenInvoice(client: ApiClient) {
  const made = await call(client, 'bdm', 'post', '/api/clients', { body: { name: 'Debtor' } })
  const draft = await call(client, 'accountant', 'post', '/api/invoices', {
    body: {
      type: 'standard',
      clientId: made.body().id,
      buyer: BUYER,
      lines: [{ description: 'Steel', quantity: '10', unitPrice: '100' }],
    },
  })
  const { id } = draft.body()
  const number = `INV-T-${process.pid}-${id}`
  const day = { issued_on: '2026-01-01', due_on: '2026-01-31' }
  await db
    .from('invoices')
    .where('id', id)
    .update({ number, status: 'issued', ...day })
  return draft.body()
}

/** A part of an open invoice that someone asks to give up. */
export async function aWriteOff(client: ApiClient, by: string) {
  const { id, version } = await anOpenInvoice(client)
  const asked = await call(client, by, 'post', `/api/invoices/${id}/write-offs`, {
    body: { amount: '100', reason: 'Client is bankrupt' },
    seen: version,
  })
  asked.assertStatus(201)
  return asked.body()
}
