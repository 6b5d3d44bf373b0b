import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { today } from '#core/settings/firm_clock'
import { Books, BUYER } from '../commercial/books.js'
import { call } from '../procurement/support.js'
import { lock, LOCKS, lockOf, unlock } from './lock_support.js'

const inDays = (days: number) => DateTime.fromISO(today()).plus({ days }).toISODate()!

test.group('Period locks', (group) => {
  const books = Books.within(group)

  const receipt = (client: ApiClient, clientId: number, more: object = {}, language?: 'ar') =>
    call(client, 'accountant', 'post', '/api/receipts', {
      body: { clientId, method: 'transfer', amount: '500', ...more },
      language,
    })

  async function anInvoice(client: ApiClient) {
    return books.issued(client, {
      type: 'standard',
      clientId: await books.party(client),
      buyer: BUYER,
      lines: [{ description: 'Steel', quantity: '1', unitPrice: '100' }],
    })
  }

  test('are read, set and lifted by those who may', async ({ client }) => {
    ;(await client.get(LOCKS)).assertStatus(401)
    ;(await client.post(`${LOCKS}/unlock`).withCsrfToken()).assertStatus(401)
    ;(await call(client, 'staff', 'get', `${LOCKS}/state`)).assertStatus(403)
    ;(await lock(client, 'sales', inDays(-10), 'bdm')).assertStatus(403)
    ;(await lock(client, 'sales', inDays(-10))).assertStatus(200)
    // who books does not open what is locked
    ;(await unlock(client, 'sales', { who: 'accountant' })).assertStatus(403)
    ;(await unlock(client, 'sales')).assertStatus(200)
  })

  test('go forward only, never ahead of today, on the version that was read', async ({
    client,
    assert,
  }) => {
    ;(await lock(client, 'all', inDays(1))).assertStatus(422)
    ;(await lock(client, 'all', inDays(-10))).assertStatus(200)
    ;(await lock(client, 'all', inDays(-10))).assertStatus(422)
    ;(await lock(client, 'all', inDays(-20))).assertStatus(422)
    const body = { module: 'all', lockedThroughOn: inDays(-5) }
    ;(await call(client, 'accountant', 'post', LOCKS, { body, seen: 1 })).assertStatus(412)
    ;(await call(client, 'accountant', 'post', LOCKS, { body })).assertStatus(428)
    assert.equal((await lockOf(client, 'all')).lockedThroughOn, inDays(-10))
  })

  test('are lifted with a reason, to an earlier day or wholly', async ({ client, assert }) => {
    ;(await unlock(client, 'stock')).assertStatus(409)
    ;(await lock(client, 'stock', inDays(-10))).assertStatus(200)
    ;(await unlock(client, 'stock', { reason: '' })).assertStatus(422)
    ;(await unlock(client, 'stock', { reason: null })).assertStatus(422)
    ;(await unlock(client, 'stock', { day: inDays(-10) })).assertStatus(422)
    ;(await unlock(client, 'stock', { day: inDays(-40) })).assertStatus(200)
    assert.equal((await lockOf(client, 'stock')).lockedThroughOn, inDays(-40))
    ;(await unlock(client, 'stock')).assertStatus(200)
    assert.isNull((await lockOf(client, 'stock')).lockedThroughOn)
  })

  test('refuse a receipt of a locked day, in both languages, and take one after it', async ({
    client,
    assert,
  }) => {
    const clientId = await books.party(client)
    await lock(client, 'sales', inDays(-10))
    const refused = await receipt(client, clientId, { receivedOn: inDays(-10) })
    refused.assertStatus(422)
    assert.containsSubset(refused.body(), {
      code: 'PERIOD_LOCKED',
      errors: { receivedOn: ['This day is in a locked period.'] },
    })
    assert.include(refused.body().message, inDays(-10))
    const arabic = await receipt(client, clientId, { receivedOn: inDays(-12) }, 'ar')
    assert.include(arabic.body().message, 'الدفاتر مقفلة حتى')
    assert.lengthOf(await db.from('receipts').where('client_id', clientId), 0)
    const taken = await receipt(client, clientId, { receivedOn: inDays(-9) })
    taken.assertStatus(201)
    // a lock on all parts counts as well, and the later of both days
    await lock(client, 'all', inDays(-9))
    ;(await receipt(client, clientId, { receivedOn: inDays(-9) })).assertStatus(422)
    const reverse = (reversedOn: string) =>
      call(client, 'admin', 'post', `/api/receipts/${taken.body().id}/reverse`, {
        body: { reason: 'Bounced', reversedOn },
        seen: 1,
      })
    ;(await reverse(inDays(-9))).assertStatus(422)
    ;(await reverse(inDays(-8))).assertStatus(200)
  })

  test('refuse to issue and to refund on a locked day', async ({ client, assert }) => {
    const invoice = await anInvoice(client)
    await books.received(client, invoice)
    const credit = { type: 'credit_note', originalId: invoice.id, reason: 'Returned' }
    const note = await books.issued(client, credit)
    const draft = await books.draft(client, {
      type: 'standard',
      clientId: await books.party(client),
      buyer: BUYER,
      lines: [{ description: 'Steel', quantity: '1', unitPrice: '100' }],
    })
    await lock(client, 'sales', today())
    const issuing = await books.issue(client, draft.body())
    issuing.assertStatus(422)
    assert.equal(issuing.body().code, 'PERIOD_LOCKED')
    const body = { amount: '10', method: 'transfer', reason: 'Asked for it' }
    const refund = await call(client, 'admin', 'post', `/api/invoices/${note.id}/refunds`, {
      body,
      seen: note.version,
    })
    refund.assertStatus(422)
    assert.lengthOf(await db.from('client_refunds'), 0)
    await unlock(client, 'sales')
    ;(await books.issue(client, draft.body())).assertStatus(200)
  })

  test('a receipt of a locked period is spread today: what was reported stays', async ({
    client,
    assert,
  }) => {
    const invoice = await anInvoice(client)
    await db
      .from('invoices')
      .where('id', invoice.id)
      .update({ issued_on: inDays(-30) })
    const { clientId } = invoice
    const kept = (await receipt(client, clientId, { receivedOn: inDays(-20) })).body()
    await lock(client, 'sales', inDays(-10))
    const spread = await call(
      client,
      'accountant',
      'post',
      `/api/receipts/${kept.id}/allocations`,
      {
        body: { allocations: [{ invoiceId: invoice.id, amount: '115' }] },
        seen: kept.version,
      }
    )
    spread.assertStatus(200)
    const [row] = await db.from('invoice_settlements').where('receipt_id', kept.id)
    assert.equal(row.settled_on, today())
  })

  test('what is opened, booked into and locked again shows in the log', async ({
    client,
    assert,
  }) => {
    const clientId = await books.party(client)
    await lock(client, 'sales', inDays(-10))
    await unlock(client, 'sales', { day: inDays(-30), reason: 'A receipt was forgotten' })
    ;(await receipt(client, clientId, { receivedOn: inDays(-15) })).assertStatus(201)
    await lock(client, 'sales', inDays(-10))
    const log = await call(client, 'accountant', 'get', `${LOCKS}?module=sales&_sort=createdAt`)
    log.assertStatus(200)
    assert.containsSubset(log.body(), [
      { action: 'lock', beforeOn: inDays(-30), afterOn: inDays(-10) },
      { action: 'unlock', afterOn: inDays(-30), reason: 'A receipt was forgotten' },
      { action: 'lock', beforeOn: null, afterOn: inDays(-10) },
    ])
    assert.equal(log.header('x-total-count'), '3')
    const audits = await db.from('audit_logs').where({ entity_type: 'period_lock' }).orderBy('id')
    assert.deepEqual(
      audits.map((row) => row.action),
      ['lock', 'unlock', 'lock']
    )
    await assert.rejects(() => db.from('period_lock_changes').delete())
  })
})
