import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { notifyOverAllowance } from '#production/consumption/actions/notify_over_allowance'
import { takeProgress } from '#production/consumption/actions/take_progress'
import { seedProject } from '../procurement/stock_support.js'
import { call } from '../procurement/support.js'
import { get, moved, PATH, progress, show, someWork } from './consumption_support.js'
import { change, scheduleOf } from './schedule_support.js'

test.group('Materials over their plan, and progress by the schedule', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedProject())

  test('passing the allowance is reported once for each time', async ({ client, assert }) => {
    const work = await someWork(client, '100', '10')
    await progress(client, work, '100')
    const told = async () =>
      (await db.from('notifications').where('type', 'consumption_over_allowance')).length
    await moved(client, work, 'issue', '110')
    assert.equal(await notifyOverAllowance(), 0)
    const last = (await moved(client, work, 'issue', '1')).body()
    assert.equal(await notifyOverAllowance(), 1)
    const people = await told()
    assert.isAbove(people, 0)
    assert.equal(await notifyOverAllowance(), 0)
    const path = `/api/stock-movements/${last.id}/reverse`
    const sent = { body: { reason: 'Mistake' }, seen: last.version }
    ;(await call(client, 'storekeeper', 'post', path, sent)).assertStatus(200)
    assert.equal(await notifyOverAllowance(), 0)
    await moved(client, work, 'issue', '3')
    assert.equal(await notifyOverAllowance(), 1)
    assert.equal(await told(), 2 * people)
  })

  test('what nobody planned, or the whole of a plan before any work, is reported too', async ({
    client,
    assert,
  }) => {
    const work = await someWork(client, '100', '10')
    await moved(client, work, 'issue', '110')
    assert.equal(await notifyOverAllowance(), 0)
    await moved(client, work, 'issue', '1')
    assert.equal(await notifyOverAllowance(), 1)
    assert.containsSubset(await show(client, work), { over: true, overBy: 'whole_plan' })
    const { version } = (await show(client, work)).plan
    const plan = `${PATH}/${work.id}/plan`
    ;(await call(client, 'planner', 'delete', plan, { seen: version })).assertStatus(204)
    const unplanned = await show(client, work)
    assert.containsSubset(unplanned, { planned: null, over: true, overBy: 'no_plan' })
    assert.match(unplanned.overSinceOn, /^\d{4}-\d\d-\d\d$/)
    assert.equal(await notifyOverAllowance(), 0)
    await moved(client, work, 'return', '111')
    assert.equal(await notifyOverAllowance(), 0)
    assert.containsSubset(await show(client, work), { over: false, overBy: null })
    await moved(client, work, 'issue', '2')
    assert.equal(await notifyOverAllowance(), 1)
    const last = await db
      .from('notifications')
      .where('type', 'consumption_over_allowance')
      .orderBy('id', 'desc')
      .firstOrFail()
    assert.include(last.message, 'without a plan')
  })

  test('tasks that need a material tell its progress', async ({ client, assert }) => {
    const work = await someWork(client, '200', '5')
    const added = ['A', 'B'].map((ref) => ({
      op: 'add',
      ref,
      fields: { code: ref, name: `Task ${ref}`, duration: 960 },
    }))
    ;(await change(client, work.project, added)).assertStatus(200)
    const { tasks } = await scheduleOf(client, work.project)
    const idOf = (code: string) => tasks.find((task: any) => task.code === code).id
    const needs = [
      ['A', '150'],
      ['B', '50'],
    ].map(([code, quantity]) => ({ taskId: idOf(code), materialId: work.material, quantity }))
    const path = `/api/projects/${work.project}/material-needs`
    ;(await call(client, 'planner', 'post', path, { body: { needs } })).assertStatus(201)
    const fields = { percentComplete: 40 }
    ;(await change(client, work.project, [{ op: 'update', id: idOf('A'), fields }])).assertStatus(
      200
    )
    // 150 × 40 % of 200
    const row = await show(client, work)
    assert.containsSubset(row, {
      ...{ progress: '30.00', theoretical: '60', progressFrom: 'schedule' },
    })
    const { plan } = row
    const refused = await call(client, 'planner', 'post', `${PATH}/${work.id}/progress`, {
      body: { percent: '90' },
      seen: plan.version,
    })
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'PROGRESS_OF_SCHEDULE')
    const entries = (await get(client, `${PATH}/${work.id}/entries?figure=progress`)).body()
    assert.sameDeepMembers(
      entries.map(({ kind, number, quantity, percent }: any) => [kind, number, quantity, percent]),
      [
        ['task', 'A', '150', '40.00'],
        ['task', 'B', '50', '0.00'],
      ]
    )
    assert.equal(await takeProgress(), 1)
    assert.equal(await takeProgress(), 0)
    const kept = await show(client, work)
    assert.containsSubset(kept.months.at(-1), { progress: '30.00', theoretical: '60' })
    assert.isNotNull(kept.plan.progressOn)
  })
})
