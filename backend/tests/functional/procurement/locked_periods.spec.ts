import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { lock, unlock } from '../finance/lock_support.js'
import { fresh } from './goods_receipt_support.js'
import { call, invoice } from './support.js'
import { aBill, aDelivered, giveBack } from './vendor_credit_support.js'

test.group('Locked periods of purchasing and stock', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('take no bill, payment or cancellation', async ({ client, assert }) => {
    const order = await aDelivered(client)
    const bill = await aBill(client, order, 'B-1', '4')
    ;(await lock(client, 'purchasing', today())).assertStatus(200)
    const post = async (by: string, path: string, body: object) =>
      call(client, by, 'post', `${order.path}/${path}`, {
        body: body as never,
        seen: (await fresh(client, order.id)).version,
      })
    const lines = [{ lineId: order.lineId, quantity: '1', unitPrice: '100' }]
    const late = await post('po.clerk', 'bills', invoice({ vendorNumber: 'B-2', lines }))
    late.assertStatus(422)
    assert.equal(late.body().code, 'PERIOD_LOCKED')
    assert.properties(late.body().errors, ['billedOn'])
    const act = (by: string, action: string, body: object) =>
      call(client, by, 'post', `${order.path}/bills/${bill.id}/${action}`, {
        body: body as never,
        seen: bill.version,
      })
    const paid = await act('accountant', 'pay', { amount: '100', reference: 'TR-1' })
    paid.assertStatus(422)
    assert.properties(paid.body().errors, ['paidOn'])
    ;(await act('po.clerk', 'cancel', { reason: 'Wrong' })).assertStatus(422)
    const [kept] = await db.from('purchase_bills').where('id', bill.id)
    assert.equal(kept.status, 'matched')
    assert.lengthOf(await db.from('purchase_payments').where('purchase_bill_id', bill.id), 0)
    // stock has a lock of its own
    await unlock(client, 'purchasing')
    ;(await act('accountant', 'pay', { amount: '100', reference: 'TR-1' })).assertStatus(201)
  })

  test('take no movement and no return', async ({ client, assert }) => {
    const order = await aDelivered(client)
    await lock(client, 'stock', today())
    const body = {
      type: 'issue',
      warehouseId: order.place.warehouseId,
      lines: [{ materialId: order.place.materialId, quantity: '1' }],
      reason: 'Used',
    }
    const back = await giveBack(client, order, '1')
    back.assertStatus(422)
    assert.equal(back.body().code, 'PERIOD_LOCKED')
    const scrapped = { ...body, type: 'scrap' }
    const movement = await call(client, 'storekeeper', 'post', '/api/stock-movements', {
      body: scrapped,
    })
    movement.assertStatus(422)
    assert.equal(movement.body().code, 'PERIOD_LOCKED')
  })
})
