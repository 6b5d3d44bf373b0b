import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { lock, unlock } from '../finance/lock_support.js'
import { call } from '../procurement/support.js'
import { Books, BUYER } from './books.js'

test.group('Write-offs', (group) => {
  const books = Books.within(group)

  const anInvoice = async (client: ApiClient) =>
    books.issued(client, {
      type: 'standard',
      clientId: await books.party(client),
      buyer: BUYER,
      lines: [{ description: 'Steel', quantity: '10', unitPrice: '100' }],
    })

  const request = (
    client: ApiClient,
    { id, version }: { id: number; version: number },
    amount = '150',
    who = 'accountant'
  ) =>
    call(client, who, 'post', `/api/invoices/${id}/write-offs`, {
      body: { amount, reason: 'Client is bankrupt' },
      seen: version,
    })

  const act = (
    client: ApiClient,
    { id, version }: { id: number; version: number },
    step: string,
    who = 'general.manager'
  ) =>
    call(client, who, 'post', `/api/write-offs/${id}/${step}`, {
      body: step === 'approve' ? {} : { reason: 'As agreed' },
      seen: version,
    })

  /** Balance of the invoice, closing of the account and sum of the ageing. */
  async function standing(client: ApiClient, { id, clientId }: { id: number; clientId: number }) {
    const invoice = (await books.get(client, `/api/invoices/${id}`)).body()
    const account = (await books.get(client, `/api/clients/${clientId}/statement`)).body()
    const ageing = (await books.get(client, '/api/ageing')).body()
    const row = ageing.rows.find((one: any) => one.clientId === clientId)
    return [invoice.balance, account.closing, row?.outstanding ?? '0.00']
  }

  test('take effect when another person approves, in invoice, account and ageing alike', async ({
    client,
    assert,
  }) => {
    const invoice = await anInvoice(client)
    const asked = await request(client, invoice)
    asked.assertStatus(201)
    assert.match(asked.body().number, /^WO-\d{4}-\d+$/)
    assert.deepEqual(await standing(client, invoice), ['1150.00', '1150.00', '1150.00'])
    const approved = await act(client, asked.body(), 'approve')
    approved.assertStatus(200)
    assert.containsSubset(approved.body(), { status: 'approved', writtenOffOn: today() })
    assert.deepEqual(await standing(client, invoice), ['1000.00', '1000.00', '1000.00'])
    const shown = (await books.get(client, `/api/invoices/${invoice.id}`)).body()
    assert.containsSubset(shown, {
      status: 'partially_paid',
      vat: '150.00',
      settlements: [{ kind: 'write_off', number: asked.body().number, amount: '150.00' }],
    })
    const account = await books.get(client, `/api/clients/${invoice.clientId}/statement`)
    assert.containsSubset(account.body().rows, [{ kind: 'write_off', amount: '-150.00' }])
  })

  test('are reversed: the amount is owed again, and both entries stay', async ({
    client,
    assert,
  }) => {
    const invoice = await anInvoice(client)
    const asked = await request(client, invoice, '1150')
    const approved = await act(client, asked.body(), 'approve')
    assert.deepEqual(await standing(client, invoice), ['0.00', '0.00', '0.00'])
    ;(await act(client, approved.body(), 'reverse', 'accountant')).assertStatus(403)
    const reversed = await act(client, approved.body(), 'reverse')
    reversed.assertStatus(200)
    assert.deepEqual(await standing(client, invoice), ['1150.00', '1150.00', '1150.00'])
    ;(await act(client, reversed.body(), 'reverse')).assertStatus(409)
    const rows = await db.from('invoice_settlements').where('write_off_id', asked.body().id)
    assert.deepEqual(
      rows.map((row) => Number(row.amount_minor)),
      [115_000, -115_000]
    )
  })

  test('are not approved by who asked, nor asked for or read by others', async ({
    client,
    assert,
  }) => {
    const invoice = await anInvoice(client)
    ;(await client.post(`/api/invoices/${invoice.id}/write-offs`).withCsrfToken()).assertStatus(401)
    ;(await request(client, invoice, '150', 'staff')).assertStatus(403)
    const asked = await request(client, invoice, '150', 'admin')
    const own = await act(client, asked.body(), 'approve', 'admin')
    own.assertStatus(403)
    assert.equal(own.body().code, 'SELF_APPROVAL')
    ;(await act(client, asked.body(), 'approve', 'accountant')).assertStatus(403)
    ;(await call(client, 'staff', 'get', `/api/write-offs/${asked.body().id}`)).assertStatus(403)
    assert.deepEqual(await standing(client, invoice), ['1150.00', '1150.00', '1150.00'])
  })

  test('never take more than is open, when asked or when approved', async ({ client, assert }) => {
    const invoice = await anInvoice(client)
    for (const amount of ['0', '1150.01', '10.005'])
      (await request(client, invoice, amount)).assertStatus(422)
    const asked = await request(client, invoice, '1000')
    ;(await request(client, invoice, '10')).assertStatus(409)
    const paid = await books.received(client, invoice, '500')
    assert.equal(paid.allocated, '500.00')
    ;(await act(client, asked.body(), 'approve')).assertStatus(422)
    assert.deepEqual(await standing(client, invoice), ['650.00', '650.00', '650.00'])
    const rejected = await act(client, asked.body(), 'reject')
    assert.containsSubset(rejected.body(), { status: 'rejected', comment: 'As agreed' })
  })

  test('are not posted while today is locked', async ({ client }) => {
    const invoice = await anInvoice(client)
    const asked = await request(client, invoice)
    await lock(client, 'sales', today())
    ;(await act(client, asked.body(), 'approve')).assertStatus(422)
    await unlock(client, 'sales')
    ;(await act(client, asked.body(), 'approve')).assertStatus(200)
  })
})
