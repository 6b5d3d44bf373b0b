import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { call, invoice, line } from './support.js'
import { anApprovedOrder, fresh } from './goods_receipt_support.js'
import { costOf, freight, isSound, land, receiptOf, reverse } from './landed_cost_support.js'
import {
  aMaterial,
  aPlace,
  aProject,
  aWarehouse,
  held,
  move,
  seedProject,
} from './stock_support.js'

test.group('The price of a bill', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedProject())

  async function aDelivered(client: ApiClient, deliveries: string[]) {
    const materialId = (await aMaterial(client, { unit: 'pcs' })).id as number
    const warehouseId = (await aWarehouse(client)).id as number
    const lines = [{ ...line('50', { quantity: '100' }), materialId, unit: 'pcs' }]
    const order = await anApprovedOrder(client, { lines })
    const path = `/api/purchase-orders/${order.id}`
    const lineId = order.lines[0].id as number
    for (const accepted of deliveries) {
      const { version: seen } = await fresh(client, order.id)
      const body = { warehouseId, lines: [{ lineId, accepted }] }
      const receipt = await call(client, 'buyer', 'post', `${path}/receipts`, { body, seen })
      receipt.assertStatus(201)
    }
    const bill = async (number: string, quantity: string, unitPrice: string) => {
      const { version: seen } = await fresh(client, order.id)
      const body = invoice({ vendorNumber: number, lines: [{ lineId, quantity, unitPrice }] })
      const answer = await call(client, 'po.clerk', 'post', `${path}/bills`, { body, seen })
      answer.assertStatus(201)
      return answer.body().find((one: any) => one.vendorNumber === number)
    }
    return { path, place: { materialId, warehouseId }, bill }
  }

  test('changes what the goods cost, in stock and at projects, and goes with the bill', async ({
    client,
    assert,
  }) => {
    const { path, place, bill } = await aDelivered(client, ['60', '40'])
    const { id: projectId } = await aProject()
    await move(client, 'issue', place, '50', { projectId })
    assert.equal((await held(place)).value, 2500)
    // the first bill is for the first delivery
    const first = await bill('INV-1', '60', '50.5')
    assert.equal(first.status, 'matched')
    const changed = (await held(place)).value + (await costOf(projectId, place.materialId))
    assert.equal(changed, 5030)
    // a blocked bill changes nothing until it is released
    const dear = await bill('INV-2', '40', '60')
    assert.equal(dear.status, 'blocked')
    assert.equal((await held(place)).value + (await costOf(projectId, place.materialId)), 5030)
    const released = await call(client, 'buyer', 'post', `${path}/bills/${dear.id}/release`, {
      body: { reason: 'Agreed by phone' },
      seen: dear.version,
    })
    released.assertStatus(200)
    assert.equal((await held(place)).value + (await costOf(projectId, place.materialId)), 5430)
    // no one takes a bill's change back but with the bill
    const [own] = await db
      .from('stock_movements')
      .where({ source_type: 'vendor_bill', source_id: first.id })
    const alone = await reverse(client, own.id)
    alone.assertStatus(409)
    const cancelled = await call(client, 'po.clerk', 'post', `${path}/bills/${first.id}/cancel`, {
      body: { reason: 'Wrong order' },
      seen: first.version,
    })
    cancelled.assertStatus(200)
    assert.equal((await held(place)).value + (await costOf(projectId, place.materialId)), 5400)
    assert.deepEqual(await isSound(), [])
  })

  test('goods that came after the billed ones had gone keep their own cost', async ({
    client,
    assert,
  }) => {
    const { place, bill } = await aDelivered(client, ['100'])
    const { id: projectId } = await aProject()
    await move(client, 'issue', place, '100', { projectId })
    await move(client, 'receive', place, '20', { unitCost: '3' })
    await move(client, 'issue', place, '10', { projectId })
    await bill('INV-7', '100', '0.01')
    assert.equal((await held(place)).value, 30)
    // the latest issue comes back first: ten of those at three
    const back = await move(client, 'return', place, '10', { projectId })
    back.assertStatus(201)
    assert.equal((await held(place)).value, 60)
    assert.equal(await costOf(projectId, place.materialId), 1)
    assert.deepEqual(await isSound(), [])
  })

  test('a change of cost goes with the goods, and is taken back from where it went', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '10', '0.01')
    const receipt = await receiptOf(place)
    const { id: projectId } = await aProject()
    await move(client, 'issue', place, '9', { projectId })
    await move(client, 'receive', place, '90', { unitCost: '0.01' })
    const charged = await land(client, {
      ...{ movementIds: [receipt], basis: 'value', charges: freight('100') },
    })
    assert.equal((await held(place)).value, 10.91)
    await move(client, 'issue', place, '91', { projectId })
    const undone = await reverse(client, charged.id)
    undone.assertStatus(200)
    const parts = await db
      .from('stock_revaluation_parts')
      .whereNot('movement_id', charged.id)
      .select('kind', 'value_minor')
    assert.sameDeepMembers(
      parts.map(({ kind, value_minor: value }) => [kind, Number(value)]),
      [
        ['project', -9_000],
        ['project', -1_000],
      ]
    )
    const back = await move(client, 'return', place, '100', { projectId })
    back.assertStatus(201)
    assert.equal((await held(place)).value, 1)
    assert.deepEqual(await isSound(), [])
  })

  test('cheaper than ordered it takes from the cost, never below nothing', async ({
    client,
    assert,
  }) => {
    const { place, bill } = await aDelivered(client, ['100'])
    await bill('INV-9', '100', '0.01')
    assert.equal((await held(place)).value, 1)
    assert.deepEqual(await isSound(), [])
  })
})
