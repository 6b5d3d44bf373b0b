import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { loadSettings } from '#core/settings/settings'
import { checkAdvances } from '#database/integrity/advances'
import { checkBillPayments } from '#database/integrity/bills'
import { notifyExpiringAdvances } from '#procurement/vendor_advances/notify_expiring_advances'
import { inDays } from '#tests/helpers/days'
import { lock, unlock } from '../finance/lock_support.js'
import { anApprovedOrder, fresh, ORDERS } from './goods_receipt_support.js'
import { call, invoice, line } from './support.js'
import { ADVANCES, guarantee, requestAdvance as request } from './vendor_advance_support.js'

/** A hundred pieces at 100: 10,000 before VAT, 11,500 with it. */
const HUNDRED = { lines: [line('100', { quantity: '100' })] }
async function act(
  client: ApiClient,
  by: string,
  id: number,
  verb: string,
  body: Record<string, unknown> = {}
) {
  const { version: seen } = (await call(client, 'buyer', 'get', `${ADVANCES}/${id}`)).body()
  return call(client, by, 'post', `${ADVANCES}/${id}/${verb}`, { body, seen })
}

/** Twenty percent of the order, paid by the accountant. */
async function aPaidAdvance(client: ApiClient, more: Record<string, unknown> = {}) {
  const order = await anApprovedOrder(client, { ...HUNDRED, ...more })
  const made = await request(client, order.id, { amount: '2300', ...guarantee() })
  made.assertStatus(201)
  ;(await act(client, 'general.manager', made.body().id, 'approve')).assertStatus(200)
  const paid = await act(client, 'accountant', made.body().id, 'pay', { reference: 'TRF-1' })
  paid.assertStatus(201)
  return { order, advance: paid.body() }
}

let numbers = 0

async function bill(client: ApiClient, id: number, quantity: string) {
  const before = await fresh(client, id)
  const lineId = before.lines[0].id
  const body = { lines: [{ lineId, accepted: quantity }] }
  ;(
    await call(client, 'storekeeper', 'post', `${ORDERS}/${id}/receipts`, {
      body,
      seen: before.version,
    })
  ).assertStatus(201)
  const { version: seen } = await fresh(client, id)
  const asked = { vendorNumber: `A-${++numbers}`, lines: [{ lineId, quantity, unitPrice: '100' }] }
  const made = await call(client, 'po.clerk', 'post', `${ORDERS}/${id}/bills`, {
    body: invoice(asked),
    seen,
  })
  made.assertStatus(201)
  return made.body()[0]
}

const ledger = async (client: ApiClient, id: number) =>
  (await call(client, 'accountant', 'get', `${ORDERS}/${id}/advances`)).body()

const sound = async () => [
  (await checkAdvances()).problems.length,
  (await checkBillPayments()).problems.length,
]

