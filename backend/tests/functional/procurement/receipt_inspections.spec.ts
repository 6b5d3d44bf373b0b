import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { checkStock } from '#database/integrity/stock'
import { anApprovedOrder, fresh, ORDERS } from './goods_receipt_support.js'
import { aMaterial, aWarehouse, levelOf, setStatus } from './stock_support.js'
import { call, line } from './support.js'
import { aBill, healthy } from './vendor_credit_support.js'

interface Ordered {
  id: number
  path: string
  lineId: number
  warehouseId: number
  materialId: number
  price: string
}

/** Ten at 100 are ordered, for a store. */
async function anOrderOf(
  client: ApiClient,
  material: Record<string, unknown> = {},
  unit = 'bag'
): Promise<Ordered> {
  const { id: materialId } = await aMaterial(client, material)
  const warehouseId = (await aWarehouse(client)).id as number
  const price = '100'
  const lines = [line(price, { materialId, quantity: '10', unit })]
  const { id, lines: own } = await anApprovedOrder(client, { lines })
  return { id, path: `${ORDERS}/${id}`, lineId: own[0].id, warehouseId, materialId, price }
}

async function receive(client: ApiClient, order: Ordered, stated: object, more: object = {}) {
  const { version: seen } = await fresh(client, order.id)
  const body = {
    warehouseId: order.warehouseId,
    lines: [{ lineId: order.lineId, accepted: '0', ...stated }],
    ...more,
  }
  return call(client, 'storekeeper', 'post', `${order.path}/receipts`, { body, seen })
}

/** Of what is in quarantine, unless it says otherwise. */
const inspect = (client: ApiClient, order: Ordered, body: object, by?: string) =>
  setStatus(client, order, { from: 'quarantine', to: 'ok', reason: 'Inspected', ...body }, by)

async function giveBack(client: ApiClient, order: Ordered, receipt: any, stated: object) {
  const { version: seen } = await fresh(client, order.id)
  const lines = [{ receiptLineId: receipt.lines[0].id, ...stated }]
  const body = { receiptId: receipt.id, reason: 'Cracked', lines }
  return call(client, 'buyer', 'post', `${order.path}/returns`, { body: body as never, seen })
}

const lineOf = async (client: ApiClient, { id }: Ordered) => (await fresh(client, id)).lines[0]

