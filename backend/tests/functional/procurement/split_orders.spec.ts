import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { aVendor, anOrder, call } from './support.js'

const ORDERS = '/api/purchase-orders'

async function submitted(client: ApiClient, vendorId: number, net: string, by = 'po.clerk') {
  const order = await anOrder(client, by, net, { vendorId })
  const sent = { seen: order.version }
  const response = await call(client, by, 'post', `${ORDERS}/${order.id}/submit`, sent)
  response.assertStatus(200)
  return response.body()
}

const splitOf = async (client: ApiClient, { id }: { id: number }, by = 'chief.engineer') =>
  (await call(client, by, 'get', `${ORDERS}/${id}`)).body().split

test.group('Orders that may be parts of one', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are named to the approver when together they need a higher approval', async ({
    client,
    assert,
  }) => {
    const { id } = await aVendor()
    // 80,500 and 69,000 with VAT: each below the limit of 100,000, by two people
    const first = await submitted(client, id, '70000')
    assert.isNull(await splitOf(client, first))
    const second = await submitted(client, id, '60000', 'buyer')
    const split = await splitOf(client, second)
    assert.equal(split.total, '149500.00')
    assert.equal(split.days, 7)
    assert.deepEqual(split.orders, [
      { id: first.id, number: first.number, orderedOn: first.orderedOn, total: '80500.00' },
    ])
    assert.isNotNull(await splitOf(client, first))
    // once it is decided there is nothing left to warn of
    const path = `${ORDERS}/${second.id}/approve`
    const approved = await call(client, 'chief.engineer', 'post', path, { seen: second.version })
    assert.equal(approved.status(), 200)
    assert.isNull(await splitOf(client, second))
  })

  test('are not orders of other vendors, small sums, drafts, or one that is large by itself', async ({
    client,
    assert,
  }) => {
    const [one, other] = [await aVendor(), await aVendor()]
    const order = await submitted(client, one.id, '70000')
    await submitted(client, other.id, '70000')
    await submitted(client, one.id, '10')
    await anOrder(client, 'po.clerk', '70000', { vendorId: one.id })
    assert.isNull(await splitOf(client, order))
    const large = await submitted(client, one.id, '100000')
    assert.isNull(await splitOf(client, large, 'technical.director'))
  })

  test('are seen by the day they were entered on, whatever day is written on them', async ({
    client,
    assert,
  }) => {
    const { id } = await aVendor()
    const first = await submitted(client, id, '70000')
    await db
      .from('purchase_orders')
      .where('id', first.id)
      .update({ ordered_on: addDays(today(), -40) })
    const second = await submitted(client, id, '60000')
    assert.lengthOf((await splitOf(client, second)).orders, 1)
    await db
      .from('purchase_orders')
      .where('id', first.id)
      .update({ created_at: `${addDays(today(), -40)} 08:00:00` })
    assert.isNull(await splitOf(client, second))
  })
})
