import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { fresh } from './goods_receipt_support.js'
import { call } from './support.js'
import { aBill, aDelivered, billOf, healthy, type Delivered } from './vendor_credit_support.js'

const CREDITS = '/api/vendor-credits'

test.group('Credit notes of vendors', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  async function note(
    client: ApiClient,
    order: Delivered,
    bill: any,
    lines: object[],
    more: object = {}
  ) {
    const body = { vendorNumber: 'CN-1', reason: 'Price agreed', lines, ...more }
    const path = `${order.path}/bills/${bill.id}/credit-notes`
    const seen = (await billOf(client, order)).version
    return call(client, 'po.clerk', 'post', path, { body: body as never, seen })
  }

  const agree = (client: ApiClient, credit: any) =>
    call(client, 'buyer', 'post', `${CREDITS}/${credit.id}/approve`, { body: {}, seen: 1 })

  test('a credit note takes off a line no more than is left of it', async ({ client, assert }) => {
    const order = await aDelivered(client, { billed: '10' })
    const billLineId = order.bill.lines[0].id
    const first = await note(client, order, order.bill, [{ billLineId, amount: '333.33' }])
    first.assertStatus(201)
    assert.equal(first.body().status, 'submitted')
    assert.equal((await billOf(client, order)).open, '1150.00')
    ;(await agree(client, first.body())).assertStatus(200)
    assert.containsSubset(await billOf(client, order), { credited: '383.33', open: '766.67' })
    const same = await note(client, order, order.bill, [{ billLineId, amount: '1' }])
    same.assertStatus(409)
    same.assertBodyContains({ code: 'DUPLICATE_BILL' })
    const over = await note(client, order, order.bill, [{ billLineId, amount: '666.68' }], {
      vendorNumber: 'CN-2',
    })
    over.assertStatus(422)
    assert.properties(over.body().errors, ['lines.0.amount'])
    const many = await note(
      client,
      order,
      order.bill,
      [{ billLineId, amount: '1', quantity: '10.5' }],
      { vendorNumber: 'CN-2' }
    )
    assert.properties(many.body().errors, ['lines.0.quantity'])
    // in parts, it is credited to the halala
    const rest = [{ billLineId, amount: '666.67', quantity: '10' }]
    const last = await note(client, order, order.bill, rest, { vendorNumber: 'CN-2' })
    ;(await agree(client, last.body())).assertStatus(200)
    assert.containsSubset(await billOf(client, order), { credited: '1150.00', open: '0.00' })
    assert.equal((await fresh(client, order.id)).billedPct, 0)
    assert.deepEqual(await healthy(), [])
    const cancel = await call(
      client,
      'po.clerk',
      'post',
      `${order.path}/bills/${order.bill.id}/cancel`,
      { body: { reason: 'x' }, seen: (await billOf(client, order)).version }
    )
    cancel.assertStatus(409)
    cancel.assertBodyContains({ code: 'BILL_CREDITED' })
  })

  test('what was paid and then credited is set off before more is paid', async ({
    client,
    assert,
  }) => {
    const order = await aDelivered(client, { billed: '5' })
    const pay = async (bill: any, amount: string) => {
      const { version: seen } = (await call(client, 'accountant', 'get', `${order.path}/bills`))
        .body()
        .find(({ id }: any) => id === bill.id)
      const path = `${order.path}/bills/${bill.id}/pay`
      return call(client, 'accountant', 'post', path, { body: { amount }, seen })
    }
    ;(await pay(order.bill, '575')).assertStatus(201)
    const billLineId = order.bill.lines[0].id
    const credit = await note(client, order, order.bill, [
      { billLineId, amount: '200', quantity: '2' },
    ])
    ;(await agree(client, credit.body())).assertStatus(200)
    assert.equal((await billOf(client, order)).open, '-230.00')
    // billed once more, it is not paid once more
    const next = await aBill(client, order, 'B-2', '7')
    assert.containsSubset(next, { status: 'matched', open: '805.00' })
    const all = await pay(next, '805')
    all.assertStatus(422)
    assert.properties(all.body().errors, ['amount'])
    ;(await pay(next, '575')).assertStatus(201)
    ;(await pay(next, '0.01')).assertStatus(422)
    assert.deepEqual(await healthy(), [])
  })
})
