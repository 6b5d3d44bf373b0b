import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { anOrder, call, line } from './support.js'
import { aProject, seedProject } from './stock_support.js'

const PATH = '/api/procurement-projects'

test.group('Spending of projects', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  const own = async (client: ApiClient, id: number) => {
    const list = await call(client, 'buyer', 'get', PATH)
    list.assertStatus(200)
    return list.body().find((row: { id: number }) => row.id === id)
  }

  test('is for the procurement department', async ({ client }) => {
    const { id } = await aProject()
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', PATH)
    staff.assertStatus(403)
    const clerk = await call(client, 'storekeeper', 'patch', `${PATH}/${id}`, {
      body: { budget: '5' },
    })
    clerk.assertStatus(403)
  })

  test('counts a draft as requested, an approved order as committed against the budget', async ({
    client,
    assert,
  }) => {
    const { id } = await aProject()
    const path = `${PATH}/${id}`
    const budget = await call(client, 'buyer', 'patch', path, { body: { amount: '10000' } })
    budget.assertStatus(200)
    const lines = [line('1000', { quantity: '3' })]
    const order = await anOrder(client, 'po.clerk', '1', { lines, projectId: id })
    assert.containsSubset(await own(client, id), {
      ...{ budget: '10000.00', requested: '3000.00', committed: '0.00', remaining: '10000.00' },
    })
    await db.from('purchase_orders').where('id', order.id).update({ status: 'approved' })
    assert.containsSubset(await own(client, id), {
      ...{ requested: '0.00', committed: '3000.00', remaining: '7000.00', overspent: false },
    })
  })

  test('counts of a closed order what has come, to the halala, and of one being amended all of it', async ({
    client,
    assert,
  }) => {
    const { id } = await aProject()
    const lines = [line('33333333.33', { quantity: '3' })]
    const order = await anOrder(client, 'po.clerk', '1', { lines, projectId: id, freight: '50' })
    const change = (values: object) =>
      db.from('purchase_orders').where('id', order.id).update(values)
    await db
      .from('purchase_order_lines')
      .where('purchase_order_id', order.id)
      .update({ accepted_e4: 10_000 })
    await change({ status: 'partially_received' })
    assert.containsSubset(await own(client, id), {
      ...{ committed: '100000049.99', received: '33333333.33' },
    })
    await change({ status: 'submitted', revision: 1 })
    assert.containsSubset(await own(client, id), { requested: '0.00', committed: '100000049.99' })
    await change({ status: 'closed', freight_billed_minor: 20_00 })
    assert.containsSubset(await own(client, id), {
      ...{ committed: '33333353.33', received: '33333333.33' },
    })
  })
})
