import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import PurchaseOrderLine from '#procurement/purchase_orders/models/purchase_order_line'
import { anOrder, aSubmittedOrder, aVendor, call, line } from './support.js'

const ORDERS = '/api/purchase-orders'

test.group('Purchase orders', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to guests', async ({ client }) => {
    const list = await client.get(ORDERS)
    list.assertStatus(401)
    const create = await client.post(ORDERS).withCsrfToken().json({})
    create.assertStatus(401)
  })

  test('are closed to {$self}')
    .with(['staff', 'storekeeper', 'auditor', 'foreman'])
    .run(async ({ client }, username) => {
      const { id } = await anOrder(client, 'buyer')
      for (const path of [
        ORDERS,
        `${ORDERS}/${id}`,
        `${ORDERS}/${id}/history`,
        '/api/payment-terms',
      ]) {
        const response = await call(client, username, 'get', path)
        response.assertStatus(403)
      }
      const create = await call(client, username, 'post', ORDERS, { body: {} })
      create.assertStatus(403)
    })

  test('are drafts with a number and totals of the server', async ({ client, assert }) => {
    const vendor = await aVendor({ name: 'Gulf Fasteners', purchasingCurrency: 'SAR' })
    const lines = [line('10.03', { quantity: '3' }), line('200', { vatRate: '0' })]
    const response = await call(client, 'po.clerk', 'post', ORDERS, {
      body: { vendorId: vendor.id, lines },
    })
    response.assertStatus(201)
    const year = new Date().getUTCFullYear()
    assert.match(response.body().number, new RegExp(`^PO-(${year}|${year + 1})-\\d{4}$`))
    response.assertBodyContains({
      status: 'draft',
      vendorName: 'Gulf Fasteners',
      currency: 'SAR',
      subtotal: '230.09',
      vat: '4.51',
      total: '234.60',
      can: { update: true, delete: true, submit: true, approve: false, cancel: true },
    })
    assert.deepEqual(
      response
        .body()
        .lines.map((row: Record<string, string>) => [
          row.quantity,
          row.unitPrice,
          row.vatRate,
          row.net,
          row.vat,
        ]),
      [
        ['3', '10.03', '15', '30.09', '4.51'],
        ['1', '200', '0', '200.00', '0.00'],
      ]
    )
    assert.lengthOf(await PurchaseOrderLine.query().where('purchaseOrderId', response.body().id), 2)
  })

  test('have numbers without gaps, also after a refusal', async ({ client, assert }) => {
    const last = ({ number }: { number: string }) => Number(number.split('-')[2])
    const first = await anOrder(client, 'buyer')
    const refused = await call(client, 'buyer', 'post', ORDERS, {
      body: { vendorId: 999_999, lines: [line()] },
    })
    refused.assertStatus(422)
    const second = await anOrder(client, 'buyer')
    assert.equal(last(second), last(first) + 1)
  })

  test('know currencies with three digits', async ({ client }) => {
    const { id: vendorId } = await aVendor({ purchasingCurrency: 'KWD' })
    const body = { vendorId, lines: [line('0.3335', { quantity: '1' })] }
    const response = await call(client, 'buyer', 'post', ORDERS, { body })
    response.assertBodyContains({
      currency: 'KWD',
      subtotal: '0.334',
      vat: '0.050',
      total: '0.384',
    })
  })

  test('are refused with {field} = {value}')
    .with([
      { field: 'vendorId', value: 999_999 },
      { field: 'vendorId', value: '7' },
      { field: 'vendorId', value: null },
      { field: 'projectId', value: 999_999 },
      { field: 'paymentTermId', value: 999_999 },
      { field: 'orderedOn', value: '2026-13-01' },
      { field: 'requiredOn', value: '2020-01-01' },
      { field: 'currency', value: 'BTC' },
      { field: 'deliveryLocation', value: 'x'.repeat(301) },
      { field: 'lines', value: 'many' },
      { field: 'status', value: 'approved' },
      { field: 'number', value: 'PO-1' },
      { field: 'total', value: '1.00' },
    ])
    .run(async ({ client, assert }, { field, value }) => {
      const { id: vendorId } = await aVendor()
      const body = { vendorId, orderedOn: '2026-03-01', lines: [line()], [field]: value }
      const response = await call(client, 'buyer', 'post', ORDERS, { body })
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [field])
    })

  test('are refused with a line of {field} = {value}')
    .with([
      { field: 'description', value: '' },
      { field: 'description', value: 'x'.repeat(1001) },
      { field: 'quantity', value: '0' },
      { field: 'quantity', value: '-1' },
      { field: 'quantity', value: '1.00001' },
      { field: 'quantity', value: '1e3' },
      { field: 'unitPrice', value: '-0.01' },
      { field: 'unitPrice', value: 'free' },
      { field: 'vatRate', value: '101' },
      { field: 'unit', value: 'x'.repeat(21) },
      { field: 'net', value: '1.00' },
    ])
    .run(async ({ client, assert }, { field, value }) => {
      const { id: vendorId } = await aVendor()
      const body = { vendorId, lines: [line(), line('5', { [field]: value })] }
      const response = await call(client, 'buyer', 'post', ORDERS, { body })
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [`lines.1.${field}`])
    })

  test('are refused when they come to more than can be counted', async ({ client, assert }) => {
    const { id: vendorId } = await aVendor()
    const body = { vendorId, lines: [line('100000000', { quantity: '10000000' })] }
    const response = await call(client, 'buyer', 'post', ORDERS, { body })
    response.assertStatus(422)
    assert.property(response.body().errors, 'lines')
  })

  test('understand Arabic digits', async ({ client }) => {
    const { id: vendorId } = await aVendor()
    const body = { vendorId, orderedOn: '٢٠٢٦-٠٣-٠١', lines: [line('١٠٫٠٣', { quantity: '٣' })] }
    const response = await call(client, 'buyer', 'post', ORDERS, { body })
    response.assertStatus(201)
    response.assertBodyContains({ orderedOn: '2026-03-01', subtotal: '30.09' })
  })

  test('are created once when the same request is sent twice', async ({ client, assert }) => {
    const { id: vendorId } = await aVendor()
    const sent = { body: { vendorId, lines: [line()] }, key: 'order-once' }
    const first = await call(client, 'buyer', 'post', ORDERS, sent)
    const second = await call(client, 'buyer', 'post', ORDERS, sent)
    assert.deepEqual(second.body(), first.body())
    assert.lengthOf(await PurchaseOrder.query().where({ vendorId }), 1)
    const other = { ...sent, body: { vendorId, lines: [] } }
    const misused = await call(client, 'buyer', 'post', ORDERS, other)
    misused.assertStatus(422)
    misused.assertBodyContains({ code: 'IDEMPOTENCY_MISMATCH' })
  })

  test('replace their lines as a whole, under the version that was read', async ({
    client,
    assert,
  }) => {
    const order = await anOrder(client, 'buyer')
    const path = `${ORDERS}/${order.id}`
    const body = { notes: 'Urgent', lines: [line('50'), line('25', { quantity: '2' })] }
    const missing = await call(client, 'buyer', 'patch', path, { body })
    missing.assertStatus(428)
    const changed = await call(client, 'buyer', 'patch', path, { body, seen: order.version })
    changed.assertStatus(200)
    changed.assertBodyContains({ version: 2, subtotal: '100.00', total: '115.00', notes: 'Urgent' })
    assert.lengthOf(await PurchaseOrderLine.query().where('purchaseOrderId', order.id), 2)
    const stale = await call(client, 'buyer', 'patch', path, { body, seen: order.version })
    stale.assertStatus(412)
    const untouched = await call(client, 'buyer', 'patch', path, { body: { notes: null }, seen: 2 })
    untouched.assertBodyContains({ notes: null, subtotal: '100.00' })
  })

  test('are neither changed nor deleted once handed in', async ({ client }) => {
    const order = await aSubmittedOrder(client, 'buyer')
    const path = `${ORDERS}/${order.id}`
    const changed = await call(client, 'buyer', 'patch', path, {
      body: { notes: 'x' },
      seen: order.version,
    })
    changed.assertStatus(409)
    changed.assertBodyContains({ code: 'LOCKED', status: 'submitted' })
    const deleted = await call(client, 'buyer', 'delete', path, { seen: order.version })
    deleted.assertStatus(409)
  })

  test('are deleted as drafts, one or many', async ({ client, assert }) => {
    const [one, two, three] = [
      await anOrder(client, 'buyer'),
      await anOrder(client, 'buyer'),
      await aSubmittedOrder(client, 'buyer'),
    ]
    const deleted = await call(client, 'buyer', 'delete', `${ORDERS}/${one.id}`, { seen: 1 })
    deleted.assertStatus(204)
    const ids = [two, three].map(({ id, version }) => ({ id, version }))
    const bulk = await call(client, 'buyer', 'post', `${ORDERS}/bulk-delete`, { body: { ids } })
    assert.deepEqual(bulk.body().deleted, [two.id])
    assert.equal(bulk.body().failed[0].code, 'LOCKED')
    assert.isNull(await PurchaseOrder.find(two.id))
    assert.lengthOf(await PurchaseOrderLine.query().where('purchaseOrderId', two.id), 0)
  })

  test('tell their history', async ({ client, assert }) => {
    const order = await aSubmittedOrder(client, 'po.clerk')
    const response = await call(client, 'po.clerk', 'get', `${ORDERS}/${order.id}/history`)
    const actions = response.body().map(({ action }: { action: string }) => action)
    assert.deepEqual(actions, ['submit', 'create'])
    const [status] = response
      .body()[0]
      .changes.filter(({ field }: { field: string }) => field === 'status')
    assert.deepEqual(status, { field: 'status', before: 'draft', after: 'submitted' })
  })

  test('show their payment term to who approves them', async ({ client }) => {
    for (const username of ['chief.engineer', 'general.manager']) {
      const terms = await call(client, username, 'get', '/api/payment-terms')
      terms.assertStatus(200)
    }
  })

  test('name the payment terms of the firm', async ({ client, assert }) => {
    const terms = await call(client, 'po.clerk', 'get', '/api/payment-terms?active=true')
    terms.assertStatus(200)
    const net30 = terms.body().find(({ code }: { code: string }) => code === 'NET30')
    const order = await anOrder(client, 'po.clerk', '10', { paymentTermId: net30.id })
    assert.deepInclude(order.paymentTerm, { id: net30.id, nameAr: '30 يوماً من تاريخ الفاتورة' })
    await db.from('payment_terms').where('id', net30.id).update({ active: false })
    const later = await call(client, 'po.clerk', 'get', '/api/payment-terms?active=true')
    assert.notExists(later.body().find(({ code }: { code: string }) => code === 'NET30'))
  })
})
