import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sqlInstant } from '#core/database/instants'
import { loadSettings } from '#core/settings/settings'
import { anApprovedBudget, aBudget, BUDGETS, step } from '../functional/finance/budget_support.js'
import { ORDERS } from '../functional/procurement/goods_receipt_support.js'
import { anOrder, call } from '../functional/procurement/support.js'
import { aProjectToPlan } from '../functional/production/schedule_support.js'

const aProjectOfOne = async () => (await aProjectToPlan()).id

test.group('Budgets at the same time', (group) => {
  group.setup(async () => {
    const row = { key: 'budgetCheck', value: '"block"', updated_at: sqlInstant() }
    await db.table('settings').insert(row)
    await loadSettings()
    return async () => {
      await db.from('settings').where('key', 'budgetCheck').delete()
      await loadSettings()
    }
  })

  test('of orders that fit one by one and not together, as many are approved as fit', async ({
    client,
    assert,
  }) => {
    const projectId = await aProjectOfOne()
    await anApprovedBudget(client, { projectId })
    const orders = []
    for (let i = 0; i < 4; i++) {
      const draft = await anOrder(client, 'po.clerk', '400', { projectId })
      const sent = await call(client, 'po.clerk', 'post', `${ORDERS}/${draft.id}/submit`, {
        seen: draft.version,
      })
      orders.push(sent.body())
    }
    const answers = await Promise.all(
      orders.map(({ id, version: seen }) =>
        call(client, 'chief.engineer', 'post', `${ORDERS}/${id}/approve`, { seen })
      )
    )
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [200, 200, 409, 409])
    const refused = answers.filter((answer) => answer.status() === 409)
    for (const answer of refused) assert.equal(answer.body().code, 'OVER_BUDGET')
    const rows = await db
      .from('purchase_orders')
      .whereIn(
        'id',
        orders.map(({ id }) => id)
      )
      .where('status', 'approved')
    assert.lengthOf(rows, 2)
  })

  test('of two budgets for the same months one is approved', async ({ client, assert }) => {
    const projectId = await aProjectOfOne()
    const handed = []
    for (let i = 0; i < 2; i++) {
      const draft = await aBudget(client, 'accountant', { projectId })
      handed.push((await step(client, 'accountant', draft.body(), 'submit')).body())
    }
    const answers = await Promise.all(
      handed.map((budget) => step(client, 'general.manager', budget, 'approve'))
    )
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [200, 409])
    const list = await call(client, 'accountant', 'get', `${BUDGETS}?projectId=${projectId}`)
    const approved = list.body().filter(({ status }: any) => status === 'approved')
    assert.lengthOf(approved, 1)
  })
})
