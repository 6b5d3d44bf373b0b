import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { anApprovedOrder, fresh, ORDERS } from './goods_receipt_support.js'
import { anApprovedRequest, comparison, step } from './purchase_request_support.js'
import { aMaterial, aWarehouse, held } from './stock_support.js'
import { aVendor, call, line } from './support.js'

test.group('What goods and quotes in other currencies are worth', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const enter = async (client: ApiClient, currency: string, rate: string, effectiveOn: string) => {
    const body = { currency, rate, effectiveOn }
    const entered = await call(client, 'accountant', 'post', '/api/exchange-rates', { body })
    entered.assertStatus(201)
  }

  /** An order of three at 10.125, and what it is sent next. */
  async function anOrderIn(client: ApiClient, currency: string) {
    const material = await aMaterial(client)
    const warehouseId = (await aWarehouse(client)).id
    const lines = [line('10.125', { materialId: material.id, quantity: '3', unit: 'bag' })]
    const order = await anApprovedOrder(client, { lines, currency })
    const path = `${ORDERS}/${order.id}`
    const post = async (by: string, verb: string, body: object) => {
      const { version: seen } = await fresh(client, order.id)
      return call(client, by, 'post', `${path}/${verb}`, { body: body as never, seen })
    }
    return { order, post, place: { materialId: material.id, warehouseId } }
  }

  test('stock costs what its order says, whatever the currency is worth by now', async ({
    client,
    assert,
  }) => {
    await enter(client, 'EUR', '4', '2026-01-01')
    const { order, post, place } = await anOrderIn(client, 'EUR')
    await enter(client, 'EUR', '5', today())
    const lines = [{ lineId: order.lines[0].id, accepted: '3' }]
    ;(await post('buyer', 'receipts', { warehouseId: place.warehouseId, lines })).assertStatus(201)
    // 3 × 10.125 × 4
    assert.containsSubset(await held(place), { onHand: 3, value: 121.5 })
    const receipt = await db.from('goods_receipts').where('purchase_order_id', order.id).first()
    assert.equal(Number(receipt.exchange_rate_e6), 4_000_000)
    // the line is 30.375, in euros 30.38
    assert.equal(Number(receipt.base_net_minor), 121_52)
  })

  for (const [currency, rate, value] of [
    ['KWD', '12.2', 370.57],
    ['BHD', '9.973404', 302.94],
    ['OMR', '9.752926', 296.24],
  ] as const)
    test(`${currency} keeps its three decimals from order to payment`, async ({
      client,
      assert,
    }) => {
      await enter(client, currency, rate, '2026-01-01')
      const { order, post, place } = await anOrderIn(client, currency)
      assert.containsSubset(order, { subtotal: '30.375', vat: '4.556', total: '34.931' })
      const lineId = order.lines[0].id
      const goods = { warehouseId: place.warehouseId, lines: [{ lineId, accepted: '3' }] }
      ;(await post('buyer', 'receipts', goods)).assertStatus(201)
      assert.approximately((await held(place)).value, value, 0.02)
      const lines = [{ lineId, quantity: '3', unitPrice: '10.125' }]
      const bills = await post('po.clerk', 'bills', {
        vendorNumber: `K-${order.id}`,
        printedTotal: '34.931',
        lines,
      })
      bills.assertStatus(201)
      const [bill] = bills.body()
      assert.containsSubset(bill, { status: 'matched', total: '34.931', open: '34.931' })
      const path = `${ORDERS}/${order.id}/bills/${bill.id}/pay`
      const pay = (amount: string, seen: number) =>
        call(client, 'accountant', 'post', path, { body: { amount }, seen })
      ;(await pay('34.932', bill.version)).assertStatus(422)
      ;(await pay('34.931', bill.version)).assertStatus(201)
      assert.equal((await fresh(client, order.id)).paidPct, 100)
    })

  test('a quote is compared at the rate of its day', async ({ client, assert }) => {
    await enter(client, 'EUR', '4', '2026-01-01')
    const lines = [{ description: 'Cement 50 kg', quantity: '10', unit: 'bag' }]
    const request = await anApprovedRequest(client, { lines })
    const vendor = await aVendor({ status: 'approved', purchasingCurrency: 'EUR' })
    const invited = { vendorIds: [vendor.id] }
    ;(await step(client, 'po.clerk', request, 'quotes', invited)).assertStatus(200)
    const [quote] = (await comparison(client, request)).quotes
    const body = { lines: [{ lineId: request.lines[0].id, unitPrice: '12' }] }
    ;(await step(client, 'po.clerk', request, `quotes/${quote.id}`, body, 'patch')).assertStatus(
      200
    )
    await enter(client, 'EUR', '5', today())
    const kept = await db.from('purchase_request_quotes').where('id', quote.id).firstOrFail()
    assert.deepEqual(
      [Number(kept.exchange_rate_e6), Number(kept.base_net_minor)],
      [4_000_000, 480_00]
    )
    const shown = await comparison(client, request)
    assert.containsSubset(shown.quotes[0], { landedBase: '480.00', exchangeRate: '4' })
  })
})
