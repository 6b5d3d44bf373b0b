import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { checkRevaluations } from '#database/integrity/revaluations'
import { checkStock } from '#database/integrity/stock'
import { today } from '#core/settings/firm_clock'
import { anApprovedOrder, fresh, ORDERS } from './goods_receipt_support.js'
import { aMaterial, aWarehouse, held } from './stock_support.js'
import { call, invoice, line } from './support.js'
import { aBill, aDelivered, giveBack } from './vendor_credit_support.js'

const isSound = async () => [
  ...(await checkStock()).problems,
  ...(await checkRevaluations()).problems,
]

/** An order of some lines that came as ordered, and its bills. */
async function aDelivery(
  client: ApiClient,
  goods: { material: { id: number }; quantity: string; price: string; numbers?: string[] }[],
  more: object = {}
) {
  const warehouseId = (await aWarehouse(client)).id as number
  const lines = goods.map(({ material, quantity, price }) =>
    line(price, { materialId: material.id, quantity, unit: 'bag' })
  )
  const order = await anApprovedOrder(client, { lines, ...more })
  const path = `${ORDERS}/${order.id}`
  const post = async (by: string, verb: string, body: object) => {
    const { version: seen } = await fresh(client, order.id)
    const answer = await call(client, by, 'post', `${path}/${verb}`, { body: body as never, seen })
    answer.assertStatus(201)
    return answer.body()
  }
  const came = goods.map(({ quantity, numbers }, i) => ({
    ...{ lineId: order.lines[i].id, accepted: quantity, ...(numbers && { numbers }) },
  }))
  const [receipt] = await post('buyer', 'receipts', { warehouseId, lines: came })
  const places = goods.map(({ material }) => ({ materialId: material.id, warehouseId }))
  return { order, post, receipt, places }
}

test.group('What a bill makes goods cost', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('goods of which a part went back cost what the bill asks for the rest', async ({
    client,
    assert,
  }) => {
    for (const [price, value] of [
      ['100', 600],
      ['105', 630],
    ] as const) {
      const order = await aDelivered(client)
      ;(await giveBack(client, order, '4')).assertStatus(201)
      assert.equal((await held(order.place)).value, 600)
      await aBill(client, { ...order, price }, `R-${price}`, '6')
      // released where it is dearer than the tolerance
      const { version: seen } = await fresh(client, order.id)
      const bills = (await call(client, 'accountant', 'get', `${order.path}/bills`)).body()
      const [bill] = bills
      if (bill.status === 'blocked')
        (
          await call(client, 'buyer', 'post', `${order.path}/bills/${bill.id}/release`, {
            body: { reason: 'Agreed' },
            seen: bill.version,
          })
        ).assertStatus(200)
      assert.isAbove(seen, 0)
      assert.equal((await held(order.place)).value, value)
      assert.deepEqual(await isSound(), [])
    }
  })

  test('three bills of one delivery replace its price to the halala', async ({
    client,
    assert,
  }) => {
    const material = await aMaterial(client)
    const { order, post, places } = await aDelivery(client, [
      { material, quantity: '3', price: '33.3367' },
    ])
    assert.equal((await held(places[0]!)).value, 100.01)
    for (const number of ['A', 'B', 'C']) {
      const lines = [{ lineId: order.lines[0].id, quantity: '1', unitPrice: '33.34' }]
      await post('po.clerk', 'bills', invoice({ vendorNumber: number, lines }))
    }
    assert.equal((await held(places[0]!)).value, 100.02)
    assert.deepEqual(await isSound(), [])
  })

  test('two lines of one material that take back each other leave the store at its value', async ({
    client,
    assert,
  }) => {
    const material = await aMaterial(client)
    const { order, post, places } = await aDelivery(client, [
      { material, quantity: '1', price: '100' },
      { material, quantity: '1', price: '100' },
    ])
    const lines = ['99.99', '100.01'].map((unitPrice, i) => ({
      ...{ lineId: order.lines[i].id, quantity: '1', unitPrice },
    }))
    await post('po.clerk', 'bills', invoice({ vendorNumber: 'T-1', lines }))
    assert.equal((await held(places[0]!)).value, 200)
    assert.deepEqual(await isSound(), [])
  })

  test('a bill at the price of its order changes nothing, whatever the currency is worth by now', async ({
    client,
    assert,
  }) => {
    const enter = (rate: string, effectiveOn: string) =>
      call(client, 'accountant', 'post', '/api/exchange-rates', {
        body: { currency: 'EUR', rate, effectiveOn },
      })
    ;(await enter('4', '2026-01-01')).assertStatus(201)
    const material = await aMaterial(client)
    const { order, post, places } = await aDelivery(
      client,
      [{ material, quantity: '10', price: '20' }],
      { currency: 'EUR' }
    )
    ;(await enter('5', today())).assertStatus(201)
    const lines = [{ lineId: order.lines[0].id, quantity: '10', unitPrice: '20' }]
    await post('po.clerk', 'bills', invoice({ vendorNumber: 'E-1', lines }))
    assert.equal((await held(places[0]!)).value, 800)
  })

  test('goods that went back entirely leave the lines of a receipt where they were', async ({
    client,
    assert,
  }) => {
    const [gone, kept] = [await aMaterial(client), await aMaterial(client)]
    const { order, post, receipt, places } = await aDelivery(client, [
      { material: gone, quantity: '2', price: '10' },
      { material: kept, quantity: '4', price: '50' },
    ])
    const back = [{ receiptLineId: receipt.lines[0].id, quantity: '2' }]
    await post('buyer', 'returns', { receiptId: receipt.id, reason: 'Cracked', lines: back })
    const lines = [{ lineId: order.lines[1].id, quantity: '4', unitPrice: '50.5' }]
    await post('po.clerk', 'bills', invoice({ vendorNumber: 'G-1', lines }))
    assert.deepEqual([(await held(places[0]!)).value, (await held(places[1]!)).value], [0, 202])
    assert.deepEqual(await isSound(), [])
  })

  test('what replaces returned goods is billed at its own price', async ({ client, assert }) => {
    const order = await aDelivered(client, { billed: '10' })
    ;(await giveBack(client, order, '4', { replaced: true })).assertStatus(201)
    const { version: seen } = await fresh(client, order.id)
    const { warehouseId } = order.place
    const again = await call(client, 'buyer', 'post', `${order.path}/receipts`, {
      body: { warehouseId, lines: [{ lineId: order.lineId, accepted: '4' }] },
      seen,
    })
    again.assertStatus(201)
    await aBill(client, { ...order, price: '101' }, 'N-1', '4')
    assert.equal((await held(order.place)).value, 1004)
    assert.deepEqual(await isSound(), [])
  })
})
