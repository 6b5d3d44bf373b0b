import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { checkOrderTotals } from '#database/integrity/totals'
import { anOrder, call, line, invoice } from './support.js'
import { aMaterial, aWarehouse, held, seedProject } from './stock_support.js'

import { anApprovedOrder, fresh, ORDERS } from './goods_receipt_support.js'

test.group('Deliveries of an order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  const deliver = async (
    client: ApiClient,
    order: { id: number; lines: { id: number }[] },
    accepted: string,
    more: Record<string, unknown> = {},
    by = 'storekeeper'
  ) => {
    const { rejected, rejectionReason, ...rest } = more
    const { version } = await fresh(client, order.id)
    const lines = [{ lineId: order.lines[0].id, accepted, rejected, rejectionReason }]
    const body = { lines, deliveryNoteNo: 'DN-1', ...rest }
    return call(client, by, 'post', `${ORDERS}/${order.id}/receipts`, { body, seen: version })
  }

  test('are for the store and the buyers, and for approved orders', async ({ client }) => {
    const order = await anApprovedOrder(client)
    const guest = await client.get(`${ORDERS}/${order.id}/receipts`)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', `${ORDERS}/${order.id}/receipts`)
    staff.assertStatus(403)
    const draft = await anOrder(client, 'po.clerk', '100')
    const early = await deliver(client, draft, '1')
    early.assertStatus(409)
    const absent = await call(client, 'buyer', 'get', `${ORDERS}/999999/receipts`)
    absent.assertStatus(404)
    const body = { lines: [{ lineId: order.lines[0].id, accepted: '1' }] }
    const stale = await call(client, 'buyer', 'post', `${ORDERS}/${order.id}/receipts`, {
      body,
      seen: 1,
    })
    stale.assertStatus(412)
  })

  test('in parts reach the stock at the price of the order', async ({ client, assert }) => {
    const material = await aMaterial(client, { units: [{ unit: 'pallet', factor: '40' }] })
    const warehouseId = (await aWarehouse(client)).id
    const lines = [line('800', { materialId: material.id, quantity: '10', unit: 'pallet' })]
    const order = await anApprovedOrder(client, { lines })
    const first = await deliver(client, order, '4', {
      warehouseId,
      rejected: '1',
      rejectionReason: 'Wet',
    })
    first.assertStatus(201)
    const place = { materialId: material.id, warehouseId }
    assert.containsSubset(await held(place), { onHand: 160, value: 3200 })
    const part = await fresh(client, order.id)
    assert.containsSubset(part, { status: 'partially_received', receivedPct: 40 })
    assert.containsSubset(part.lines[0], { accepted: '4', rejected: '1', outstanding: '6' })
    await deliver(client, order, '6', { warehouseId })
    assert.containsSubset(await fresh(client, order.id), { status: 'received', receivedPct: 100 })
    assert.containsSubset(await held(place), { onHand: 400, value: 8000 })
    const receipts = await call(client, 'storekeeper', 'get', `${ORDERS}/${order.id}/receipts`)
    assert.lengthOf(receipts.body(), 2)
    assert.notInclude(JSON.stringify(receipts.body()), '800')
  })

  test('reach the stock at the price after its discount, and are billed at it', async ({
    client,
    assert,
  }) => {
    const material = await aMaterial(client)
    const warehouseId = (await aWarehouse(client)).id
    const lines = [
      line('20', { materialId: material.id, quantity: '10', unit: 'bag', discount: '12.5' }),
    ]
    const order = await anApprovedOrder(client, { lines })
    assert.containsSubset(order, { subtotal: '175.00', vat: '26.25', total: '201.25' })
    assert.containsSubset(order.lines[0], { unitPrice: '20', discount: '12.5', netPrice: '17.5' })
    await deliver(client, order, '10', { warehouseId })
    const place = { materialId: material.id, warehouseId }
    assert.containsSubset(await held(place), { onHand: 10, value: 175 })
    const { version } = await fresh(client, order.id)
    const body = invoice({
      vendorNumber: 'D-1',
      lines: [{ lineId: order.lines[0].id, quantity: '10', unitPrice: '17.5' }],
    })
    const path = `${ORDERS}/${order.id}`
    const billed = await call(client, 'po.clerk', 'post', `${path}/bills`, { body, seen: version })
    assert.containsSubset(billed.body()[0], { status: 'matched', subtotal: '175.00' })
    const copy = await call(client, 'po.clerk', 'post', `${path}/copy`, { body: {} })
    copy.assertBodyContains({ total: order.total })
    assert.deepEqual((await checkOrderTotals()).problems, [])
  })

  test('may be two percent more than ordered, over all trucks together', async ({
    client,
    assert,
  }) => {
    const order = await anApprovedOrder(client, { lines: [line('1', { quantity: '10000' })] })
    for (let truck = 0; truck < 20; truck++) (await deliver(client, order, '510')).assertStatus(201)
    const over = await deliver(client, order, '0.0001')
    over.assertStatus(422)
    assert.properties(over.body().errors, ['lines.0.accepted'])
    const [row] = await db.from('purchase_order_lines').where('purchase_order_id', order.id)
    assert.equal(Number(row.accepted_e4), 10_200_0000)
  })

  test('two at once never take more than that', async ({ client, assert }) => {
    const order = await anApprovedOrder(client, { lines: [line('1', { quantity: '10' })] })
    const { version } = await fresh(client, order.id)
    const body = { lines: [{ lineId: order.lines[0].id, accepted: '10' }] }
    const send = () =>
      call(client, 'storekeeper', 'post', `${ORDERS}/${order.id}/receipts`, { body, seen: version })
    const statuses = [(await send()).status(), (await send()).status()].sort()
    assert.deepEqual(statuses, [201, 412])
  })

  test('are refused with other lines, without a reason, or from tomorrow', async ({
    client,
    assert,
  }) => {
    const order = await anApprovedOrder(client)
    const other = await anApprovedOrder(client)
    const wrong: [Record<string, unknown>, string][] = [
      [{ lines: [{ lineId: other.lines[0].id, accepted: '1' }] }, 'lines.0.lineId'],
      [
        { lines: [{ lineId: order.lines[0].id, accepted: '0', rejected: '1' }] },
        'lines.0.rejectionReason',
      ],
      [{ lines: [{ lineId: order.lines[0].id, accepted: '0' }] }, 'lines.0.accepted'],
      [
        { lines: [{ lineId: order.lines[0].id, accepted: '1' }], receivedOn: '2190-01-01' },
        'receivedOn',
      ],
      [
        { lines: [{ lineId: order.lines[0].id, accepted: '1' }], receivedOn: '2020-01-01' },
        'receivedOn',
      ],
      [
        { lines: [1, 2].map(() => ({ lineId: order.lines[0].id, accepted: '1' })) },
        'lines.1.lineId',
      ],
    ]
    for (const [body, field] of wrong) {
      const sent = { body, seen: order.version }
      const response = await call(client, 'buyer', 'post', `${ORDERS}/${order.id}/receipts`, sent)
      response.assertStatus(422)
      assert.properties(response.body().errors, [field])
    }
    const foreign = await anOrder(client, 'po.clerk', '1')
    const body = { lines: [line('1', { materialId: 999_999 })] }
    const unknown = await call(client, 'po.clerk', 'patch', `${ORDERS}/${foreign.id}`, {
      body,
      seen: 1,
    })
    unknown.assertStatus(422)
    assert.properties(unknown.body().errors, ['lines.0.materialId'])
  })

  test('are taken back with their stock', async ({ client, assert }) => {
    const material = await aMaterial(client)
    const warehouseId = (await aWarehouse(client)).id
    const lines = [line('20', { materialId: material.id, quantity: '10', unit: 'bag' })]
    const order = await anApprovedOrder(client, { lines })
    const [receipt] = (await deliver(client, order, '10', { warehouseId })).body()
    const path = `${ORDERS}/${order.id}/receipts/${receipt.id}/reverse`
    const { version } = await fresh(client, order.id)
    const body = { reason: 'Wrong truck' }
    const back = await call(client, 'storekeeper', 'post', path, { body, seen: version })
    back.assertStatus(200)
    assert.containsSubset(await held({ materialId: material.id, warehouseId }), {
      onHand: 0,
      value: 0,
    })
    assert.containsSubset(await fresh(client, order.id), { status: 'approved', receivedPct: 0 })
    const twice = await call(client, 'storekeeper', 'post', path, { body, seen: version + 1 })
    twice.assertStatus(409)
  })
})
