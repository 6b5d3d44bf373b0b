import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { anApprovedBudget, BUDGETS, figuresOf } from '../finance/budget_support.js'
import { call } from '../procurement/support.js'
import { ANOTHER, aPaidPerson, aSheet, rebuilt, step, type Sheet } from './month_sheet_support.js'
import { aDepartment } from './support.js'

const YEAR = { fromMonth: '2026-01', toMonth: '2026-12' }
const PLAN = { ...YEAR, lines: [{ costHead: 'labour', amount: '500000' }] }

/** The sheet of a month as payroll was handed it. */
async function locked(client: ApiClient, draft: Sheet): Promise<Sheet> {
  const checked = await step(client, 'hr.manager', draft, 'check')
  checked.assertStatus(200)
  const answer = await step(client, ANOTHER, checked.body(), 'lock')
  answer.assertStatus(200)
  return answer.body()
}

/** A department whose people earn 12,555.00 each in a whole month. */
async function staffed(client: ApiClient, people: number) {
  const { id: departmentId } = await aDepartment(client)
  const staff: { id: number; version: number }[] = []
  for (let n = 0; n < people; n++) staff.push(await aPaidPerson(client, { departmentId }))
  return { departmentId, staff }
}

const postedOf = async (departmentId: number) =>
  (await db.from('department_pay_costs').where('department_id', departmentId).orderBy('month')).map(
    (row) => [row.month, Number(row.amount_minor)]
  )

test.group('Pay of departments in budgets', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is used of the budget once the sheet is locked, in whole steps', async ({
    client,
    assert,
  }) => {
    const { departmentId } = await staffed(client, 3)
    const budget = await anApprovedBudget(client, { departmentId, ...PLAN })
    const draft = await aSheet(client)
    assert.deepEqual(await postedOf(departmentId), [])
    await locked(client, draft)
    // 37,665.00 less what is no whole step yet
    assert.deepEqual(await postedOf(departmentId), [['2026-03', 3_000_000]])
    const { lines } = await figuresOf(client, budget)
    const labour = lines.find(({ costHead }: any) => costHead === 'labour')
    assert.containsSubset(labour, { actual: '30000.00', left: '470000.00' })
    const items = await call(
      client,
      'accountant',
      'get',
      `${BUDGETS}/${budget.id}/items?source=actual&costHead=labour`
    )
    assert.containsSubset(items.body(), {
      count: 1,
      rows: [{ source: 'payroll', number: '2026-03', party: null, amount: '30000.00' }],
    })
    // the rest goes with the next month: 75,330.00 in all
    await locked(client, await aSheet(client, '2026-04'))
    assert.deepEqual((await postedOf(departmentId)).at(-1), ['2026-04', 4_000_000])
    const [entry] = await db
      .from('audit_logs')
      .where({ entity_type: 'department_pay_cost', action: 'create' })
    assert.exists(entry)
  })

  test('of fewer than three people is passed on to no one', async ({ client, assert }) => {
    const { departmentId } = await staffed(client, 2)
    const budget = await anApprovedBudget(client, { departmentId, ...PLAN })
    await locked(client, await aSheet(client))
    assert.deepEqual(await postedOf(departmentId), [])
    const { lines } = await figuresOf(client, budget)
    assert.containsSubset(lines, [{ costHead: 'labour', actual: '0.00' }])
  })

  test('that a sheet has changed after it was opened again goes with the next month', async ({
    client,
    assert,
  }) => {
    const { departmentId, staff } = await staffed(client, 3)
    const sheet = await locked(client, await aSheet(client))
    const reason = { reason: 'A raise was missing' }
    const opened = await step(client, 'hr.manager', sheet, 'reopen', reason)
    opened.assertStatus(200)
    const rate = { effectiveOn: '2026-03-01', basic: '29300', housing: '2325', transport: '930' }
    const raised = await call(
      client,
      'hr.manager',
      'post',
      `/api/employees/${staff[0]!.id}/pay-rates`,
      {
        body: rate,
        seen: staff[0]!.version,
      }
    )
    raised.assertStatus(201)
    await locked(client, await rebuilt(client, opened.body()))
    assert.deepEqual(await postedOf(departmentId), [['2026-03', 3_000_000]])
    // 57,665.00 a month
    await locked(client, await aSheet(client, '2026-04'))
    assert.deepEqual(await postedOf(departmentId), [
      ['2026-03', 3_000_000],
      ['2026-04', 8_000_000],
    ])
  })

  test('is seen by those who see budgets, and by no one else', async ({ client }) => {
    const { departmentId } = await staffed(client, 3)
    const budget = await anApprovedBudget(client, { departmentId, ...PLAN })
    await locked(client, await aSheet(client))
    const path = `${BUDGETS}/${budget.id}/items?source=payroll&costHead=labour`
    ;(await client.get(path)).assertStatus(401)
    ;(await call(client, 'bdm', 'get', path)).assertStatus(403)
    ;(await call(client, 'accountant', 'get', path)).assertStatus(200)
  })
})
