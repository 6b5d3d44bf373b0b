import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { checkOrderTotals } from '#database/integrity/totals'
import { anOrder, call, line } from './support.js'
import { aMaterial, aWarehouse, held, seedProject } from './stock_support.js'

const ORDERS = '/api/purchase-orders'

/** An approved order of one line, as the portal answers it. */
async function anApprovedOrder(client: ApiClient, more: Record<string, unknown> = {}) {
  const draft = await anOrder(client, 'po.clerk', '100', more)
  const path = `${ORDERS}/${draft.id}`
  const submitted = await call(client, 'po.clerk', 'post', `${path}/submit`, { seen: draft.version }) // prettier-ignore
  const seen = submitted.body().version
  const approved = await call(client, 'buyer', 'post', `${path}/approve`, { seen })
  approved.assertStatus(200)
  return approved.body()
}

async function fresh(client: ApiClient, id: number) {
  return (await call(client, 'buyer', 'get', `${ORDERS}/${id}`)).body()
}

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
    const stale = await call(client, 'buyer', 'post', `${ORDERS}/${order.id}/receipts`, { body, seen: 1 }) // prettier-ignore
    stale.assertStatus(412)
  })

  test('in parts reach the stock at the price of the order', async ({ client, assert }) => {
    const material = await aMaterial(client, { units: [{ unit: 'pallet', factor: '40' }] })
    const warehouseId = (await aWarehouse(client)).id
    const lines = [line('800', { materialId: material.id, quantity: '10', unit: 'pallet' })]
    const order = await anApprovedOrder(client, { lines })
    const first = await deliver(client, order, '4', { warehouseId, rejected: '1', rejectionReason: 'Wet' }) // prettier-ignore
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
    const lines = [line('20', { materialId: material.id, quantity: '10', unit: 'bag', discount: '12.5' })] // prettier-ignore
    const order = await anApprovedOrder(client, { lines })
    assert.containsSubset(order, { subtotal: '175.00', vat: '26.25', total: '201.25' })
    assert.containsSubset(order.lines[0], { unitPrice: '20', discount: '12.5', netPrice: '17.5' })
    await deliver(client, order, '10', { warehouseId })
    const place = { materialId: material.id, warehouseId }
    assert.containsSubset(await held(place), { onHand: 10, value: 175 })
    const { version } = await fresh(client, order.id)
    const body = { vendorNumber: 'D-1', lines: [{ lineId: order.lines[0].id, quantity: '10', unitPrice: '17.5' }] } // prettier-ignore
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
      [{ lines: [{ lineId: order.lines[0].id, accepted: '0', rejected: '1' }] }, 'lines.0.rejectionReason'], // prettier-ignore
      [{ lines: [{ lineId: order.lines[0].id, accepted: '0' }] }, 'lines.0.accepted'],
      [{ lines: [{ lineId: order.lines[0].id, accepted: '1' }], receivedOn: '2190-01-01' }, 'receivedOn'], // prettier-ignore
      [{ lines: [{ lineId: order.lines[0].id, accepted: '1' }], receivedOn: '2020-01-01' }, 'receivedOn'], // prettier-ignore
      [{ lines: [1, 2].map(() => ({ lineId: order.lines[0].id, accepted: '1' })) }, 'lines.1.lineId'], // prettier-ignore
    ]
    for (const [body, field] of wrong) {
      const sent = { body, seen: order.version }
      const response = await call(client, 'buyer', 'post', `${ORDERS}/${order.id}/receipts`, sent)
      response.assertStatus(422)
      assert.properties(response.body().errors, [field])
    }
    const foreign = await anOrder(client, 'po.clerk', '1')
    const body = { lines: [line('1', { materialId: 999_999 })] }
    const unknown = await call(client, 'po.clerk', 'patch', `${ORDERS}/${foreign.id}`, { body, seen: 1 }) // prettier-ignore
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
    assert.containsSubset(await held({ materialId: material.id, warehouseId }), { onHand: 0, value: 0 }) // prettier-ignore
    assert.containsSubset(await fresh(client, order.id), { status: 'approved', receivedPct: 0 })
    const twice = await call(client, 'storekeeper', 'post', path, { body, seen: version + 1 })
    twice.assertStatus(409)
  })
})

