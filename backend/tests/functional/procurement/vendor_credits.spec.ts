import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { anApprovedOrder, fresh } from './goods_receipt_support.js'
import { aMaterial, aWarehouse, held } from './stock_support.js'
import { call, line } from './support.js'
import { aBill, aDelivered, billOf, giveBack, healthy } from './vendor_credit_support.js'

const CREDITS = '/api/vendor-credits'

test.group('Returns to vendors', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('goods leave the store, the order and the bill that asked for them', async ({
    client,
    assert,
  }) => {
    const order = await aDelivered(client, { billed: '10' })
    const back = await giveBack(client, order, '4')
    back.assertStatus(201)
    assert.containsSubset(back.body(), {
      kind: 'return',
      status: 'posted',
      total: '460.00',
      credited: '460.00',
      lines: [{ quantity: '4', net: '400.00' }],
    })
    assert.match(back.body().number, /^RTV-\d{4}-\d+$/)
    assert.containsSubset(await held(order.place), { onHand: 6, value: 600 })
    const after = await fresh(client, order.id)
    assert.containsSubset(after, { status: 'received', subtotal: '600.00', billedPct: 100 })
    assert.containsSubset(after.lines[0], { quantity: '6', accepted: '6', billed: '6' })
    assert.containsSubset(await billOf(client, order), {
      total: '1150.00',
      credited: '460.00',
      open: '690.00',
      lines: [{ credited: '4', creditedNet: '400.00' }],
    })
    const movement = await db.from('stock_movements').where('id', back.body().movementId).first()
    assert.containsSubset(movement, { type: 'to_vendor', source_type: 'vendor_credit' })
    assert.deepEqual(await healthy(), [])
    // what a person has entered is not a return to the vendor
    const forged = await call(client, 'storekeeper', 'post', '/api/stock-movements', {
      body: { type: 'to_vendor', warehouseId: order.place.warehouseId, lines: [] },
    })
    forged.assertStatus(422)
    const reversed = await call(
      client,
      'storekeeper',
      'post',
      `/api/stock-movements/${movement.id}/reverse`,
      {
        body: { reason: 'x' },
        seen: movement.version,
      }
    )
    reversed.assertStatus(409)
  })

  test('a bill of goods that cost nothing and went back is not cancelled', async ({
    client,
    assert,
  }) => {
    const order = await aDelivered(client, { price: '0', billed: '10' })
    ;(await giveBack(client, order, '4')).assertStatus(201)
    const bill = await billOf(client, order)
    assert.containsSubset(bill, { credited: '0.00', can: { cancel: false } })
    const cancelled = await call(
      client,
      'po.clerk',
      'post',
      `${order.path}/bills/${bill.id}/cancel`,
      {
        body: { reason: 'Mistaken' },
        seen: bill.version,
      }
    )
    cancelled.assertStatus(409)
    cancelled.assertBodyContains({ code: 'BILL_CREDITED' })
    const { lines } = await fresh(client, order.id)
    assert.containsSubset(lines[0], { accepted: '6', billed: '6' })
    assert.deepEqual(await healthy(), [])
  })

  test('no more goes back than came and is still here', async ({ client, assert }) => {
    const order = await aDelivered(client)
    ;(await giveBack(client, order, '7')).assertStatus(201)
    const more = await giveBack(client, order, '3.0001')
    more.assertStatus(422)
    assert.properties(more.body().errors, ['lines.0.quantity'])
    ;(await giveBack(client, order, '3')).assertStatus(201)
    assert.containsSubset(await held(order.place), { onHand: 0, value: 0 })
    const { version } = await fresh(client, order.id)
    const path = `${order.path}/receipts/${order.receipt.id}/reverse`
    const taken = await call(client, 'buyer', 'post', path, {
      body: { reason: 'x' },
      seen: version,
    })
    taken.assertStatus(409)
    taken.assertBodyContains({ code: 'RECEIPT_SENT_BACK' })
    // what was not billed is credited on no bill, and is billed no more
    const late = await aBill(client, order, 'LATE', '1')
    assert.equal(late.status, 'blocked')
    assert.deepEqual(await healthy(), [])
  })

  test('what is replaced is ordered still, and comes again', async ({ client, assert }) => {
    const order = await aDelivered(client, { billed: '10' })
    ;(await giveBack(client, order, '4', { replaced: true })).assertStatus(201)
    const after = await fresh(client, order.id)
    assert.containsSubset(after, { status: 'partially_received', subtotal: '1000.00' })
    assert.containsSubset(after.lines[0], { quantity: '10', accepted: '6', billed: '6' })
    const again = await call(client, 'buyer', 'post', `${order.path}/receipts`, {
      body: {
        warehouseId: order.place.warehouseId,
        lines: [{ lineId: order.lineId, accepted: '4' }],
      },
      seen: after.version,
    })
    again.assertStatus(201)
    assert.equal((await aBill(client, order, 'B-2', '4')).status, 'matched')
    assert.deepEqual(await healthy(), [])
  })

  test('goods worth much leave once another person agrees', async ({ client, assert }) => {
    const order = await aDelivered(client, { price: '2000', billed: '10' })
    const back = await giveBack(client, order, '9')
    assert.containsSubset(back.body(), { status: 'submitted', credited: '0.00' })
    assert.containsSubset(await held(order.place), { onHand: 10 })
    // the same goods do not go back twice while it waits
    const second = await giveBack(client, order, '9')
    second.assertStatus(201)
    const path = `${CREDITS}/${back.body().id}`
    const own = await call(client, 'buyer', 'post', `${path}/approve`, { body: {}, seen: 1 })
    own.assertStatus(403)
    own.assertBodyContains({ code: 'SELF_APPROVAL' })
    const agreed = await call(client, 'chief.engineer', 'post', `${path}/approve`, {
      body: {},
      seen: 1,
    })
    agreed.assertStatus(200)
    assert.containsSubset(agreed.body(), { status: 'posted', credited: '20700.00' })
    assert.containsSubset(await held(order.place), { onHand: 1 })
    const again = await call(
      client,
      'chief.engineer',
      'post',
      `${CREDITS}/${second.body().id}/approve`,
      { body: {}, seen: 1 }
    )
    again.assertStatus(409)
    assert.containsSubset(await held(order.place), { onHand: 1 })
    const cancelled = await call(client, 'buyer', 'post', `${CREDITS}/${second.body().id}/cancel`, {
      body: { reason: 'Sent already' },
      seen: 1,
    })
    cancelled.assertStatus(200)
    assert.deepEqual(await healthy(), [])
  })

  test('what never was in a store goes back once another person agrees', async ({
    client,
    assert,
  }) => {
    const material = await aMaterial(client)
    const lines = [line('10', { materialId: material.id, unit: 'bag' }), line('20')]
    const order = await anApprovedOrder(client, { lines })
    const path = `/api/purchase-orders/${order.id}`
    const came = await call(client, 'buyer', 'post', `${path}/receipts`, {
      body: {
        warehouseId: (await aWarehouse(client)).id,
        lines: order.lines.map(({ id }: any) => ({ lineId: id, accepted: '1' })),
      },
      seen: order.version,
    })
    came.assertStatus(201)
    const [receipt] = came.body()
    const back = await call(client, 'buyer', 'post', `${path}/returns`, {
      body: {
        ...{ receiptId: receipt.id, reason: 'Cracked' },
        lines: [{ receiptLineId: receipt.lines[1].id, quantity: '1' }],
      },
      seen: (await fresh(client, order.id)).version,
    })
    back.assertStatus(201)
    assert.equal(back.body().status, 'submitted')
    const agreed = await call(
      client,
      'chief.engineer',
      'post',
      `${CREDITS}/${back.body().id}/approve`,
      {
        body: {},
        seen: 1,
      }
    )
    agreed.assertStatus(200)
    assert.equal(agreed.body().status, 'posted')
    assert.deepEqual(await healthy(), [])
  })

  test('are for those who buy or keep the books', async ({ client, assert }) => {
    const order = await aDelivered(client, { billed: '10' })
    const credit = (await giveBack(client, order, '1')).body()
    for (const path of [CREDITS, `${CREDITS}/${credit.id}`, `${CREDITS}/${credit.id}/history`]) {
      ;(await client.get(path)).assertStatus(401)
      ;(await call(client, 'staff', 'get', path)).assertStatus(403)
      ;(await call(client, 'storekeeper', 'get', path)).assertStatus(403)
      ;(await call(client, 'accountant', 'get', path)).assertStatus(200)
    }
    ;(await giveBack(client, order, '1', {}, 'storekeeper')).assertStatus(403)
    // keeps the books, and no store
    ;(await giveBack(client, order, '1', {}, 'accountant')).assertStatus(403)
    ;(await call(client, 'accountant', 'get', `${CREDITS}/999999999`)).assertStatus(404)
    const printed = await call(client, 'accountant', 'post', `${CREDITS}/${credit.id}/prints`, {
      body: { language: 'ar' },
    })
    printed.assertStatus(202)
    const logs = await db
      .from('audit_logs')
      .where({ entity_type: 'vendor_credit', entity_id: String(credit.id) })
    assert.lengthOf(logs, 1)
  })
})
