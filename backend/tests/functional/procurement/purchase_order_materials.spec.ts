import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { anOrder, call, line } from './support.js'

const PATH = '/api/purchase-order-materials'

test.group('Purchase order materials', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who see the stock', async ({ client }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', PATH)
    staff.assertStatus(403)
  })

  test('are the lines of an order that is no draft, with what is outstanding', async ({
    client,
    assert,
  }) => {
    const lines = [line('50', { quantity: '100' }), line('7.5', { quantity: '2.5' })]
    const order = await anOrder(client, 'po.clerk', '1', { lines })
    const read = () => call(client, 'storekeeper', 'get', `${PATH}?purchaseOrderId=${order.id}`)
    const draft = await read()
    draft.assertHeader('x-total-count', '0')
    await db.from('purchase_orders').where('id', order.id).update({ status: 'approved' })
    const list = await read()
    list.assertStatus(200)
    list.assertHeader('x-total-count', '2')
    assert.sameMembers(
      list.body().map((row: { quantity: string }) => row.quantity),
      ['100', '2.5']
    )
    for (const row of list.body())
      assert.containsSubset(row, { number: order.number, outstanding: row.quantity, late: false })
  })

  test('refuse a filter that they do not have', async ({ client, assert }) => {
    const wrong = await call(client, 'storekeeper', 'get', `${PATH}?unitPrice=5`)
    wrong.assertStatus(422)
    assert.property(wrong.body().errors, 'unitPrice')
  })
})