test.group('Bills of an order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  /** 100 at 50, of which 98 were accepted. */
  async function aDelivered(client: ApiClient) {
    const order = await anApprovedOrder(client, { lines: [line('50', { quantity: '100' })] })
    const lineId = order.lines[0].id as number
    const body = { lines: [{ lineId, accepted: '98', rejected: '2', rejectionReason: 'Broken' }] }
    const path = `${ORDERS}/${order.id}`
    await call(client, 'buyer', 'post', `${path}/receipts`, { body, seen: order.version })
    return { id: order.id as number, lineId, path, vendorId: order.vendorId as number }
  }

  const bill = async (
    client: ApiClient,
    { id, lineId, path }: { id: number; lineId: number; path: string },
    vendorNumber: string,
    quantity: string,
    unitPrice: string,
    by = 'po.clerk'
  ) => {
    const { version } = await fresh(client, id)
    const body = { vendorNumber, lines: [{ lineId, quantity, unitPrice }] }
    return call(client, by, 'post', `${path}/bills`, { body, seen: version })
  }

  test('100 at 51 for 98 accepted at 50: blocked for two, the price within', async ({
    client,
    assert,
  }) => {
    const order = await aDelivered(client)
    const blocked = await bill(client, order, 'INV-7', '100', '51')
    blocked.assertStatus(201)
    const [made] = blocked.body()
    assert.containsSubset(made, { status: 'blocked', subtotal: '5100.00', vat: '765.00', total: '5865.00' }) // prettier-ignore
    assert.containsSubset(made.lines[0], { match: 'qty_variance', over: '2', priceVariance: '2' })
    assert.equal((await fresh(client, order.id)).billedPct, 100)
    const path = `${order.path}/bills/${made.id}/cancel`
    const gone = await call(client, 'po.clerk', 'post', path, { body: { reason: 'Asked anew' }, seen: 1 }) // prettier-ignore
    gone.assertStatus(200)
    const right = await bill(client, order, 'INV-7', '98', '51')
    assert.equal(right.body()[0].status, 'matched')
    assert.equal((await fresh(client, order.id)).billedPct, 98)
  })

  test('a price too high is released by another person, with the reason', async ({
    client,
    assert,
  }) => {
    const order = await aDelivered(client)
    const [made] = (await bill(client, order, 'INV-8', '98', '52', 'buyer')).body()
    assert.equal(made.lines[0].match, 'price_variance')
    const path = `${order.path}/bills/${made.id}/release`
    const body = { reason: 'Steel went up, agreed by phone' }
    const own = await call(client, 'buyer', 'post', path, { body, seen: 1 })
    own.assertStatus(403)
    own.assertBodyContains({ code: 'SELF_APPROVAL' })
    const clerk = await call(client, 'po.clerk', 'post', path, { body, seen: 1 })
    clerk.assertStatus(403)
    const silent = await call(client, 'accountant', 'post', path, { body: {}, seen: 1 })
    silent.assertStatus(422)
    const released = await call(client, 'accountant', 'post', path, { body, seen: 1 })
    released.assertStatus(200)
    assert.containsSubset(released.body()[0], { status: 'released', releaseReason: body.reason })
    const again = await call(client, 'accountant', 'post', path, { body, seen: 2 })
    again.assertStatus(409)
    const logs = await db.from('audit_logs').where({ action: 'release_bill', entity_id: String(order.id) }) // prettier-ignore
    assert.lengthOf(logs, 1)
  })

  test('one that is much like another warns, and is recorded', async ({ client, assert }) => {
    const order = await aDelivered(client)
    const alike = async (number: string, price: string) => {
      const recorded = await bill(client, order, number, '10', price)
      recorded.assertStatus(201)
      return recorded.body()[0].alike
    }
    assert.deepEqual(await alike('R-1', '50'), [])
    assert.deepEqual(await alike('R-2', '48'), [])
    assert.deepEqual(await alike('R-3', '50.5'), ['R-1'])
    const other = await aDelivered(client)
    const foreign = await bill(client, other, 'R-4', '10', '50')
    assert.deepEqual(foreign.body()[0].alike, [])
  })

  test('a number is taken once per vendor, however it is written', async ({ client }) => {
    const order = await aDelivered(client)
    const first = await bill(client, order, 'INV-0009', '10', '50')
    first.assertStatus(201)
    const second = await bill(client, order, 'inv 9', '10', '50')
    second.assertStatus(409)
    second.assertBodyContains({ code: 'DUPLICATE_BILL' })
  })

  test('keep a delivery that they charge for', async ({ client }) => {
    const order = await aDelivered(client)
    await bill(client, order, 'INV-10', '98', '50')
    const [receipt] = (await call(client, 'buyer', 'get', `${order.path}/receipts`)).body()
    const { version } = await fresh(client, order.id)
    const path = `${order.path}/receipts/${receipt.id}/reverse`
    const back = await call(client, 'buyer', 'post', path, { body: { reason: 'x' }, seen: version })
    back.assertStatus(409)
    back.assertBodyContains({ code: 'ALREADY_BILLED' })
  })

  test('an order is sent, closed short and copied', async ({ client, assert }) => {
    const order = await anApprovedOrder(client)
    const path = `${ORDERS}/${order.id}`
    const sent = await call(client, 'po.clerk', 'post', `${path}/send`, { seen: order.version })
    sent.assertStatus(200)
    sent.assertBodyContains({ status: 'sent' })
    const close = `${path}/close`
    const silent = await call(client, 'po.clerk', 'post', close, { body: {}, seen: order.version + 1 }) // prettier-ignore
    silent.assertStatus(422)
    const body = { reason: 'The rest is bought elsewhere' }
    const closed = await call(client, 'po.clerk', 'post', close, { body, seen: order.version + 1 })
    closed.assertStatus(200)
    closed.assertBodyContains({ status: 'closed', closeReason: body.reason })
    const copy = await call(client, 'po.clerk', 'post', `${path}/copy`, { body: {} })
    copy.assertStatus(201)
    copy.assertBodyContains({ status: 'draft', total: order.total, vendorId: order.vendorId })
    assert.notEqual(copy.body().number, order.number)
    const staff = await call(client, 'storekeeper', 'post', `${path}/copy`, { body: {} })
    staff.assertStatus(403)
  })
})
