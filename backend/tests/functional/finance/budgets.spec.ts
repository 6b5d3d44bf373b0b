import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { budgetFile } from '#finance/budgets/budget_file'
import { aProject, seedProject } from '../procurement/stock_support.js'
import { call } from '../procurement/support.js'
import {
  aBudget,
  anApprovedBudget,
  approve,
  BUDGETS,
  MATERIAL,
  step,
  YEAR,
} from './budget_support.js'

test.group('Budgets', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('are closed to guests and to those without the ability', async ({ client }) => {
    const { id: projectId } = await aProject()
    const guest = await client.get(BUDGETS)
    guest.assertStatus(401)
    const reading = await call(client, 'staff', 'get', BUDGETS)
    reading.assertStatus(403)
    const writing = await aBudget(client, 'bdm', { projectId })
    writing.assertStatus(403)
    const draft = (await aBudget(client, 'accountant', { projectId })).body()
    for (const path of ['figures', 'items?source=actual', 'history']) {
      const seen = await call(client, 'staff', 'get', `${BUDGETS}/${draft.id}/${path}`)
      seen.assertStatus(403)
    }
    const deciding = await step(client, 'accountant', draft, 'approve')
    deciding.assertStatus(403)
  })

  test('are approved by another person than who made them', async ({ client, assert }) => {
    const { id: projectId } = await aProject()
    const draft = await aBudget(client, 'admin', { projectId })
    draft.assertStatus(201)
    assert.containsSubset(draft.body(), { status: 'draft', total: '1000.00', projectId })
    const submitted = await step(client, 'admin', draft.body(), 'submit')
    submitted.assertStatus(200)
    const own = await step(client, 'admin', submitted.body(), 'approve')
    own.assertStatus(403)
    const stale = await step(client, 'general.manager', draft.body(), 'approve')
    stale.assertStatus(412)
    const approved = await step(client, 'general.manager', submitted.body(), 'approve')
    approved.assertStatus(200)
    assert.equal(approved.body().status, 'approved')
    assert.isString(approved.body().approvedOn)
    const actions = await db
      .from('audit_logs')
      .where({ entity_type: 'budget', entity_id: String(draft.body().id) })
      .orderBy('id')
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['create', 'submit', 'approve']
    )
  })

  test('a revision replaces what it revises, which is kept', async ({ client, assert }) => {
    const { id: projectId } = await aProject()
    const original = await anApprovedBudget(client, { projectId })
    const edited = await call(client, 'accountant', 'patch', `${BUDGETS}/${original.id}`, {
      ...{ body: { title: 'More' }, seen: original.version },
    })
    edited.assertStatus(409)
    const revision = await step(client, 'accountant', original, 'revise')
    revision.assertStatus(201)
    assert.equal(revision.body().number, `${original.number}-R1`)
    const again = await step(client, 'accountant', original, 'revise')
    again.assertStatus(409)
    assert.equal(again.body().code, 'BUDGET_REVISED')
    const changed = await call(client, 'accountant', 'patch', `${BUDGETS}/${revision.body().id}`, {
      body: { lines: [...MATERIAL, { costHead: 'labour', amount: '500' }] },
      seen: revision.body().version,
    })
    changed.assertStatus(200)
    const approved = await approve(client, changed.body())
    assert.equal(approved.total, '1500.00')
    const former = await call(client, 'accountant', 'get', `${BUDGETS}/${original.id}`)
    former.assertBodyContains({ status: 'superseded', total: '1000.00' })
    assert.deepEqual(
      former.body().revisions.map(({ status }: any) => status),
      ['superseded', 'approved']
    )
    const figures = await call(client, 'accountant', 'get', `${BUDGETS}/${approved.id}/figures`)
    assert.containsSubset(figures.body().lines, [
      { costHead: 'material', original: '1000.00', budget: '1000.00' },
      { costHead: 'labour', original: '0.00', budget: '500.00' },
    ])
  })

  test('a month of a project has one budget', async ({ client, assert }) => {
    const { id: projectId } = await aProject()
    await anApprovedBudget(client, { projectId })
    const other = await aBudget(client, 'accountant', { projectId })
    const submitted = await step(client, 'accountant', other.body(), 'submit')
    submitted.assertStatus(409)
    assert.equal(submitted.body().code, 'BUDGET_OVERLAPS')
  })

  test('a copy is for as many months from another one on', async ({ client, assert }) => {
    const { id: projectId } = await aProject()
    const budget = await anApprovedBudget(client, { projectId })
    const next = `${Number(YEAR.fromMonth.slice(0, 4)) + 1}`
    const copy = await step(client, 'accountant', budget, 'copy', { fromMonth: `${next}-01` })
    copy.assertStatus(201)
    assert.containsSubset(copy.body(), {
      ...{ fromMonth: `${next}-01`, toMonth: `${next}-12`, status: 'draft', total: '1000.00' },
    })
    assert.notEqual(copy.body().number, budget.number)
  })

  test('by month has an amount for each of its months', async ({ client, assert }) => {
    const { id: projectId } = await aProject()
    const quarter = { toMonth: YEAR.fromMonth.replace('-01', '-03'), isMonthly: true }
    const of = (line: object) =>
      aBudget(client, 'accountant', {
        ...{ projectId, ...quarter },
        lines: [{ costHead: 'material', ...line }],
      })
    const missing = await of({ months: ['1', '2'] })
    missing.assertStatus(422)
    const wrong = await of({ amount: '7', months: ['1', '2', '3'] })
    wrong.assertStatus(422)
    const right = await of({ months: ['1', '2', '3.5'] })
    right.assertStatus(201)
    assert.containsSubset(right.body().lines, [
      { amount: '6.50', months: ['1.00', '2.00', '3.50'] },
    ])
  })

  test('are refused without an owner, with two, in no order, or with a head twice', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aProject()
    const refused = async (more: Record<string, unknown>, field: string) => {
      const answer = await aBudget(client, 'accountant', { projectId, ...more })
      answer.assertStatus(422)
      assert.include(Object.keys(answer.body().errors), field)
    }
    await refused({ projectId: null }, 'projectId')
    await refused({ projectId: 999_999 }, 'projectId')
    await refused({ owner: 'project', departmentId: 1 }, 'departmentId')
    await refused({ toMonth: '2001-01' }, 'toMonth')
    await refused({ fromMonth: '2026-13' }, 'fromMonth')
    await refused({ lines: [...MATERIAL, ...MATERIAL] }, 'lines.1.costHead')
    await refused({ lines: [{ costHead: 'material' }] }, 'lines.0.amount')
    await refused({ lines: [{ costHead: 'material', amount: '-1' }] }, 'lines.0.amount')
    assert.lengthOf(await db.from('budgets'), 0)
  })

  test('a budget leaves as a file with what is used of it', async ({ client, assert }) => {
    const { id: projectId } = await aProject()
    const { id } = await anApprovedBudget(client, { projectId })
    const order = await call(client, 'accountant', 'post', `${BUDGETS}/${id}/exports`, {
      body: { format: 'xlsx' },
    })
    order.assertStatus(202)
    const report = await budgetFile({ id })
    assert.deepEqual(report!.tables[0]!.rows.at(-1)!.slice(1), [
      ...['1000.00', '1000.00', '0.00', '0.00', '1000.00', '0.0'],
    ])
  })
})
