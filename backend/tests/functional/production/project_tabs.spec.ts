import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { anOrder, call, line } from '../procurement/support.js'
import { aProjectToPlan, change, scheduleOf, TEST_CARD } from './schedule_support.js'

const VARIATIONS = '/api/variation-orders'

test.group('Tabs of a project', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('show nobody what the page it comes from would refuse', async ({ client }) => {
    const { id } = await aProjectToPlan()
    const closed: Record<string, [refused: string[], allowed: string]> = {
      [`/api/projects/${id}/variations`]: [['staff', 'foreman', 'storekeeper'], 'accountant'],
      [`/api/procurement-projects/${id}`]: [['staff', 'planner', 'accountant'], 'buyer'],
      [`/api/procurement-projects/${id}/receipts`]: [
        ['staff', 'planner', 'foreman'],
        'storekeeper',
      ],
      [`/api/projects/${id}/overview`]: [['staff', 'storekeeper', 'accountant'], 'foreman'],
    }
    for (const [path, [refused, allowed]] of Object.entries(closed)) {
      ;(await client.get(path)).assertStatus(401)
      for (const who of refused) (await call(client, who, 'get', path)).assertStatus(403)
      ;(await call(client, allowed, 'get', path)).assertStatus(200)
    }
    for (const path of ['projects/999999/variations', 'procurement-projects/999999'])
      (await call(client, 'admin', 'get', `/api/${path}`)).assertStatus(404)
  })

  test('count what is late and critical, and name the last baseline', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const countsOf = async () =>
      (await call(client, 'planner', 'get', `/api/projects/${id}/overview`)).body().schedule
    const none = { tasks: 0, done: 0, late: 0, critical: 0, dataDateOn: null, lastBaseline: null }
    assert.deepEqual(await countsOf(), none)
    ;(await change(client, id, TEST_CARD)).assertStatus(200)
    // A, B and D drive the finish; C has four days of float
    assert.deepEqual(await countsOf(), { ...none, tasks: 4, critical: 3 })
    const plan = (await call(client, 'planner', 'get', `/api/projects/${id}/schedule`)).body()
    const d = plan.tasks.find(({ code }: { code: string }) => code === 'D')
    const deadline = '2027-06-08T17:00'
    const late = await change(client, id, [{ op: 'update', id: d.id, fields: { deadline } }])
    late.assertStatus(200)
    for (const name of ['Contract', 'Recovery'])
      (
        await call(client, 'planner', 'post', `/api/projects/${id}/baselines`, { body: { name } })
      ).assertStatus(201)
    const counts = await countsOf()
    assert.isAbove(counts.late, 0)
    assert.equal(counts.lastBaseline.name, 'Recovery')
  })

  test('compare with the newest baseline unless another is named', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    ;(await change(client, id, TEST_CARD)).assertStatus(200)
    const at = `/api/projects/${id}`
    const take = async (name: string) =>
      (await call(client, 'planner', 'post', `${at}/baselines`, { body: { name } })).body().id
    const first = await take('Contract')
    const [a] = (await scheduleOf(client, id)).tasks
    const longer = { op: 'update', id: a.id, fields: { duration: 10 * 480 } }
    ;(await change(client, id, [longer])).assertStatus(200)
    const newest = await take('Recovery')
    const { finish } = await scheduleOf(client, id)
    const overview = (await call(client, 'planner', 'get', `${at}/overview`)).body()
    assert.equal(overview.baselineFinishOn, finish.slice(0, 10))
    const value = (path: string) => call(client, 'planner', 'get', `${at}/earned-value${path}`)
    assert.equal((await value('')).body().baselineId, newest)
    assert.equal((await value(`?baselineId=${first}`)).body().baselineId, first)
  })

  test('keep variations that wait apart from those that count', async ({ client, assert }) => {
    const { id: projectId } = await aProjectToPlan()
    const sumsOf = async () =>
      (await call(client, 'planner', 'get', `/api/projects/${projectId}/variations`)).body()
    const enter = async (amount: string, days: number) => {
      const body = { projectId, title: 'Canopy', cause: 'client_request', amount, days }
      const made = await call(client, 'planner', 'post', VARIATIONS, { body })
      made.assertStatus(201)
      return made.body()
    }
    const step = async (by: string, { id, version }: any, path: string) => {
      const done = await call(client, by, 'post', `${VARIATIONS}/${id}/${path}`, {
        ...{ seen: version, body: {} },
      })
      done.assertStatus(200)
      return done.body()
    }
    const nothing = { count: 0, days: 0, amount: '0.00' }
    const before = await sumsOf()
    assert.deepEqual([before.approved, before.pending], [nothing, nothing])
    const first = await step('planner', await enter('1000.50', 5), 'submit')
    await enter('777', 1)
    const waiting = { count: 1, days: 5, amount: '1000.50' }
    assert.deepInclude(await sumsOf(), {
      ...{ pending: waiting, approved: nothing, revised: before.original },
    })
    const shown = await call(client, 'planner', 'get', `/api/payment-tracking/${projectId}`)
    const { pending, variations, revised } = shown.body().currencies[0].figures
    assert.deepEqual([pending, variations, revised], ['1000.50', '0.00', before.original])
    const entries = `/api/payment-tracking/${projectId}/entries?currency=SAR&figure=pending`
    const behind = (await call(client, 'planner', 'get', entries)).body()
    assert.deepEqual(
      behind.map(({ kind, recordId }: any) => [kind, recordId]),
      [['variation', first.id]]
    )
    await step('chief.engineer', first, 'approve')
    const after = await sumsOf()
    assert.deepInclude(after, { approved: waiting, pending: nothing, original: before.original })
    assert.equal(Number(after.revised), Number(before.original) + 1000.5)
    assert.lengthOf((await call(client, 'planner', 'get', entries)).body(), 0)
  })

  test('show the purchases of their project alone', async ({ client, assert }) => {
    const [mine, other] = [await aProjectToPlan(), await aProjectToPlan()]
    const lines = [line('1000', { quantity: '3' })]
    const orders = [mine, other].map(({ id: projectId }) =>
      anOrder(client, 'po.clerk', '1', { lines, projectId })
    )
    const [order, foreign] = [await orders[0]!, await orders[1]!]
    await db.from('purchase_orders').whereIn('id', [order.id, foreign.id]).update({
      status: 'approved',
    })
    const spent = await call(client, 'buyer', 'get', `/api/procurement-projects/${mine.id}`)
    spent.assertBodyContains({ id: mine.id, committed: '3000.00', requested: '0.00' })
    const list = await call(client, 'buyer', 'get', '/api/procurement-projects')
    assert.deepInclude(list.body(), spent.body())
    for (const { id, lines: bought, version } of [order, foreign]) {
      const body = {
        deliveryNoteNo: `DN-${id}`,
        lines: [{ lineId: bought[0].id, accepted: '1', rejected: '0' }],
      }
      const path = `/api/purchase-orders/${id}/receipts`
      const received = await call(client, 'storekeeper', 'post', path, { body, seen: version })
      received.assertStatus(201)
    }
    const path = `/api/procurement-projects/${mine.id}/receipts`
    const receipts = await call(client, 'storekeeper', 'get', path)
    receipts.assertHeader('x-total-count', '1')
    const [receipt] = receipts.body()
    assert.equal(receipt.orderNumber, order.number)
    assert.equal(receipt.deliveryNoteNo, `DN-${order.id}`)
    assert.notProperty(receipt, 'lines')
  })
})
