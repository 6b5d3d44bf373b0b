import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { loadSettings } from '#core/settings/settings'
import { BUYER, type Books } from './books.js'

export const inDays = (days: number) => addDays(today(), days)

/** An issued invoice over 115.00 that has been due for some days. */
export async function anOverdueInvoice(
  books: Books,
  client: ApiClient,
  { clientId, days }: { clientId: number; days: number }
) {
  const invoice = await books.issued(client, {
    type: 'standard',
    clientId,
    buyer: BUYER,
    lines: [{ description: 'Steel', quantity: '1', unitPrice: '100' }],
  })
  const due = { due_on: inDays(-days) }
  await db.from('invoices').where('id', invoice.id).update(due)
  return invoice
}

/** A setting as an administrator would have stored it; gone with the transaction of the test. */
export async function setTo(key: string, value: unknown) {
  await db.from('settings').where('key', key).delete()
  const row = { key, value: JSON.stringify(value), updated_at: '2026-01-01 00:00:00' }
  await db.table('settings').insert(row)
  await loadSettings()
}
