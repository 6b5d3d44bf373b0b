import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'
import db from '@adonisjs/lucid/services/db'
import { anOrder, call, invoice, line } from '../procurement/support.js'
import { aProjectToPlan, change, scheduleOf, TEST_CARD } from './schedule_support.js'

test.group('Earned value', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('weighs progress against the baseline, for those who may see prices', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    await change(client, id, [
      ...TEST_CARD.map((each) =>
        each.op === 'add' ? { ...each, fields: { ...each.fields, budget: '1000.00' } } : each
      ),
    ])
    const path = `/api/projects/${id}/earned-value`
    ;(await client.get(path)).assertStatus(401)
    const planner = await permit(await person('staff'), 'scheduleView')
    ;(await client.get(path).loginAs(planner)).assertStatus(403)
    assert.isNull((await call(client, 'planner', 'get', path)).body().value)
    await call(client, 'planner', 'post', `/api/projects/${id}/baselines`, { body: { name: 'B' } })
    const [A] = (await scheduleOf(client, id)).tasks
    await change(client, id, [
      { op: 'settings', fields: { dataDate: '2027-06-13T17:00' } },
      {
        op: 'update',
        id: A.id,
        fields: { actualStart: '2027-06-07T08:00', remaining: 960, percentComplete: 60 },
      },
    ])
    const { value } = (await call(client, 'planner', 'get', path)).body()
    // A is planned to be done by the 13th, C for three of its four days
    assert.deepInclude(value, {
      asOf: '2027-06-13',
      bac: '4000.00',
      ev: '600.00',
      ac: '0.00',
      cpi: null,
      eac: null,
    })
    assert.equal(value.spi, Math.round((600 / Number(value.pv)) * 100) / 100)
    const now = value.points.find(({ on }: { on: string }) => on === '2027-06-13')
    assert.deepEqual(now, { on: '2027-06-13', pv: value.pv, ev: '600.00', ac: '0.00' })
    assert.equal(value.points.at(-1).pv, '4000.00')
  })

  test('earns what the baseline planned, whatever budgets and tasks have become since', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const alone = { op: 'add', ref: 'E', fields: { code: 'E', name: 'Alone', duration: 480 } }
    await change(
      client,
      id,
      [...TEST_CARD, alone].map((each) =>
        each.op === 'add' ? { ...each, fields: { ...each.fields, budget: '1000.00' } } : each
      )
    )
    const taken = await call(client, 'planner', 'post', `/api/projects/${id}/baselines`, {
      body: { name: 'B' },
    })
    const [A, B, , , E] = (await scheduleOf(client, id)).tasks
    const done = { actualStart: '2027-06-07T08:00', remaining: 960, percentComplete: 60 }
    const changed = await change(client, id, [
      { op: 'settings', fields: { dataDate: '2027-06-13T17:00' } },
      { op: 'update', id: A.id, fields: { ...done, budget: '9000.00' } },
      { op: 'remove', id: B.id },
      { op: 'add', ref: 'n', fields: { code: 'N', name: 'New', duration: 480, budget: '500.00' } },
      { op: 'add', ref: 'm', parentId: E.id, fields: { code: 'E1', name: 'Part', duration: 480 } },
    ])
    changed.assertStatus(200)
    const { value } = (
      await call(client, 'planner', 'get', `/api/projects/${id}/earned-value`)
    ).body()
    // E has become a summary: its budget was planned all the same
    assert.equal(value.bac, '5000.00')
    assert.equal(value.ev, '600.00')
    assert.equal(value.points.at(-1).pv, '5000.00')
    const shown = (await call(client, 'planner', 'get', `/api/baselines/${taken.body().id}`)).body()
    assert.deepEqual(
      shown.added.map((task: any) => [task.code, task.budget]),
      [
        ['E1', '0.00'],
        ['N', '500.00'],
      ]
    )
    assert.containSubset(shown.removed, [{ code: 'B', budget: '1000.00', kind: 'task' }])
    assert.lengthOf(shown.removed, 1)
    const seen = (await call(client, 'foreman', 'get', `/api/baselines/${taken.body().id}`)).body()
    assert.isNull(seen.added[0].budget)
    assert.isNull(seen.removed[0].budget)
    assert.isNull(seen.tasks[0].costVariance)
  })

  test('costs bills of other currencies at the rate that they keep, and counts those without', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    await change(client, id, TEST_CARD)
    await call(client, 'planner', 'post', `/api/projects/${id}/baselines`, { body: { name: 'B' } })
    const rate = { currency: 'EUR', rate: '4', effectiveOn: '2026-01-01' }
    const entered = await call(client, 'accountant', 'post', '/api/exchange-rates', { body: rate })
    entered.assertStatus(201)
    const lines = [line('100', { quantity: '10' })]
    const order = await anOrder(client, 'po.clerk', '1', {
      ...{ lines, projectId: id, currency: 'EUR' },
    })
    await db.from('purchase_orders').where('id', order.id).update({ status: 'approved' })
    const body = invoice({
      ...{ vendorNumber: `EV-${order.id}`, billedOn: '2026-05-04' },
      lines: [{ lineId: order.lines[0].id, quantity: '10', unitPrice: '100' }],
    })
    const path = `/api/purchase-orders/${order.id}`
    const { version: seen } = (await call(client, 'buyer', 'get', path)).body()
    const billed = await call(client, 'po.clerk', 'post', `${path}/bills`, { body, seen })
    billed.assertStatus(201)
    const costs = async () => {
      const at = `/api/projects/${id}/earned-value`
      const { ac, unconvertedBills } = (await call(client, 'planner', 'get', at)).body().value
      return [ac, unconvertedBills]
    }
    // the bill keeps its rate, whatever is entered after it
    const later = { ...rate, rate: '5', effectiveOn: '2026-05-04' }
    ;(
      await call(client, 'accountant', 'post', '/api/exchange-rates', { body: later })
    ).assertStatus(201)
    assert.deepEqual(await costs(), ['4000.00', 0])
    await db
      .from('purchase_bills')
      .where('purchase_order_id', order.id)
      .update({ exchange_rate_e6: null })
    assert.deepEqual(await costs(), ['0.00', 1])
  })
})
