import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { Books, BUYER } from './books.js'

test.group('Refunds to clients', (group) => {
  const books = Books.within(group)

  /** A paid invoice of 1,150 that was credited: the client has 1,150 to get. */
  async function credit(client: ApiClient) {
    const invoice = await books.issued(client, {
      type: 'standard',
      clientId: await books.party(client),
      buyer: BUYER,
      lines: [{ description: 'Steel', quantity: '10', unitPrice: '100' }],
    })
    await books.received(client, invoice)
    return books.issued(client, { type: 'credit_note', originalId: invoice.id, reason: 'Returned' })
  }

  interface Kept {
    id: number
    version: number
  }

  const refund = (
    client: ApiClient,
    path: string,
    { id, version }: Kept,
    more: object = {},
    who = 'admin'
  ) =>
    call(client, who, 'post', `/api/${path}/${id}/refunds`, {
      body: { amount: '500', method: 'transfer', reason: 'Asked for it', ...more },
      seen: version,
    })

  async function standing(client: ApiClient, clientId: number) {
    const account = await books.get(client, `/api/clients/${clientId}/statement`)
    const ageing = (await books.get(client, '/api/ageing')).body()
    const row = ageing.rows.find((one: any) => one.clientId === clientId)
    return [account.body().closing, row?.outstanding ?? '0.00']
  }

  test('what a credit note has left is paid back, and no more', async ({ client, assert }) => {
    const note = await credit(client)
    ;(await refund(client, 'invoices', note, { amount: '1150.01' })).assertStatus(422)
    ;(await refund(client, 'invoices', note, { amount: '0' })).assertStatus(422)
    ;(await refund(client, 'invoices', note, { paidOn: '2020-01-01' })).assertStatus(422)
    ;(await refund(client, 'invoices', note, { paidOn: '2199-01-01' })).assertStatus(422)
    ;(await refund(client, 'invoices', { ...note, version: 9 })).assertStatus(412)
    const first = await refund(client, 'invoices', note)
    first.assertStatus(200)
    assert.containsSubset(first.body(), { balance: '650.00', status: 'issued' })
    assert.match(first.body().refunds[0].number, /^RFD-\d{4}-0001$/)
    assert.deepEqual(await standing(client, note.clientId), ['-650.00', '-650.00'])
    const last = await refund(client, 'invoices', first.body(), { amount: '650' })
    assert.containsSubset(last.body(), { balance: '0.00', status: 'paid', can: { refund: false } })
    assert.deepEqual(await standing(client, note.clientId), ['0.00', '0.00'])
    ;(await refund(client, 'invoices', last.body(), { amount: '1' })).assertStatus(422)
    const audits = await db.from('audit_logs').where({ action: 'refund', entity_type: 'invoice' })
    assert.lengthOf(audits, 2)
  })

  test('what a receipt has left is paid back; then it is neither spread nor reversed', async ({
    client,
    assert,
  }) => {
    const clientId = await books.party(client)
    const body = { clientId, method: 'transfer', amount: '500' }
    const receipt = (await call(client, 'accountant', 'post', '/api/receipts', { body })).body()
    const answer = await refund(client, 'receipts', receipt)
    answer.assertStatus(200)
    assert.containsSubset(answer.body(), { refunded: '500.00', unallocated: '0.00' })
    assert.deepEqual(await standing(client, clientId), ['0.00', '0.00'])
    const reverse = await call(client, 'admin', 'post', `/api/receipts/${receipt.id}/reverse`, {
      body: { reason: 'Bounced' },
      seen: answer.body().version,
    })
    reverse.assertStatus(409)
  })

  test('not by who made the credit, nor by those who do not pay, nor of an invoice', async ({
    client,
    assert,
  }) => {
    const note = await credit(client)
    const own = await refund(client, 'invoices', note, {}, 'accountant')
    own.assertStatus(403)
    assert.equal(own.body().code, 'OWN_CREDIT')
    assert.isFalse(note.can.refund)
    ;(await refund(client, 'invoices', note, {}, 'staff')).assertStatus(403)
    ;(await client.post(`/api/invoices/${note.id}/refunds`).withCsrfToken()).assertStatus(401)
    const original = (await books.get(client, `/api/invoices/${note.original.id}`)).body()
    ;(await refund(client, 'invoices', original)).assertStatus(409)
    assert.lengthOf(await db.from('client_refunds'), 0)
  })
})
