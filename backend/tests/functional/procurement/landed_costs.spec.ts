import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { checkStock } from '#database/integrity/stock'
import { checkRevaluations } from '#database/integrity/revaluations'
import { call, invoice, line } from './support.js'
import { anApprovedOrder, fresh } from './goods_receipt_support.js'
import {
  aMaterial,
  aPlace,
  aProject,
  aWarehouse,
  agree,
  held,
  move,
  seedProject,
} from './stock_support.js'

const PATH = '/api/landed-costs'
const freight = (amount: string) => [{ kind: 'freight', amount }]

const receiptOf = async ({ materialId }: { materialId: number }) =>
  (
    await db
      .from('stock_movement_lines as l')
      .join('stock_movements as m', 'm.id', 'l.movement_id')
      .where({ 'l.material_id': materialId, 'm.type': 'receive' })
      .orderBy('m.id', 'desc')
      .select('m.id')
      .firstOrFail()
  ).id as number

/** Charges on receipts, agreed to by another person where one is not enough. */
async function land(client: ApiClient, body: Record<string, unknown>) {
  const answer = await call(client, 'storekeeper', 'post', PATH, { body })
  answer.assertStatus(201)
  if (answer.body().status !== 'submitted') return answer.body()
  const agreed = await agree(client, answer.body())
  agreed.assertStatus(200)
  return agreed.body()
}

const costOf = async (projectId: number, materialId: number) => {
  const row = await db
    .from('project_material_movements')
    .where({ project_id: projectId, material_id: materialId })
    .sum('value_minor as value')
    .first()
  return Number(row?.value ?? 0) / 100
}

const isSound = async () => [
  ...(await checkStock()).problems,
  ...(await checkRevaluations()).problems,
]

