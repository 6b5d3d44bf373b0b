import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { checkBilledLines } from '#database/integrity/bills'
import { anApprovedOrder, fresh, ORDERS } from './goods_receipt_support.js'
import { aVendor, call, invoice, line } from './support.js'

test.group('What a bill is compared with', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** Ten at 100, all of which have come. */
  async function aDelivered(client: ApiClient, more: object = {}) {
    const lines = [line('100', { quantity: '10' })]
    const order = await anApprovedOrder(client, { lines, ...more })
    const lineId = order.lines[0].id as number
    const body = { lines: [{ lineId, accepted: '10' }] }
    const path = `${ORDERS}/${order.id}`
    const received = await call(client, 'buyer', 'post', `${path}/receipts`, {
      body,
      seen: order.version,
    })
    received.assertStatus(201)
    return { id: order.id as number, lineId, path, vendorId: order.vendorId as number }
  }

  type Delivered = Awaited<ReturnType<typeof aDelivered>>

  async function bill(client: ApiClient, order: Delivered, body: object) {
    const { version: seen } = await fresh(client, order.id)
    const recorded = await call(client, 'po.clerk', 'post', `${order.path}/bills`, {
      body: body as never,
      seen,
    })
    recorded.assertStatus(201)
    return recorded.body()[0]
  }

  const asks = (order: Delivered, vendorNumber: string, quantity: string, unitPrice: string) =>
    invoice({ vendorNumber, lines: [{ lineId: order.lineId, quantity, unitPrice }] })

  test('the small difference that passes is one for all bills of a line', async ({
    client,
    assert,
  }) => {
    const order = await aDelivered(client)
    const first = await bill(client, order, asks(order, 'A', '1', '140'))
    assert.containsSubset(first, { status: 'matched', lines: [{ priceOver: '40.00' }] })
    const second = await bill(client, order, asks(order, 'B', '1', '140'))
    assert.containsSubset(second, {
      status: 'blocked',
      lines: [{ match: 'price_variance', priceOver: '80.00' }],
    })
    const right = await bill(client, order, asks(order, 'C', '1', '100'))
    assert.containsSubset(right, { status: 'matched' })
    // taken back, it counts no longer
    const path = `${order.path}/bills/${second.id}/cancel`
    const body = { reason: 'Sent twice' }
    ;(await call(client, 'po.clerk', 'post', path, { body, seen: 1 })).assertStatus(200)
    const row = await db.from('purchase_order_lines').where('id', order.lineId).first()
    assert.equal(Number(row.billed_net_minor), 240_00)
    assert.deepEqual((await checkBilledLines()).problems, [])
  })

  test('a cheap bill is named and does not pay for a dear one', async ({ client, assert }) => {
    const order = await aDelivered(client)
    const cheap = await bill(client, order, asks(order, 'A', '5', '20'))
    assert.containsSubset(cheap, {
      status: 'matched',
      lines: [{ match: 'below_price', priceOver: '-400.00', priceVariance: '-80' }],
    })
    const dear = await bill(client, order, asks(order, 'B', '5', '180'))
    assert.containsSubset(dear, { status: 'blocked', lines: [{ match: 'price_variance' }] })
  })

  test('the floor in riyals is no more than that in another currency', async ({
    client,
    assert,
  }) => {
    const order = await aDelivered(client, { currency: 'USD' })
    // 20 dollars are 75 riyals
    const dear = await bill(client, order, asks(order, 'A', '1', '120'))
    assert.equal(dear.status, 'blocked')
    const fair = await bill(client, order, asks(order, 'B', '9', '101'))
    assert.equal(fair.lines[0].match, 'price_variance')
  })

  test('VAT that the order does not have waits for another person', async ({ client, assert }) => {
    const order = await aDelivered(client)
    const lines = [{ lineId: order.lineId, quantity: '1', unitPrice: '100', vatCategory: 'Z' }]
    const other = await bill(client, order, invoice({ vendorNumber: 'A', lines }))
    assert.containsSubset(other, { status: 'blocked', lines: [{ match: 'vat_variance' }] })
    const rated = { lineId: order.lineId, quantity: '1', unitPrice: '100', vatRate: '5' }
    const second = await bill(client, order, invoice({ vendorNumber: 'B', lines: [rated] }))
    assert.containsSubset(second, { status: 'blocked', lines: [{ match: 'vat_variance' }] })
  })

  test('the printed total is stated and compared', async ({ client, assert }) => {
    const order = await aDelivered(client)
    const { printedTotal: _, ...silent } = asks(order, 'A', '1', '100')
    const { version: seen } = await fresh(client, order.id)
    const refused = await call(client, 'po.clerk', 'post', `${order.path}/bills`, {
      body: silent,
      seen,
    })
    refused.assertStatus(422)
    assert.properties(refused.body().errors, ['printedTotal'])
    const dear = await bill(client, order, { ...silent, printedTotal: '115.02' })
    assert.containsSubset(dear, {
      status: 'blocked',
      printedTotal: '115.02',
      printedOver: '0.02',
      lines: [{ match: 'matched' }],
    })
    const path = `${order.path}/bills/${dear.id}`
    const pay = { amount: '115' }
    ;(await call(client, 'accountant', 'post', `${path}/pay`, { body: pay, seen: 1 })).assertStatus(
      409
    )
    const reason = { reason: 'Asked the vendor' }
    ;(
      await call(client, 'accountant', 'post', `${path}/release`, { body: reason, seen: 1 })
    ).assertStatus(200)
    // half a halala for each line is how the vendor rounds
    const rounded = await bill(client, order, {
      ...silent,
      vendorNumber: 'B',
      printedTotal: '115.01',
    })
    assert.containsSubset(rounded, { status: 'matched', printedOver: '0.00' })
  })

  test('charges are lines with their own VAT', async ({ client, assert }) => {
    const order = await aDelivered(client, {
      freight: '200',
      freightVatRate: '15',
      otherCharges: '100',
      otherChargesVatCategory: 'E',
    })
    const charges = [
      { kind: 'freight', description: 'Riyadh to Jeddah', amount: '150', vatRate: '15' },
      { kind: 'freight', amount: '50', vatRate: '15' },
      { kind: 'customs', amount: '100', vatCategory: 'E' },
    ]
    const made = await bill(client, order, invoice({ vendorNumber: 'A', charges, lines: [] }))
    assert.containsSubset(made, { status: 'matched', subtotal: '300.00', vat: '30.00' })
    assert.deepEqual(
      made.charges.map(({ kind, net, vatCategory }: any) => [kind, net, vatCategory]),
      [
        ['freight', '150.00', 'S'],
        ['freight', '50.00', 'S'],
        ['customs', '100.00', 'E'],
      ]
    )
    const more = [
      { kind: 'insurance', amount: '60', vatCategory: 'E' },
      { kind: 'freight', amount: '10', vatCategory: 'Z' },
    ]
    const next = invoice({ vendorNumber: 'B', charges: more, lines: [] })
    assert.containsSubset(await bill(client, order, next), {
      status: 'blocked',
      chargesOver: '60.00',
      charges: [{ match: 'charge_over' }, { match: 'vat_variance' }],
    })
  })

  async function together(client: ApiClient, by: string, orders: Delivered[], more: object = {}) {
    const parts = []
    for (const [i, order] of orders.entries()) {
      const { version } = await fresh(client, order.id)
      const lines = [{ lineId: order.lineId, quantity: '10', unitPrice: '100' }]
      const charges = i ? [{ kind: 'freight', amount: '20', vatRate: '15' }] : []
      parts.push({ orderId: order.id, version, lines, charges })
    }
    const body = { vendorNumber: 'MANY-1', printedTotal: '2323.00', orders: parts, ...more }
    return call(client, by, 'post', '/api/bills', { body: body as never })
  }

  test('one invoice bills several orders, is one number and one total', async ({
    client,
    assert,
  }) => {
    const vendorId = (await aVendor()).id
    const orders = [
      await aDelivered(client, { vendorId }),
      await aDelivered(client, { vendorId, freight: '20', freightVatRate: '15' }),
    ]
    const made = await together(client, 'accountant', orders)
    made.assertStatus(201)
    assert.containsSubset(made.body(), {
      status: 'matched',
      total: '1150.00',
      printedOver: '0.00',
      parts: [{ total: '1173.00' }],
    })
    for (const { id } of orders) assert.equal((await fresh(client, id)).billedPct, 100)
    const again = await bill_(client, orders[1]!, 'many 1')
    again.assertStatus(409)
    again.assertBodyContains({ code: 'DUPLICATE_BILL' })
    // cancelled together, since they are one document
    const path = `${orders[1]!.path}/bills/${made.body().parts[0].id}/cancel`
    const body = { reason: 'Wrong vendor' }
    ;(await call(client, 'po.clerk', 'post', path, { body, seen: 1 })).assertStatus(200)
    for (const { id } of orders) assert.equal((await fresh(client, id)).billedPct, 0)
    assert.deepEqual((await checkBilledLines()).problems, [])
  })

  async function bill_(client: ApiClient, order: Delivered, number: string) {
    const { version: seen } = await fresh(client, order.id)
    const body = asks(order, number, '1', '100')
    return call(client, 'po.clerk', 'post', `${order.path}/bills`, { body, seen })
  }

  test('a wrong total blocks all parts; other vendors, guests and staff are refused', async ({
    client,
    assert,
  }) => {
    const vendorId = (await aVendor()).id
    const orders = [await aDelivered(client, { vendorId }), await aDelivered(client, { vendorId })]
    const wrong = await together(client, 'accountant', orders, { printedTotal: '2400' })
    wrong.assertStatus(201)
    const rows = await db.from('purchase_bills').where('vendor_id', vendorId).select('status')
    assert.deepEqual(
      rows.map(({ status }) => status),
      ['blocked', 'blocked']
    )
    const foreign = await together(client, 'accountant', [orders[0]!, await aDelivered(client)], {
      vendorNumber: 'MANY-2',
    })
    foreign.assertStatus(422)
    assert.properties(foreign.body().errors, ['orders'])
    ;(await client.post('/api/bills').withCsrfToken().json({})).assertStatus(401)
    ;(await together(client, 'staff', orders)).assertStatus(403)
    const before = await db.from('purchase_bills').count('* as n').first()
    const { version } = await fresh(client, orders[0]!.id)
    const stale = await call(client, 'accountant', 'post', '/api/bills', {
      body: {
        vendorNumber: 'MANY-3',
        printedTotal: '1',
        orders: [{ orderId: orders[0]!.id, version: version - 1, lines: [] }],
      },
    })
    stale.assertStatus(412)
    assert.deepEqual(await db.from('purchase_bills').count('* as n').first(), before)
  })
})
