import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { PurchaseOrderFactory } from '#database/factories/procurement/purchase_order_factory'
import { purchaseOrderListing } from '#procurement/purchase_orders/listing'
import { anOrder, aSubmittedOrder, aVendor, call } from './support.js'

const ORDERS = '/api/purchase-orders'
const ids = (body: { id: number }[]) => body.map(({ id }) => id)

test.group('Purchase order lists', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('page, sort by total and count', async ({ client, assert }) => {
    const { id: vendorId, name: vendorName } = await aVendor()
    const totals = [500, 100, 300].map((totalMinor) => ({ vendorId, vendorName, totalMinor }))
    const made = await PurchaseOrderFactory.merge(totals).createMany(3)
    const path = `${ORDERS}?vendorId=${vendorId}&_sort=total&_order=desc&_start=0&_end=2`
    const response = await call(client, 'buyer', 'get', path)
    response.assertHeader('X-Total-Count', '3')
    assert.deepEqual(ids(response.body()), [made[0].id, made[2].id])
    assert.equal(response.body()[0].total, '5.00')
  })

  test('sort and filter by {$self}')
    .with(Object.keys(purchaseOrderListing.fields))
    .run(async ({ client, assert }, field) => {
      await anOrder(client, 'buyer')
      const sorted = await call(client, 'buyer', 'get', `${ORDERS}?_sort=${field}&_order=asc`)
      sorted.assertStatus(200)
      assert.isAtLeast(sorted.body().length, 1)
      const { type } = purchaseOrderListing.fields[field]
      const value =
        type === 'instant' || type === 'day'
          ? '2026-01-01'
          : type === 'money' || type === 'number' || type === 'score'
            ? '1'
            : 'x'
      const filtered = await call(client, 'buyer', 'get', `${ORDERS}?${field}=${value}`)
      filtered.assertStatus(200)
    })

  test('compare amounts in the decimals of each order’s currency: {query}')
    .with([
      { query: 'total=2.5', found: ['SAR', 'KWD'] },
      { query: 'total_gte=2.501', found: ['OMR', 'JPY'] },
      { query: 'total_lte=2.5', found: ['SAR', 'KWD'] },
      { query: 'total_lte=2', found: [] },
      { query: 'total_ne=2.501', found: ['SAR', 'KWD', 'JPY'] },
    ])
    .run(async ({ client, assert }, { query, found }) => {
      const { id: vendorId, name: vendorName } = await aVendor()
      const amounts = { SAR: 250, KWD: 2500, OMR: 2501, JPY: 3 }
      const orders = Object.entries(amounts).map(([currency, totalMinor]) => {
        return { vendorId, vendorName, currency, totalMinor }
      })
      await PurchaseOrderFactory.merge(orders).createMany(orders.length)
      const path = `${ORDERS}?vendorId=${vendorId}&${query}`
      const response = await call(client, 'buyer', 'get', path)
      const currencies = response.body().map((order: { currency: string }) => order.currency)
      assert.sameMembers(currencies, found)
    })

  test('search by number, vendor and what is ordered', async ({ client, assert }) => {
    const vendor = await aVendor({ name: 'Qassim Glass' })
    const order = await anOrder(client, 'buyer', '10', {
      vendorId: vendor.id,
      deliveryLocation: 'Unaizah yard',
    })
    for (const q of [order.number, 'qassim', 'unaizah', 'reinforcement']) {
      const response = await call(client, 'buyer', 'get', `${ORDERS}?q=${q}&vendorId=${vendor.id}`)
      assert.deepEqual(ids(response.body()), [order.id], q)
    }
  })

  test('show an approver only what was handed in', async ({ client, assert }) => {
    const draft = await anOrder(client, 'buyer')
    const submitted = await aSubmittedOrder(client, 'buyer')
    const path = `${ORDERS}?id=${draft.id}&id=${submitted.id}`
    const mine = await call(client, 'chief.engineer', 'get', path)
    mine.assertStatus(200)
    assert.deepEqual(ids(mine.body()), [submitted.id])
    assert.isTrue(mine.body()[0].can.approve)
    assert.isFalse(mine.body()[0].can.update)
    const hidden = await call(client, 'chief.engineer', 'get', `${ORDERS}/${draft.id}`)
    hidden.assertStatus(404)
    const all = await call(client, 'buyer', 'get', path)
    assert.lengthOf(all.body(), 2)
  })

  test('refuse what is not declared: {$self}')
    .with([
      'searchText=1',
      '_sort=lines',
      'total=abc',
      'total_gte=1.0005',
      'orderedOn=yesterday',
      'vendor.iban=1',
    ])
    .run(async ({ client }, query) => {
      const response = await call(client, 'buyer', 'get', `${ORDERS}?${query}`)
      response.assertStatus(422)
    })
})