test.group('Landed cost', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedProject())

  test('is for those who manage the stock, on posted receipts', async ({ client }) => {
    const place = await aPlace(client)
    const body = { movementIds: [await receiptOf(place)], basis: 'value', charges: freight('10') }
    const guest = await client.get(PATH)
    guest.assertStatus(404)
    const staff = await call(client, 'staff', 'post', PATH, { body })
    staff.assertStatus(403)
    const { id: projectId } = await aProject()
    const issue = await move(client, 'issue', place, '1', { projectId })
    for (const wrong of [
      { movementIds: [issue.body().id] },
      { movementIds: [999_999] },
      { charges: [] },
      { charges: freight('-10') },
      { basis: 'weight' },
    ]) {
      const answer = await call(client, 'storekeeper', 'post', PATH, {
        body: { ...body, ...wrong },
      })
      answer.assertStatus(422)
    }
    // no one writes a change of cost as a movement
    const direct = await move(client, 'revalue', place, '1')
    direct.assertStatus(422)
  })

  test('is spread to the last halala, by value, quantity or weight', async ({ client, assert }) => {
    const warehouseId = (await aWarehouse(client)).id as number
    const ids: number[] = []
    for (const weight of ['1', '1', '5'])
      ids.push((await aMaterial(client, { weight })).id as number)
    const lines = ids.map((materialId, i) => ({
      materialId,
      quantity: ['1', '1', '4'][i],
      unitCost: ['10', '10', '10'][i],
    }))
    const body = { type: 'receive', warehouseId, lines }
    const receipt = await call(client, 'storekeeper', 'post', '/api/stock-movements', { body })
    await agree(client, receipt.body())
    const movementIds = [receipt.body().id]
    const spread = async (basis: string, amount: string) => {
      const made = await land(client, { movementIds, basis, charges: freight(amount) })
      return made.lines.map(({ value }: any) => value)
    }
    assert.deepEqual(await spread('value', '0.07'), ['0.01', '0.01', '0.05'])
    assert.deepEqual(await spread('quantity', '100.00'), ['16.67', '16.67', '66.66'])
    assert.deepEqual(await spread('weight', '22.00'), ['1.00', '1.00', '20.00'])
    assert.deepEqual(await isSound(), [])
  })

  for (const valuation of ['moving_average', 'fifo'])
    test(`reaches stock, project, another warehouse and losses, ${valuation}`, async ({
      client,
      assert,
    }) => {
      const place = await aPlace(client, '10', '20', { valuation })
      const receipt = await receiptOf(place)
      const { id: projectId } = await aProject()
      const to = { ...place, warehouseId: (await aWarehouse(client)).id as number }
      await move(client, 'issue', place, '4', { projectId })
      await move(client, 'return', place, '1', { projectId })
      const sent = await move(client, 'transfer', place, '2', { toWarehouseId: to.warehouseId })
      await move(client, 'scrap', place, '1', { reason: 'Broken' })
      const before = [(await held(place)).value, await costOf(projectId, place.materialId)]
      assert.deepEqual(before, [80, 60])
      const made = await land(client, {
        ...{ movementIds: [receipt], basis: 'value' },
        charges: [...freight('60'), { kind: 'customs', amount: '40' }],
      })
      const valueOf = (kind: string) =>
        made.parts.find((part: any) => part.kind === kind)?.value as string
      const sums = made.parts.reduce((sum: number, part: any) => sum + Number(part.value), 0)
      assert.equal(sums, 100)
      assert.equal((await held(place)).value, 80 + Number(valueOf('stock')))
      assert.equal((await held(to)).transitValue, 40 + Number(valueOf('transit')))
      assert.equal(await costOf(projectId, place.materialId), 60 + Number(valueOf('project')))
      if (valuation === 'fifo')
        assert.deepEqual(['stock', 'transit', 'project', 'loss'].map(valueOf), [
          '40.00',
          '20.00',
          '30.00',
          '10.00',
        ])
      assert.deepEqual(await isSound(), [])

      // what arrives and what comes back brings its share along
      const arrived = await call(
        client,
        'buyer',
        'post',
        `/api/stock-movements/${sent.body().id}/receive`,
        { body: {}, seen: (await versionOf(sent.body().id)) as number }
      )
      arrived.assertStatus(200)
      assert.equal((await held(to)).value, 40 + Number(valueOf('transit')))
      const back = await move(client, 'return', place, '3', { projectId })
      back.assertStatus(201)
      assert.equal(await costOf(projectId, place.materialId), 0)
      assert.deepEqual(await isSound(), [])

      // its receipt stays as long as the change of cost does, which follows the goods once more
      const blocked = await reverse(client, receipt)
      blocked.assertStatus(409)
      assert.equal(blocked.body().code, 'REVALUED')
      const undone = await reverse(client, made.id)
      undone.assertStatus(200)
      const left = (await held(place)).value + (await held(to)).value
      assert.isTrue(left === 180 || valuation !== 'fifo', String(left))
      assert.deepEqual(await isSound(), [])
    })

  test('above what one person may post it waits for another', async ({ client, assert }) => {
    const place = await aPlace(client, '10', '20')
    const body = {
      movementIds: [await receiptOf(place)],
      basis: 'value',
      charges: freight('5000.01'),
    }
    const waiting = await call(client, 'storekeeper', 'post', PATH, { body })
    assert.equal(waiting.body().status, 'submitted')
    assert.equal((await held(place)).value, 200)
    const own = await call(
      client,
      'storekeeper',
      'post',
      `/api/stock-movements/${waiting.body().id}/approve`,
      { seen: waiting.body().version, body: {} }
    )
    own.assertStatus(403)
    const agreed = await agree(client, waiting.body())
    agreed.assertStatus(200)
    assert.equal((await held(place)).value, 5200.01)
    // value of the evening before stays what it was
    const yesterday = new Date(Date.now() - 864e5).toISOString().slice(0, 10)
    const values = await call(
      client,
      'storekeeper',
      'get',
      `/api/stock-levels/values?on=${yesterday}`
    )
    assert.notExists(values.body().find((row: any) => row.warehouseId === place.warehouseId))
  })
})

const versionOf = async (id: number) =>
  (await db.from('stock_movements').where('id', id).select('version').firstOrFail()).version

const reverse = async (client: ApiClient, id: number) => {
  const path = `/api/stock-movements/${id}/reverse`
  const answer = await call(client, 'storekeeper', 'post', path, {
    ...{ body: { reason: 'Wrong invoice' }, seen: await versionOf(id) },
  })
  return answer
}

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
