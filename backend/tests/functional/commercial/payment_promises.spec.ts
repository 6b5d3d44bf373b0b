import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { today } from '#core/settings/firm_clock'
import { call } from '../procurement/support.js'
import { Books, BUYER } from './books.js'

const inDays = (days: number) => DateTime.fromISO(today()).plus({ days }).toISODate()!

test.group('Promises to pay', (group) => {
  const books = Books.within(group)

  const anInvoice = async (client: ApiClient) =>
    books.issued(client, {
      type: 'standard',
      clientId: await books.party(client),
      buyer: BUYER,
      lines: [{ description: 'Steel', quantity: '10', unitPrice: '100' }],
    })

  const fresh = async (client: ApiClient, id: number) =>
    (await books.get(client, `/api/invoices/${id}`)).body()

  async function promise(client: ApiClient, id: number, more: object = {}, who = 'accountant') {
    const { version } = await fresh(client, id)
    const body = { amount: '500', dueOn: inDays(5), ...more }
    return call(client, who, 'post', `/api/invoices/${id}/promises`, { body, seen: version })
  }

  async function statusOf(client: ApiClient, invoiceId: number) {
    const listed = await books.get(client, `/api/payment-promises?invoiceId=${invoiceId}`)
    return listed.body().map((one: any) => [one.status, one.received])
  }

  /** As if its day had passed. */
  const pass = (invoiceId: number) =>
    db
      .from('payment_promises')
      .where('invoice_id', invoiceId)
      .update({ due_on: inDays(-1) })

  test('are kept by receipts that come after them, not by those before', async ({
    client,
    assert,
  }) => {
    const invoice = await anInvoice(client)
    await books.received(client, invoice, '600')
    ;(await promise(client, invoice.id)).assertStatus(201)
    assert.deepEqual(await statusOf(client, invoice.id), [['pending', '0.00']])
    const receipt = await books.received(client, invoice, '500')
    assert.deepEqual(await statusOf(client, invoice.id), [['kept', '500.00']])
    // a cheque that bounces later keeps nothing
    const back = await call(client, 'admin', 'post', `/api/receipts/${receipt.id}/reverse`, {
      body: { reason: 'Bounced' },
      seen: receipt.version,
    })
    back.assertStatus(200)
    await pass(invoice.id)
    assert.deepEqual(await statusOf(client, invoice.id), [['broken', '0.00']])
  })

  test('are broken when their day has passed, by too little or nothing', async ({
    client,
    assert,
  }) => {
    const invoice = await anInvoice(client)
    await promise(client, invoice.id)
    await pass(invoice.id)
    assert.deepEqual(await statusOf(client, invoice.id), [['broken', '0.00']])
    // money that comes after the day does not mend it
    await books.received(client, invoice, '500')
    assert.deepEqual(await statusOf(client, invoice.id), [['broken', '0.00']])
    ;(await promise(client, invoice.id)).assertStatus(201)
  })

  test('one at a time, of what is open, for a day to come', async ({ client, assert }) => {
    const invoice = await anInvoice(client)
    for (const more of [{ amount: '1150.01' }, { amount: '0' }, { dueOn: inDays(-1) }])
      (await promise(client, invoice.id, more)).assertStatus(422)
    const first = await promise(client, invoice.id, { promisedBy: 'Mr Saad' })
    first.assertStatus(201)
    const second = await promise(client, invoice.id)
    second.assertStatus(409)
    assert.equal(second.body().code, 'PROMISE_OPEN')
    const cancel = (seen: number) =>
      call(client, 'accountant', 'post', `/api/payment-promises/${first.body().id}/cancel`, {
        body: { reason: 'Wrong amount' },
        seen,
      })
    ;(await cancel(7)).assertStatus(412)
    const cancelled = await cancel(1)
    assert.containsSubset(cancelled.body(), { status: 'cancelled', can: { cancel: false } })
    ;(await cancel(2)).assertStatus(409)
    const audits = await db.from('audit_logs').where('entity_type', 'payment_promise')
    assert.lengthOf(audits, 2)
  })

  test('are noted by those who invoice; the client is that of the invoice', async ({
    client,
    assert,
  }) => {
    const invoice = await anInvoice(client)
    ;(await client.get('/api/payment-promises')).assertStatus(401)
    ;(await call(client, 'staff', 'get', '/api/payment-promises')).assertStatus(403)
    ;(await promise(client, invoice.id, {}, 'staff')).assertStatus(403)
    const other = await books.party(client, 'Another client')
    ;(await promise(client, invoice.id, { clientId: other })).assertStatus(422)
    const own = await promise(client, invoice.id)
    assert.equal(own.body().clientId, invoice.clientId)
  })
})
