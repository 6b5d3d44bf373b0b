import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { today } from '#core/settings/firm_clock'
import { anOrder, call, line, invoice } from './support.js'

const ORDERS = '/api/purchase-orders'

/** A bill of `unitPrice` for all of an order of 100 × 50, all of it accepted. */
async function aBill(client: ApiClient, unitPrice = '50', more: object = {}) {
  const draft = await anOrder(client, 'po.clerk', '50', {
    lines: [line('50', { quantity: '100' })],
  })
  const path = `${ORDERS}/${draft.id}`
  const version = async () => (await call(client, 'buyer', 'get', path)).body().version
  const post = async (by: string, verb: string, body: object = {}) =>
    call(client, by, 'post', `${path}/${verb}`, { body: body as never, seen: await version() })
  await post('po.clerk', 'submit')
  ;(await post('chief.engineer', 'approve')).assertStatus(200)
  const lineId = draft.lines[0].id
  await post('storekeeper', 'receipts', { lines: [{ lineId, accepted: '100' }] })
  const billed = invoice({
    vendorNumber: `P-${draft.id}`,
    lines: [{ lineId, quantity: '100', unitPrice }],
    ...more,
  })
  const bills = await post('po.clerk', 'bills', billed)
  return { id: draft.id as number, vendorId: draft.vendorId as number, bill: bills.body()[0] }
}

function pay(
  client: ApiClient,
  order: { id: number; bill: any },
  amount: string,
  by = 'accountant',
  seen = order.bill.version
) {
  const path = `${ORDERS}/${order.id}/bills/${order.bill.id}/pay`
  return call(client, by, 'post', path, { body: { amount, reference: 'TR-77' }, seen })
}

test.group('Payments of bills', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are recorded by finance, in parts, never beyond what is open', async ({
    client,
    assert,
  }) => {
    const order = await aBill(client)
    const guest = await client.post(`${ORDERS}/${order.id}/bills/${order.bill.id}/pay`)
    assert.include([401, 403], guest.status())
    const storekeeper = await pay(client, order, '1', 'storekeeper')
    storekeeper.assertStatus(403)
    const half = await pay(client, order, '2875')
    half.assertStatus(201)
    assert.containsSubset(half.body()[0], { paid: '2875.00', open: '2875.00' })
    const stale = await pay(client, order, '1')
    stale.assertStatus(412)
    const seen = half.body()[0].version
    const odd = await pay(client, order, '1.005', 'accountant', seen)
    odd.assertStatus(422)
    const over = await pay(client, order, '2875.01', 'accountant', seen)
    over.assertStatus(422)
    const whole = await pay(client, order, '2875', 'accountant', seen)
    whole.assertStatus(201)
    const shown = await call(client, 'buyer', 'get', `${ORDERS}/${order.id}`)
    assert.containsSubset(shown.body(), { paidPct: 100, billedPct: 100 })
    const rows = await db.from('purchase_payments').where('purchase_bill_id', order.bill.id)
    assert.deepEqual(
      rows.map(({ amount_minor }) => Number(amount_minor)),
      [287_500, 287_500]
    )
    const cancel = `${ORDERS}/${order.id}/bills/${order.bill.id}/cancel`
    const body = { reason: 'x' }
    const kept = await call(client, 'po.clerk', 'post', cancel, {
      body,
      seen: whole.body()[0].version,
    })
    kept.assertStatus(409)
    kept.assertBodyContains({ code: 'ALREADY_PAID' })
  })

  test('have their day between the bill and today', async ({ client, assert }) => {
    const day = (days: number) => today(DateTime.utc().plus({ days }))
    const order = await aBill(client, '50', { billedOn: day(-2) })
    const path = `${ORDERS}/${order.id}/bills/${order.bill.id}/pay`
    const on = (paidOn: string) =>
      call(client, 'accountant', 'post', path, {
        body: { amount: '1', paidOn },
        seen: order.bill.version,
      })
    for (const wrong of [day(-3), day(1)]) {
      const refused = await on(wrong)
      refused.assertStatus(422)
      assert.properties(refused.body().errors, ['paidOn'])
    }
    const first = await on(day(-2))
    first.assertStatus(201)
  })

  test('wait while a bill is blocked or a bank account is unconfirmed', async ({ client }) => {
    const dear = await aBill(client, '55')
    const blocked = await pay(client, dear, '10')
    blocked.assertStatus(409)
    const order = await aBill(client)
    await db.table('vendor_bank_accounts').insert({
      vendor_id: order.vendorId,
      revision: 9,
      status: 'pending',
      version: 1,
      created_at: '2026-01-01 00:00:00',
      updated_at: '2026-01-01 00:00:00',
    })
    const refused = await pay(client, order, '10')
    refused.assertStatus(409)
    refused.assertBodyContains({ code: 'BANK_UNCONFIRMED' })
  })
})
