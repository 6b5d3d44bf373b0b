import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { fresh, ORDERS } from '../procurement/goods_receipt_support.js'
import { aProject, seedProject } from '../procurement/stock_support.js'
import { anOrder, call, invoice, line } from '../procurement/support.js'
import { anApprovedBudget, forgetCheck, lineOf, setCheck } from './budget_support.js'

async function submitted(client: ApiClient, net: string, more: Record<string, unknown>) {
  const draft = await anOrder(client, 'po.clerk', net, more)
  const sent = await call(client, 'po.clerk', 'post', `${ORDERS}/${draft.id}/submit`, {
    seen: draft.version,
  })
  sent.assertStatus(200)
  return sent.body()
}

const approve = (client: ApiClient, { id, version }: { id: number; version: number }) =>
  call(client, 'chief.engineer', 'post', `${ORDERS}/${id}/approve`, { seen: version })

async function approved(client: ApiClient, net: string, more: Record<string, unknown>) {
  const answer = await approve(client, await submitted(client, net, more))
  answer.assertStatus(200)
  return answer.body()
}

test.group('Orders and their budgets', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)
  group.each.setup(() => forgetCheck)

  test('an order beyond its budget is refused where the setting says so, and nothing is decided', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aProject()
    const { id: budgetId, number } = await anApprovedBudget(client, { projectId })
    await setCheck('block')
    await approved(client, '700', { projectId })
    const order = await submitted(client, '300.01', { projectId })
    assert.containsSubset(order.budgetGaps, [
      { budgetId, costHead: 'material', budget: '1000.00', left: '300.00', wanted: '300.01' },
    ])
    const refused = await approve(client, order)
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'OVER_BUDGET')
    for (const word of [number, '300.00', '1,000.00', '300.01'])
      assert.include(refused.body().message, word)
    const arabic = await call(client, 'chief.engineer', 'post', `${ORDERS}/${order.id}/approve`, {
      ...{ seen: order.version, language: 'ar' },
    })
    assert.include(arabic.body().message, 'مواد')
    assert.equal((await fresh(client, order.id)).status, 'submitted')
    assert.equal(
      (await approve(client, await submitted(client, '300', { projectId }))).status(),
      200
    )
  })

  test('it is approved with a warning that stays on it and in the log', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aProject()
    await anApprovedBudget(client, { projectId })
    await setCheck('warn')
    const order = await approved(client, '1500', { projectId })
    assert.containsSubset(order.budgetGaps, [{ left: '1000.00', wanted: '1500.00' }])
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'purchase_order', entity_id: String(order.id), action: 'approve' })
      .firstOrFail()
    assert.include(log.after ?? JSON.stringify(log), 'overBudget')
    await setCheck('off')
    const other = await submitted(client, '1500', { projectId })
    assert.deepEqual(other.budgetGaps, [])
  })

  test('what a budget has no line for is not planned; without a budget nothing is checked', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aProject()
    await setCheck('block')
    const before = await submitted(client, '50', { projectId })
    assert.deepEqual(before.budgetGaps, [])
    await anApprovedBudget(client, { projectId })
    const lines = [line('50', { costHead: 'subcontract' })]
    const order = await submitted(client, '1', { projectId, lines })
    assert.containsSubset(order.budgetGaps, [{ costHead: 'subcontract', budget: '0.00' }])
    const refused = await approve(client, order)
    refused.assertStatus(409)
  })

  test('partial billing keeps the rest committed, closing releases it', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aProject()
    const budget = await anApprovedBudget(client, { projectId })
    const lines = [line('100', { quantity: '6' })]
    const order = await approved(client, '1', { projectId, lines, freight: '30' })
    assert.containsSubset(await lineOf(client, budget), {
      ...{ actual: '0.00', committed: '630.00', left: '370.00', usedPercent: 63 },
    })
    const path = `${ORDERS}/${order.id}`
    const lineId = order.lines[0].id
    const received = await call(client, 'storekeeper', 'post', `${path}/receipts`, {
      body: { lines: [{ lineId, accepted: '2' }] },
      seen: order.version,
    })
    received.assertStatus(201)
    const body = invoice({
      vendorNumber: 'B-7',
      lines: [{ lineId, quantity: '2', unitPrice: '100' }],
    })
    const billed = await call(client, 'buyer', 'post', `${path}/bills`, {
      ...{ body, seen: (await fresh(client, order.id)).version },
    })
    billed.assertStatus(201)
    assert.containsSubset(await lineOf(client, budget), {
      ...{ actual: '200.00', committed: '430.00', left: '370.00' },
      sources: [{ source: 'vendor_bills', amount: '200.00' }],
    })
    const closed = await call(client, 'buyer', 'post', `${path}/close`, {
      ...{ body: { reason: 'Enough' }, seen: (await fresh(client, order.id)).version },
    })
    closed.assertStatus(200)
    assert.containsSubset(await lineOf(client, budget), { actual: '200.00', committed: '0.00' })
    const items = await call(
      client,
      'accountant',
      'get',
      `/api/budgets/${budget.id}/items?source=actual`
    )
    assert.containsSubset(items.body(), {
      count: 1,
      rows: [{ kind: 'vendor_bill', number: 'B-7', amount: '200.00' }],
    })
  })

  test('a department has a budget of its own', async ({ client, assert }) => {
    const made = await call(client, 'hr.manager', 'post', '/api/departments', {
      body: { code: 'FLEET', name: 'Fleet', nameAr: 'الأسطول' },
    })
    const departmentId = made.body().id as number
    const budget = await anApprovedBudget(client, { departmentId })
    await setCheck('block')
    const order = await approved(client, '999', { departmentId })
    assert.equal(order.departmentId, departmentId)
    assert.isString(order.departmentName)
    assert.containsSubset(await lineOf(client, budget), { committed: '999.00' })
    const refused = await approve(client, await submitted(client, '2', { departmentId }))
    refused.assertStatus(409)
    const absent = await call(client, 'po.clerk', 'patch', `${ORDERS}/${order.id}`, {
      ...{ body: { departmentId: 999_999 }, seen: order.version },
    })
    assert.include([409, 422], absent.status())
  })

  test('an amendment takes from the budget only what it orders more', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aProject()
    await anApprovedBudget(client, { projectId })
    await setCheck('block')
    const order = await approved(client, '900', { projectId })
    const amend = async (net: string) => {
      const now = await fresh(client, order.id)
      const lines = [{ ...line(net), lineId: now.lines[0].id }]
      return call(client, 'po.clerk', 'post', `${ORDERS}/${order.id}/amendments`, {
        ...{ body: { reason: 'Changed', lines }, seen: now.version },
      })
    }
    const more = await amend('1100')
    assert.include([200, 201], more.status())
    const refused = await approve(client, await fresh(client, order.id))
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'OVER_BUDGET')
  })
})