test.group('Advances to vendors', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.teardown(() => loadSettings())

  test('are recovered in proportion, and by the last bill in full', async ({ client, assert }) => {
    const { order, advance } = await aPaidAdvance(client)
    assert.containsSubset(advance, { status: 'paid', recovery: '20', left: '2300.00' })
    assert.match(advance.number, /^ADV-\d{4}-\d{4}$/)
    assert.equal((await fresh(client, order.id)).paidPct, 20)
    const first = await bill(client, order.id, '33')
    // 33 × 100 and VAT are 3,795; a fifth of it was paid before
    assert.containsSubset(first, { total: '3795.00', advance: '759.00', open: '3036.00' })
    assert.containsSubset(await ledger(client, order.id), {
      ...{ paid: '2300.00', recovered: '759.00', left: '1541.00' },
    })
    const over = await call(
      client,
      'accountant',
      'post',
      `${ORDERS}/${order.id}/bills/${first.id}/pay`,
      {
        body: { amount: '3036.01' },
        seen: first.version,
      }
    )
    over.assertStatus(422)
    const last = await bill(client, order.id, '67')
    assert.equal(last.advance, '1541.00')
    assert.containsSubset(await ledger(client, order.id), { recovered: '2300.00', left: '0.00' })
    assert.deepEqual(await sound(), [0, 0])
  })

  test('are given back by a bill that is cancelled or credited', async ({ client, assert }) => {
    const { order } = await aPaidAdvance(client)
    const first = await bill(client, order.id, '10')
    assert.equal(first.advance, '230.00')
    const path = `${ORDERS}/${order.id}/bills/${first.id}`
    const cancelled = await call(client, 'po.clerk', 'post', `${path}/cancel`, {
      body: { reason: 'Wrong' },
      seen: first.version,
    })
    cancelled.assertStatus(200)
    assert.containsSubset(await ledger(client, order.id), { recovered: '0.00', left: '2300.00' })
    const [{ version: seen, lines }] = [await fresh(client, order.id)]
    const asked = {
      vendorNumber: `A-${++numbers}`,
      lines: [{ lineId: lines[0].id, quantity: '10', unitPrice: '100' }],
    }
    const again = await call(client, 'po.clerk', 'post', `${ORDERS}/${order.id}/bills`, {
      body: invoice(asked),
      seen,
    })
    const [second] = again.body()
    assert.equal(second.advance, '230.00')
    const note = {
      vendorNumber: 'CN-1',
      reason: 'Dear',
      lines: [{ billLineId: second.lines[0].id, amount: '500' }],
    }
    const credited = await call(
      client,
      'po.clerk',
      'post',
      `${ORDERS}/${order.id}/bills/${second.id}/credit-notes`,
      {
        body: note,
        seen: second.version,
      }
    )
    credited.assertStatus(201)
    const agreed = await call(
      client,
      'general.manager',
      'post',
      `/api/vendor-credits/${credited.body().id}/approve`,
      { body: {}, seen: 1 }
    )
    agreed.assertStatus(200)
    // half of the bill was credited
    assert.containsSubset(await ledger(client, order.id), { recovered: '115.00', left: '2185.00' })
    const [shown] = (await call(client, 'accountant', 'get', `${ORDERS}/${order.id}/bills`)).body()
    assert.containsSubset(shown, { advance: '115.00', open: '460.00' })
    assert.deepEqual(await sound(), [0, 0])
  })

  test('need a guarantee that holds: whole, large enough, still running and not used up', async ({
    client,
    assert,
  }) => {
    const order = await anApprovedOrder(client, HUNDRED)
    const refused = async (body: Record<string, unknown>, field: string) => {
      const response = await request(client, order.id, body)
      response.assertStatus(422)
      assert.property(response.body().errors ?? response.body().fields, field)
    }
    await refused({ amount: '2300' }, 'guaranteeNumber')
    await refused({ amount: '2300', ...guarantee({ guaranteeBank: null }) }, 'guaranteeBank')
    await refused({ amount: '2300.01', ...guarantee() }, 'guaranteeAmount')
    await refused(
      { amount: '1', ...guarantee({ guaranteeExpiresOn: inDays(-1) }) },
      'guaranteeExpiresOn'
    )
    await refused({ amount: '11500.01', ...guarantee({ guaranteeAmount: '20000' }) }, 'amount')
    ;(await request(client, order.id, { amount: '1300', ...guarantee() })).assertStatus(201)
    // the same paper behind a second advance, its number written otherwise
    const twice = guarantee({ guaranteeNumber: 'lg 77 001' })
    await refused({ amount: '1000.01', ...twice }, 'guaranteeAmount')
    ;(await request(client, order.id, { amount: '1000', ...twice })).assertStatus(201)
    assert.lengthOf(await db.from('vendor_advances').where('purchase_order_id', order.id), 2)
  })

  test('are not paid by who requested or approved them or their order', async ({
    client,
    assert,
  }) => {
    const order = await anApprovedOrder(client, HUNDRED)
    const made = await request(client, order.id, { amount: '500', ...guarantee() }, 'admin')
    const { id } = made.body()
    const guest = await client.post(`${ADVANCES}/${id}/pay`)
    assert.include([401, 403], guest.status())
    ;(await act(client, 'storekeeper', id, 'pay')).assertStatus(403)
    ;(await act(client, 'accountant', id, 'pay')).assertStatus(409)
    ;(await act(client, 'admin', id, 'approve')).assertStatus(403)
    ;(await act(client, 'buyer', id, 'approve')).assertStatus(200)
    const own = await act(client, 'buyer', id, 'pay')
    own.assertStatus(403)
    assert.equal(own.body().code, 'OWN_ADVANCE')
    const shown = (await call(client, 'buyer', 'get', `${ADVANCES}/${id}`)).body()
    assert.isFalse(shown.can.pay)
    assert.equal(shown.withheld, 'agreed')
    assert.isNull((await db.from('vendor_advances').where('id', id).first()).paid_on)
    ;(await act(client, 'accountant', id, 'pay')).assertStatus(201)
    ;(await act(client, 'accountant', id, 'pay')).assertStatus(409)
    // what was paid keeps its order from being cancelled
    const { version: seen } = await fresh(client, order.id)
    const cancelled = await call(client, 'buyer', 'post', `${ORDERS}/${order.id}/cancel`, {
      body: { reason: 'No' },
      seen,
    })
    cancelled.assertStatus(409)
    assert.equal(cancelled.body().code, 'ADVANCE_OPEN')
  })

  test('are not paid on a guarantee that has ended meanwhile, and are once it is extended', async ({
    client,
    assert,
  }) => {
    const order = await anApprovedOrder(client, HUNDRED)
    const { id } = (await request(client, order.id, { amount: '500', ...guarantee() })).body()
    ;(await act(client, 'general.manager', id, 'approve')).assertStatus(200)
    await db
      .from('vendor_advances')
      .where('id', id)
      .update({ guarantee_expires_on: inDays(-1) })
    const late = await act(client, 'accountant', id, 'pay')
    late.assertStatus(409)
    assert.equal(late.body().code, 'GUARANTEE_EXPIRED')
    assert.equal(await notifyExpiringAdvances(), 1)
    assert.equal(await notifyExpiringAdvances(), 0)
    const told = await db
      .from('notifications')
      .where('related_entity_type', 'vendor_advance')
      .where('type', 'advance_guarantee_expired')
    assert.isNotEmpty(told)
    ;(await act(client, 'po.clerk', id, 'extend', { guaranteeExpiresOn: inDays(-1) })).assertStatus(
      422
    )
    ;(
      await act(client, 'accountant', id, 'extend', { guaranteeExpiresOn: inDays(60) })
    ).assertStatus(403)
    ;(await act(client, 'po.clerk', id, 'extend', { guaranteeExpiresOn: inDays(60) })).assertStatus(
      200
    )
    ;(await act(client, 'accountant', id, 'pay')).assertStatus(201)
  })
  test('are not paid into a locked period', async ({ client, assert }) => {
    const order = await anApprovedOrder(client, HUNDRED)
    const { id } = (await request(client, order.id, { amount: '500', ...guarantee() })).body()
    ;(await act(client, 'general.manager', id, 'approve')).assertStatus(200)
    ;(await lock(client, 'purchasing', inDays(0))).assertStatus(200)
    const late = await act(client, 'accountant', id, 'pay')
    late.assertStatus(422)
    assert.equal(late.body().code, 'PERIOD_LOCKED')
    await unlock(client, 'purchasing')
    ;(await act(client, 'accountant', id, 'pay')).assertStatus(201)
  })
  test('go to no vendor that was blacklisted meanwhile', async ({ client, assert }) => {
    const order = await anApprovedOrder(client, HUNDRED)
    const { id } = (await request(client, order.id, { amount: '500', ...guarantee() })).body()
    ;(await act(client, 'general.manager', id, 'approve')).assertStatus(200)
    await db.from('vendors').where('id', order.vendorId).update({ status: 'blacklisted' })
    const refused = await act(client, 'accountant', id, 'pay')
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'VENDOR_BLOCKED')
    ;(await request(client, order.id, { amount: '1', ...guarantee() })).assertStatus(409)
  })
})
