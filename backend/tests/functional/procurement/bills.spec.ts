import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { call, line, invoice } from './support.js'

import { anApprovedOrder, fresh, ORDERS } from './goods_receipt_support.js'

test.group('Bills of an order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** 100 at 50, of which 98 were accepted. */
  async function aDelivered(client: ApiClient) {
    const order = await anApprovedOrder(client, { lines: [line('50', { quantity: '100' })] })
    const lineId = order.lines[0].id as number
    const body = { lines: [{ lineId, accepted: '98', rejected: '2', rejectionReason: 'Broken' }] }
    const path = `${ORDERS}/${order.id}`
    await call(client, 'buyer', 'post', `${path}/receipts`, { body, seen: order.version })
    return { id: order.id as number, lineId, path, vendorId: order.vendorId as number }
  }

  const bill = async (
    client: ApiClient,
    { id, lineId, path }: { id: number; lineId: number; path: string },
    vendorNumber: string,
    quantity: string,
    unitPrice: string,
    by = 'po.clerk'
  ) => {
    const { version } = await fresh(client, id)
    const body = invoice({ vendorNumber, lines: [{ lineId, quantity, unitPrice }] })
    return call(client, by, 'post', `${path}/bills`, { body, seen: version })
  }

  test('100 at 51 for 98 accepted at 50: blocked for two, the price within', async ({
    client,
    assert,
  }) => {
    const order = await aDelivered(client)
    const blocked = await bill(client, order, 'INV-7', '100', '51')
    blocked.assertStatus(201)
    const [made] = blocked.body()
    assert.containsSubset(made, {
      status: 'blocked',
      subtotal: '5100.00',
      vat: '765.00',
      total: '5865.00',
    })
    assert.containsSubset(made.lines[0], { match: 'qty_variance', over: '2', priceVariance: '2' })
    assert.equal((await fresh(client, order.id)).billedPct, 100)
    const path = `${order.path}/bills/${made.id}/cancel`
    const gone = await call(client, 'po.clerk', 'post', path, {
      body: { reason: 'Asked anew' },
      seen: 1,
    })
    gone.assertStatus(200)
    const right = await bill(client, order, 'INV-7', '98', '51')
    assert.equal(right.body()[0].status, 'matched')
    assert.equal((await fresh(client, order.id)).billedPct, 98)
  })

  test('a price too high is released by another person, with the reason', async ({
    client,
    assert,
  }) => {
    const order = await aDelivered(client)
    const [made] = (await bill(client, order, 'INV-8', '98', '52', 'buyer')).body()
    assert.equal(made.lines[0].match, 'price_variance')
    const path = `${order.path}/bills/${made.id}/release`
    const body = { reason: 'Steel went up, agreed by phone' }
    const own = await call(client, 'buyer', 'post', path, { body, seen: 1 })
    own.assertStatus(403)
    own.assertBodyContains({ code: 'SELF_APPROVAL' })
    const clerk = await call(client, 'po.clerk', 'post', path, { body, seen: 1 })
    clerk.assertStatus(403)
    const silent = await call(client, 'accountant', 'post', path, { body: {}, seen: 1 })
    silent.assertStatus(422)
    const released = await call(client, 'accountant', 'post', path, { body, seen: 1 })
    released.assertStatus(200)
    assert.containsSubset(released.body()[0], { status: 'released', releaseReason: body.reason })
    const again = await call(client, 'accountant', 'post', path, { body, seen: 2 })
    again.assertStatus(409)
    const logs = await db
      .from('audit_logs')
      .where({ action: 'release_bill', entity_id: String(order.id) })
    assert.lengthOf(logs, 1)
  })

  test('one that is much like another warns, and is recorded', async ({ client, assert }) => {
    const order = await aDelivered(client)
    const alike = async (number: string, price: string) => {
      const recorded = await bill(client, order, number, '10', price)
      recorded.assertStatus(201)
      return recorded.body()[0].alike
    }
    assert.deepEqual(await alike('R-1', '50'), [])
    assert.deepEqual(await alike('R-2', '48'), [])
    assert.deepEqual(await alike('R-3', '50.5'), ['R-1'])
    const other = await aDelivered(client)
    const foreign = await bill(client, other, 'R-4', '10', '50')
    assert.deepEqual(foreign.body()[0].alike, [])
  })

  test('a number is taken once per vendor, however it is written', async ({ client }) => {
    const order = await aDelivered(client)
    const first = await bill(client, order, 'INV-0009', '10', '50')
    first.assertStatus(201)
    const second = await bill(client, order, 'inv 9', '10', '50')
    second.assertStatus(409)
    second.assertBodyContains({ code: 'DUPLICATE_BILL' })
  })

  test('keep a delivery that they charge for', async ({ client }) => {
    const order = await aDelivered(client)
    await bill(client, order, 'INV-10', '98', '50')
    const [receipt] = (await call(client, 'buyer', 'get', `${order.path}/receipts`)).body()
    const { version } = await fresh(client, order.id)
    const path = `${order.path}/receipts/${receipt.id}/reverse`
    const back = await call(client, 'buyer', 'post', path, { body: { reason: 'x' }, seen: version })
    back.assertStatus(409)
    back.assertBodyContains({ code: 'ALREADY_BILLED' })
  })

  test('an order is sent, closed short and copied', async ({ client, assert }) => {
    const order = await anApprovedOrder(client)
    const path = `${ORDERS}/${order.id}`
    const sent = await call(client, 'po.clerk', 'post', `${path}/send`, { seen: order.version })
    sent.assertStatus(200)
    sent.assertBodyContains({ status: 'sent' })
    const close = `${path}/close`
    const silent = await call(client, 'po.clerk', 'post', close, {
      body: {},
      seen: order.version + 1,
    })
    silent.assertStatus(422)
    const body = { reason: 'The rest is bought elsewhere' }
    const closed = await call(client, 'po.clerk', 'post', close, { body, seen: order.version + 1 })
    closed.assertStatus(200)
    closed.assertBodyContains({ status: 'closed', closeReason: body.reason })
    const copy = await call(client, 'po.clerk', 'post', `${path}/copy`, { body: {} })
    copy.assertStatus(201)
    copy.assertBodyContains({ status: 'draft', total: order.total, vendorId: order.vendorId })
    assert.notEqual(copy.body().number, order.number)
    const staff = await call(client, 'storekeeper', 'post', `${path}/copy`, { body: {} })
    staff.assertStatus(403)
  })
})
