import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { profitabilityFile } from '#finance/project_profitability/profitability_file'
import { aDelivered } from '../procurement/vendor_credit_support.js'
import { anApprovedOrder } from '../procurement/goods_receipt_support.js'
import { aPlace, aProject, move, seedProject } from '../procurement/stock_support.js'
import { call, line } from '../procurement/support.js'
import { anApprovedBudget } from './budget_support.js'
import { approvedJournal } from './journal_support.js'

const PATH = '/api/project-profitability'

async function of(client: ApiClient, id: number) {
  const answer = await call(client, 'accountant', 'get', `${PATH}/${id}`)
  answer.assertStatus(200)
  return answer.body()
}

const amountOf = (body: any, name: string) =>
  body.sources.find(({ source }: any) => source === name).amount

test.group('Project profitability', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('is for those who may see what projects are worth', async ({ client }) => {
    const { id } = await aProject()
    for (const path of [PATH, `${PATH}/${id}`, `${PATH}/${id}/items?figure=contract`]) {
      const guest = await client.get(path)
      guest.assertStatus(401)
      const staff = await call(client, 'staff', 'get', path)
      staff.assertStatus(403)
    }
    const stated = await call(client, 'bdm', 'patch', `${PATH}/${id}`, {
      ...{ body: { cost: '5' }, seen: 0 },
    })
    stated.assertStatus(403)
    const absent = await call(client, 'accountant', 'get', `${PATH}/999999`)
    absent.assertStatus(404)
  })

  test('adds up what a project is worth, has cost and is bound to', async ({ client, assert }) => {
    const { id: projectId } = await aProject()
    const before = await of(client, projectId)
    await anApprovedOrder(client, { projectId, lines: [line('700')] })
    await approvedJournal(client, {
      lines: [{ code: '6100', debit: '120', projectId } as never, { code: '2310', credit: '120' }],
    })
    const place = await aPlace(client, '10', '20')
    const issued = await move(client, 'issue', place, '3', { projectId })
    issued.assertStatus(201)
    const now = await of(client, projectId)
    assert.equal(amountOf(now, 'stock_issues'), '60.00')
    assert.equal(amountOf(now, 'journals'), '120.00')
    assert.containsSubset(now, { actual: '180.00', committed: '700.00', toComplete: '0.00' })
    assert.equal(now.forecast, '880.00')
    assert.equal(Number(now.margin), Number(before.revised) - 880)
    assert.equal(now.forecastBy, 'orders')
    const list = await call(client, 'accountant', 'get', PATH)
    assert.containsSubset(list.body(), [{ id: projectId, actual: '180.00', forecast: '880.00' }])
    const items = await call(
      client,
      'accountant',
      'get',
      `${PATH}/${projectId}/items?figure=actual`
    )
    assert.equal(items.body().count, 2)
    assert.containsSubset(items.body().rows, [
      { kind: 'manual_journal', amount: '120.00' },
      { kind: 'stock_movement', amount: '60.00' },
    ])
  })

  test('goods that its own orders brought into a store cost it once', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aProject()
    const delivered = await aDelivered(client, { billed: '8' })
    await db.from('purchase_orders').where('id', delivered.id).update({ project_id: projectId })
    const { place } = delivered
    const issue = async (quantity: string) =>
      (await move(client, 'issue', place, quantity, { projectId })).assertStatus(201)
    await issue('6')
    assert.containsSubset(await of(client, projectId), { actual: '800.00', committed: '200.00' })
    const more = await move(client, 'receive', place, '10', { unitCost: '100' })
    more.assertStatus(201)
    await issue('5')
    const now = await of(client, projectId)
    assert.equal(amountOf(now, 'stock_issues'), '100.00')
    assert.equal(now.actual, '900.00')
    const back = await move(client, 'return', place, '2', { projectId })
    assert.include([201, 422], back.status())
    if (back.status() === 201)
      assert.equal(amountOf(await of(client, projectId), 'stock_issues'), '0.00')
  })

  test('is forecast by its budget, or by the cost that someone states', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aProject()
    await anApprovedBudget(client, { projectId })
    await anApprovedOrder(client, { projectId, lines: [line('400')] })
    assert.containsSubset(await of(client, projectId), {
      ...{ forecastBy: 'budget', committed: '400.00', toComplete: '600.00', forecast: '1000.00' },
    })
    const state = (body: object, seen: number) =>
      call(client, 'accountant', 'patch', `${PATH}/${projectId}`, { body: body as never, seen })
    const stale = await state({ cost: '2500' }, 3)
    stale.assertStatus(412)
    const stated = await state({ cost: '2500', note: 'Two more floors' }, 0)
    stated.assertStatus(200)
    assert.containsSubset(stated.body(), {
      ...{ forecastBy: 'estimate', toComplete: '2100.00', forecast: '2500.00', version: 1 },
      estimate: { cost: '2500.00', note: 'Two more floors' },
    })
    const audited = await db.from('audit_logs').where('entity_type', 'project_estimate')
    assert.lengthOf(audited, 1)
    const gone = await state({ cost: null }, 1)
    gone.assertBodyContains({ forecastBy: 'budget', estimate: null })
  })

  test('leaves as a file in both languages', async ({ client, assert }) => {
    const { id } = await aProject()
    const order = await call(client, 'accountant', 'post', `${PATH}/exports`, {
      body: { format: 'pdf', projectId: id },
    })
    order.assertStatus(202)
    const report = await profitabilityFile({ projectId: id })
    assert.lengthOf(report.tables[0]!.rows, 1)
    assert.equal(report.title.ar, 'ربحية المشاريع')
  })
})
