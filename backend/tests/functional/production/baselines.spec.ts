import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { call } from '../procurement/support.js'
import { aProjectToPlan, change, scheduleOf, TEST_CARD } from './schedule_support.js'

const DAY = 480

test.group('Baselines', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to guests, read by production, taken by planners', async ({ client }) => {
    const { id } = await aProjectToPlan()
    const path = `/api/projects/${id}/baselines`
    ;(await client.get(path)).assertStatus(401)
    ;(await call(client, 'staff', 'get', path)).assertStatus(403)
    const body = { name: 'Contract programme' }
    ;(await call(client, 'foreman', 'post', path, { body })).assertStatus(403)
    const empty = await call(client, 'planner', 'post', path, { body })
    empty.assertStatus(409)
    empty.assertBodyContains({ code: 'SCHEDULE_EMPTY' })
    await change(client, id, TEST_CARD)
    ;(await call(client, 'planner', 'post', path, { body })).assertStatus(201)
    ;(await call(client, 'planner', 'post', path, { body: {} })).assertStatus(422)
    const listed = await call(client, 'foreman', 'get', path)
    listed.assertBodyContains([
      { name: 'Contract programme', can: { delete: false }, budget: null },
    ])
  })

  test('keep the dates, and tell how far each task has moved since', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    await change(client, id, TEST_CARD)
    const taken = await call(client, 'planner', 'post', `/api/projects/${id}/baselines`, {
      body: { name: 'First' },
    })
    const { tasks } = await scheduleOf(client, id)
    const [A] = tasks
    await change(client, id, [
      { op: 'update', id: A.id, fields: { duration: 7 * DAY, budget: '1500.00' } },
    ])
    const shown = await call(client, 'planner', 'get', `/api/baselines/${taken.body().id}`)
    const rows = shown
      .body()
      .tasks.map((row: Record<string, unknown>) => [
        row.code,
        row.startVariance,
        row.finishVariance,
        row.costVariance,
      ])
    assert.deepEqual(rows, [
      ['A', 0, 2 * DAY, '1500.00'],
      ['B', 2 * DAY, 2 * DAY, '0.00'],
      ['C', 0, 0, '0.00'],
      ['D', 2 * DAY, 2 * DAY, '0.00'],
    ])
    assert.equal(shown.body().finish, '2027-06-21T17:00')
  })

  test('are deleted in the version that was read, with what they kept', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    await change(client, id, TEST_CARD)
    const path = `/api/projects/${id}/baselines`
    const taken = await call(client, 'planner', 'post', path, { body: { name: 'Gone' } })
    const one = `/api/baselines/${taken.body().id}`
    ;(await call(client, 'planner', 'delete', one)).assertStatus(428)
    ;(await call(client, 'planner', 'delete', one, { seen: 9 })).assertStatus(412)
    ;(await call(client, 'foreman', 'delete', one, { seen: 1 })).assertStatus(403)
    ;(await call(client, 'planner', 'delete', one, { seen: 1 })).assertStatus(204)
    ;(await call(client, 'planner', 'get', one)).assertStatus(404)
    assert.isNull(await db.from('baseline_tasks').where('baseline_id', taken.body().id).first())
    const log = await db.from('audit_logs').where({
      entity_type: 'baseline',
      entity_id: String(taken.body().id),
    })
    assert.sameMembers(
      log.map(({ action }) => action),
      ['create', 'delete']
    )
  })
})

test.group('Schedule health', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('names the tasks that fall short of each check', async ({ client, assert }) => {
    const { id } = await aProjectToPlan()
    const path = `/api/projects/${id}/schedule/health`
    ;(await client.get(path)).assertStatus(401)
    ;(await call(client, 'staff', 'get', path)).assertStatus(403)
    assert.deepEqual((await call(client, 'foreman', 'get', path)).body().checks, [])
    await change(client, id, [
      ...TEST_CARD,
      { op: 'add', ref: 'loose', fields: { code: 'L', name: 'Loose end', duration: 100 * DAY } },
    ])
    const { checks } = (await call(client, 'foreman', 'get', path)).body()
    assert.lengthOf(checks, 14)
    const loose = (await scheduleOf(client, id)).tasks.find(
      (task: { code: string }) => task.code === 'L'
    ).id
    const byName = Object.fromEntries(checks.map((each: { check: string }) => [each.check, each]))
    assert.include(byName.missing_logic.tasks, loose)
    assert.deepEqual(byName.high_duration.tasks, [loose])
    assert.deepInclude(byName.lags, { found: 3, of: 4, value: 75, passed: false })
    assert.deepInclude(byName.resources, { found: 5, of: 5, passed: false })
    assert.deepInclude(byName.missed_tasks, { value: null, passed: null })
    const foreign = await call(client, 'foreman', 'get', `${path}?baselineId=999999`)
    foreign.assertStatus(404)
  })
})
