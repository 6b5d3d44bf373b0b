import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { anOrder, call, line } from './support.js'
import { aMaterial, aProject, aWarehouse, move, seedProject } from './stock_support.js'

const PATH = '/api/material-tracking'

test.group('The way of a material', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('is for those who see the stock', async ({ client }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', PATH)
    staff.assertStatus(403)
    const absent = await call(client, 'storekeeper', 'post', `${PATH}/999999999/installations`, {
      body: { quantity: '1' },
    })
    absent.assertStatus(404)
  })

  test('goes from the order over the store to the wall', async ({ client, assert }) => {
    const project = await aProject()
    const material = await aMaterial(client, { units: [{ unit: 'pallet', factor: '40' }] })
    const warehouseId = (await aWarehouse(client)).id
    const lines = [line('800', { materialId: material.id, quantity: '10', unit: 'pallet' })]
    const order = await anOrder(client, 'po.clerk', '1', { lines, projectId: project.id })
    await db.from('purchase_orders').where('id', order.id).update({ status: 'sent' })
    const lineId = order.lines[0].id
    const path = `${PATH}?purchaseOrderId=${order.id}`
    const own = async () => (await call(client, 'storekeeper', 'get', path)).body()[0]
    const at = async () =>
      Object.fromEntries((await own()).stages.map((s: any) => [s.stage, s.quantity]))
    assert.containsSubset(await own(), { id: lineId, current: 'ordered', late: false })
    const { version } = (
      await call(client, 'buyer', 'get', `/api/purchase-orders/${order.id}`)
    ).body()
    const receipt = {
      warehouseId,
      lines: [{ lineId, accepted: '6', rejected: '1', rejectionReason: 'Wet' }],
    }
    const received = await call(
      client,
      'storekeeper',
      'post',
      `/api/purchase-orders/${order.id}/receipts`,
      { body: receipt, seen: version }
    )
    received.assertStatus(201)
    assert.containsSubset(await at(), { ordered: '10', received: '7', inspected: '6', issued: '0' })
    const install = (quantity: string) =>
      call(client, 'storekeeper', 'post', `${PATH}/${lineId}/installations`, { body: { quantity } })
    const early = await install('1')
    early.assertStatus(422)
    const place = { warehouseId, materialId: material.id }
    const issue = await move(client, 'issue', place, '120', { projectId: project.id })
    issue.assertStatus(201)
    assert.containsSubset(await at(), { issued: '3', installed: '0' })
    await move(client, 'return', place, '40', { projectId: project.id })
    assert.containsSubset(await at(), { issued: '2' })
    const done = await install('2')
    done.assertStatus(201)
    assert.containsSubset(done.body(), { current: 'installed' })
    const over = await install('0.0001')
    over.assertStatus(422)
  })

  test('without a store goods are at the site when they are accepted', async ({
    client,
    assert,
  }) => {
    const order = await anOrder(client, 'po.clerk', '5', { lines: [line('5', { quantity: '4' })] })
    await db
      .from('purchase_orders')
      .where('id', order.id)
      .update({ status: 'sent', required_on: '2026-01-01' })
    const path = `${PATH}?purchaseOrderId=${order.id}`
    const late = await call(client, 'buyer', 'get', path)
    assert.isTrue(late.body()[0].late)
    const { version } = (
      await call(client, 'buyer', 'get', `/api/purchase-orders/${order.id}`)
    ).body()
    const body = { lines: [{ lineId: order.lines[0].id, accepted: '4' }] }
    await call(client, 'buyer', 'post', `/api/purchase-orders/${order.id}/receipts`, {
      body,
      seen: version,
    })
    const there = (await call(client, 'buyer', 'get', path)).body()[0]
    assert.containsSubset(there, { current: 'issued', late: false })
  })
})

test.group('What projects spend', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('is for those who follow it, the budget for procurement', async ({ client, assert }) => {
    const list = '/api/procurement-projects'
    const guest = await client.get(list)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', list)
    staff.assertStatus(403)
    const project = await aProject()
    const body = { amount: '1500' }
    const clerk = await call(client, 'po.clerk', 'patch', `${list}/${project.id}`, { body })
    clerk.assertStatus(403)
    const absent = await call(client, 'buyer', 'patch', `${list}/999999`, { body })
    absent.assertStatus(404)
    const set = await call(client, 'buyer', 'patch', `${list}/${project.id}`, { body })
    set.assertStatus(200)
    const lines = [line('100', { quantity: '10' })]
    const draft = await anOrder(client, 'po.clerk', '1', { lines, projectId: project.id })
    const own = async () =>
      (await call(client, 'buyer', 'get', list)).body().find((row: any) => row.id === project.id)
    assert.containsSubset(await own(), {
      budget: '1500.00',
      requested: '1000.00',
      committed: '0.00',
      remaining: '1500.00',
    })
    await db
      .from('purchase_orders')
      .where('id', draft.id)
      .update({ status: 'sent', required_on: '2026-01-01' })
    assert.containsSubset(await own(), {
      requested: '0.00',
      committed: '1000.00',
      remaining: '500.00',
      lateLines: 1,
    })
    await db
      .from('purchase_order_lines')
      .where('id', draft.lines[0].id)
      .update({ accepted_e4: 25_000 })
    assert.containsSubset(await own(), { received: '250.00', overspent: false })
  })
})