test.group('Deliveries that are inspected', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('come into quarantine and are accepted as they are released', async ({ client, assert }) => {
    const order = await anOrderOf(client)
    const received = await receive(client, order, { accepted: '4', quarantined: '6' })
    received.assertStatus(201)
    assert.containsSubset(received.body()[0].lines[0], { accepted: '4', waiting: '6' })
    assert.containsSubset(await levelOf(order), { on_hand_e4: 100_000, held_e4: 60_000 })
    assert.containsSubset(await lineOf(client, order), {
      ...{ accepted: '4', waiting: '6', outstanding: '0' },
    })
    // all of it has come, accepted or not
    assert.equal((await fresh(client, order.id)).status, 'received')
    const more = await receive(client, order, { accepted: '1' })
    more.assertStatus(422)
    ;(await inspect(client, order, { quantity: '5' })).assertStatus(200)
    assert.containsSubset(await lineOf(client, order), { accepted: '9', waiting: '1' })
    const [receipt] = (await call(client, 'buyer', 'get', `${order.path}/receipts`)).body()
    assert.containsSubset(receipt.lines[0], { accepted: '9', waiting: '1' })
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'purchase_order', action: 'accept_inspected' })
      .where('entity_id', String(order.id))
    assert.lengthOf(log, 1)
    assert.deepEqual([...(await healthy()), ...(await checkStock()).problems], [])
  })

  test('are not billed before: such a bill is blocked', async ({ client, assert }) => {
    const order = await anOrderOf(client)
    ;(await receive(client, order, { quarantined: '10' })).assertStatus(201)
    const early = await aBill(client, order, 'B-1', '2')
    assert.equal(early.status, 'blocked')
    assert.equal(early.lines[0].match, 'no_receipt')
    ;(await inspect(client, order, { quantity: '5' })).assertStatus(200)
    const right = await aBill(client, order, 'B-2', '3')
    assert.equal(right.status, 'matched')
    const over = await aBill(client, order, 'B-3', '1')
    assert.equal(over.status, 'blocked')
    assert.containsSubset(over.lines[0], { match: 'qty_variance', over: '1' })
    assert.deepEqual(await healthy(), [])
  })

  test('may be of a material that always is; who receives may say otherwise', async ({
    client,
    assert,
  }) => {
    const order = await anOrderOf(client, { inspected: true })
    const usual = await receive(client, order, { accepted: '4' })
    assert.containsSubset(usual.body()[0].lines[0], { accepted: '0', waiting: '4' })
    const stated = await receive(client, order, { accepted: '2', quarantined: '0' })
    assert.containsSubset(stated.body()[0].lines[0], { accepted: '2', waiting: '0' })
    // what goes straight to the site has no quarantine
    const site = await receive(client, order, { accepted: '1' }, { warehouseId: null })
    assert.containsSubset(site.body()[0].lines[0], { accepted: '1', waiting: '0' })
    const there = await receive(client, order, { quarantined: '1' }, { warehouseId: null })
    there.assertStatus(422)
    assert.properties(there.body().errors, ['lines.0.quarantined'])
    const movement = await call(client, 'storekeeper', 'post', '/api/stock-movements', {
      body: {
        ...{ type: 'receive', warehouseId: order.warehouseId },
        lines: [{ materialId: order.materialId, quantity: '1', unitCost: '100' }],
      },
    })
    assert.equal(movement.body().lines[0].stockStatus, 'quarantine')
  })

  test('are rejected and go back without having been accepted or owed', async ({
    client,
    assert,
  }) => {
    const order = await anOrderOf(client)
    const [receipt] = (await receive(client, order, { quarantined: '10' })).body()
    await aBill(client, order, 'B-1', '10')
    ;(await inspect(client, order, { to: 'rejected', quantity: '4' })).assertStatus(200)
    assert.containsSubset(await lineOf(client, order), { accepted: '0', waiting: '10' })
    const good = await giveBack(client, order, receipt, { quantity: '1' })
    good.assertStatus(422)
    const many = await giveBack(client, order, receipt, { quantity: '5', stockStatus: 'rejected' })
    many.assertStatus(409)
    assert.equal(many.body().code, 'NOT_SO_MANY')
    const back = await giveBack(client, order, receipt, { quantity: '4', stockStatus: 'rejected' })
    back.assertStatus(201)
    assert.equal(back.body().status, 'posted')
    assert.containsSubset(await levelOf(order), { on_hand_e4: 60_000, held_e4: 60_000 })
    assert.containsSubset(await lineOf(client, order), { accepted: '0', waiting: '6' })
    const [owed] = (await call(client, 'accountant', 'get', `${order.path}/bills`)).body()
    assert.containsSubset(owed, { credited: '460.00' })
    ;(await inspect(client, order, { quantity: '6' })).assertStatus(200)
    assert.containsSubset(await lineOf(client, order), { accepted: '6', waiting: '0' })
    assert.deepEqual([...(await healthy()), ...(await checkStock()).problems], [])
  })

  test('are accepted where they were sent to, and not by who made the order', async ({
    client,
    assert,
  }) => {
    const order = await anOrderOf(client)
    ;(await receive(client, order, { quarantined: '10' })).assertStatus(201)
    const lab = (await aWarehouse(client)).id as number
    const sent = await call(client, 'storekeeper', 'post', '/api/stock-movements', {
      body: {
        ...{ type: 'transfer', warehouseId: order.warehouseId, toWarehouseId: lab },
        lines: [{ materialId: order.materialId, quantity: '3', stockStatus: 'quarantine' }],
      },
    })
    const arrived = await call(
      client,
      'storekeeper',
      'post',
      `/api/stock-movements/${sent.body().id}/receive`,
      { body: {}, seen: sent.body().version }
    )
    arrived.assertStatus(200)
    const there = { ...order, warehouseId: lab }
    for (const by of ['staff', 'accountant'])
      (await inspect(client, there, { quantity: '3' }, by)).assertStatus(403)
    const maker = await inspect(client, there, { quantity: '3' }, 'po.clerk')
    maker.assertStatus(403)
    ;(await inspect(client, there, { quantity: '3' })).assertStatus(200)
    assert.containsSubset(await lineOf(client, order), { accepted: '3', waiting: '7' })
  })

  test('leave goods that were put aside later to be released first', async ({ client, assert }) => {
    const order = await anOrderOf(client)
    ;(await receive(client, order, { accepted: '4', quarantined: '6' })).assertStatus(201)
    const aside = await setStatus(client, order, { quantity: '3' })
    aside.assertStatus(200)
    ;(await inspect(client, order, { quantity: '3' })).assertStatus(200)
    assert.containsSubset(await lineOf(client, order), { accepted: '4', waiting: '6' })
    ;(await inspect(client, order, { quantity: '2' })).assertStatus(200)
    assert.containsSubset(await lineOf(client, order), { accepted: '6', waiting: '4' })
  })

  test('are counted in the unit of the order, to the last piece', async ({ client, assert }) => {
    const units = [{ unit: 'box', factor: '3' }]
    const order = await anOrderOf(client, { units }, 'box')
    ;(await receive(client, order, { quarantined: '1' })).assertStatus(201)
    assert.containsSubset(await levelOf(order), { held_e4: 30_000 })
    ;(await inspect(client, order, { quantity: '1' })).assertStatus(200)
    assert.containsSubset(await lineOf(client, order), { accepted: '0.3333', waiting: '0.6667' })
    ;(await inspect(client, order, { quantity: '2' })).assertStatus(200)
    assert.containsSubset(await lineOf(client, order), { accepted: '1', waiting: '0' })
  })

  test('are taken back while they are still held, serial by serial', async ({ client, assert }) => {
    const order = await anOrderOf(client, { tracking: 'serial', unit: 'piece' }, 'piece')
    const split = { accepted: '1', quarantined: '2', numbers: ['S1..S3'] }
    const mixed = await receive(client, order, split)
    mixed.assertStatus(422)
    assert.properties(mixed.body().errors, ['lines.0.numbers'])
    const [receipt] = (
      await receive(client, order, { quarantined: '3', numbers: ['S1..S3'] })
    ).body()
    const path = `${order.path}/receipts/${receipt.id}/reverse`
    const reverse = async () =>
      call(client, 'storekeeper', 'post', path, {
        body: { reason: 'Wrong truck' },
        seen: (await fresh(client, order.id)).version,
      })
    const change = await inspect(client, order, { quantity: '1', batchNo: 's2' })
    change.assertStatus(200)
    assert.containsSubset(await lineOf(client, order), { accepted: '1', waiting: '2' })
    ;(await reverse()).assertStatus(409)
    const again = { from: 'ok', to: 'quarantine', quantity: '1', batchNo: 'S2' }
    ;(await inspect(client, order, again)).assertStatus(200)
    ;(await reverse()).assertStatus(200)
    assert.containsSubset(await lineOf(client, order), { accepted: '0', waiting: '0' })
    assert.containsSubset(await levelOf(order), { on_hand_e4: 0, held_e4: 0 })
  })
})
