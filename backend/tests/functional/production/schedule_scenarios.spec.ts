import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aCrowdedPlan, optimized, scenariosOf as at } from './scenario_support.js'
import { change, DAY, scheduleOf } from './schedule_support.js'

test.group('Scenarios of a schedule', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who plan', async ({ client }) => {
    const { project } = await aCrowdedPlan(client)
    ;(await client.get(at(project.id))).assertStatus(401)
    ;(await client.post(at(project.id)).withCsrfToken()).assertStatus(401)
    for (const who of ['staff', 'buyer'])
      (await call(client, who, 'get', at(project.id))).assertStatus(403)
    const foreman = await call(client, 'foreman', 'post', at(project.id), { body: {} })
    foreman.assertStatus(403)
    ;(await call(client, 'planner', 'get', at(999_999))).assertStatus(404)
    ;(await call(client, 'planner', 'get', at(project.id, '/999999'))).assertStatus(404)
    const wrong = { seconds: 3600, extra: [{ resourceId: 999_999, units: '1' }] }
    ;(await call(client, 'planner', 'post', at(project.id), { body: wrong })).assertStatus(422)
  })

  test('level a crew, say why, change nothing before they are accepted, and can be undone', async ({
    client,
    assert,
  }) => {
    const { project, crew } = await aCrowdedPlan(client)
    const before = await scheduleOf(client, project.id)
    const found = await optimized(client, project.id)
    assert.deepInclude(found, { status: 'done', isProven: true, fault: null, moved: 2 })
    const { finish, lateDays, overloadedDays } = found.before
    assert.deepEqual([finish, lateDays, overloadedDays], ['2027-06-09T17:00', 0, 3])
    assert.equal(found.after.overloadedDays, 0)
    assert.equal(found.after.finish, found.boundFinish)
    const held = found.moves.find((move: any) => move.reason.code === 'resource')
    assert.deepInclude(held.reason, { resourceId: crew, until: '2027-06-09T17:00' })
    assert.deepEqual(await scheduleOf(client, project.id), before)
    const path = at(project.id, `/${found.id}/acceptance`)
    ;(await call(client, 'foreman', 'post', path, { seen: found.version })).assertStatus(403)
    const accepted = await call(client, 'planner', 'post', path, { seen: found.version })
    accepted.assertStatus(200)
    assert.equal(accepted.body().status, 'accepted')
    const after = await scheduleOf(client, project.id)
    assert.equal(after.finish, found.after.finish)
    const again = await call(client, 'planner', 'post', path, { seen: accepted.body().version })
    again.assertStatus(200)
    assert.equal((await scheduleOf(client, project.id)).version, after.version)
    const undone = await call(client, 'planner', 'delete', path, { seen: again.body().version })
    undone.assertStatus(200)
    assert.equal((await scheduleOf(client, project.id)).finish, before.finish)
    const log = await db.from('audit_logs').where('entity_type', 'schedule_scenario').orderBy('id')
    assert.deepEqual(
      log.map(({ action }) => action),
      ['create', 'accept', 'undo']
    )
  })

  test('are refused when the schedule has changed since', async ({ client, assert }) => {
    const { project } = await aCrowdedPlan(client)
    const found = await optimized(client, project.id)
    const { tasks } = await scheduleOf(client, project.id)
    const changes = [{ op: 'update', id: tasks[0].id, fields: { duration: DAY } }]
    ;(await change(client, project.id, changes)).assertStatus(200)
    const before = await scheduleOf(client, project.id)
    const path = at(project.id, `/${found.id}/acceptance`)
    const stale = await call(client, 'planner', 'post', path, { seen: found.version })
    stale.assertStatus(409)
    assert.equal(stale.body().code, 'SCENARIO_STALE')
    assert.deepEqual(await scheduleOf(client, project.id), before)
  })

  test('ask what more of a crew would bring', async ({ client, assert }) => {
    const { project, crew } = await aCrowdedPlan(client)
    const found = await optimized(client, project.id, {
      seconds: 2,
      extra: [{ resourceId: crew, units: '1' }],
    })
    assert.deepInclude(found, { status: 'done', moved: 0 })
    assert.equal(found.after.finish, found.before.finish)
  })

  test('name what is asked for above its capacity', async ({ client, assert }) => {
    const { project, crew } = await aCrowdedPlan(client, '2')
    const found = await optimized(client, project.id)
    assert.equal(found.status, 'failed')
    assert.deepInclude(found.fault, { code: 'DEMAND_OVER_CAPACITY', resourceId: crew })
    assert.lengthOf(found.fault.taskIds, 1)
  })

  test('run one at a time for each project, and can be cancelled', async ({ client, assert }) => {
    const { project } = await aCrowdedPlan(client)
    const first = await call(client, 'planner', 'post', at(project.id), { body: {} })
    first.assertStatus(202)
    const second = await call(client, 'planner', 'post', at(project.id), { body: {} })
    second.assertStatus(409)
    assert.equal(second.body().code, 'SCENARIO_RUNNING')
    const cancel = client
      .post(`/api/jobs/${first.body().jobId}/cancel`)
      .loginAs(await person('planner'))
      .withCsrfToken()
    ;(await cancel).assertStatus(200)
    const [shown] = (await call(client, 'planner', 'get', at(project.id))).body()
    assert.equal(shown.status, 'cancelled')
    ;(await call(client, 'planner', 'post', at(project.id), { body: {} })).assertStatus(202)
  })

  test('reconsider what an accepted scenario holds back', async ({ client, assert }) => {
    const { project, crew } = await aCrowdedPlan(client)
    const found = await optimized(client, project.id)
    const path = at(project.id, `/${found.id}/acceptance`)
    ;(await call(client, 'planner', 'post', path, { seen: found.version })).assertStatus(200)
    await db.from('schedule_resources').where('id', crew).update({ capacity_e4: 20_000 })
    const freed = await optimized(client, project.id)
    assert.equal(freed.after.finish, '2027-06-09T17:00')
    assert.include(
      freed.moves.map((move: any) => move.reason.code),
      'released'
    )
  })

  test('leave milestones where their links have them, however late a crew begins behind them', async ({
    client,
    assert,
  }) => {
    const { project, crew } = await aCrowdedPlan(client, '1', { costPerHour: '100.00' })
    const { tasks } = await scheduleOf(client, project.id)
    const [east] = tasks
    const changes = [
      { op: 'add', ref: 'g', fields: { code: 'G', name: 'Gate open', kind: 'finish_milestone' } },
      { op: 'add', ref: 'd', fields: { code: 'D', name: 'Drainage', duration: 8 * DAY } },
      { op: 'add', ref: 'r', fields: { code: 'R', name: 'Rendering', duration: DAY } },
      { op: 'link', fromId: east.id, toId: 'g', type: 'FS', lag: 0 },
      { op: 'link', fromId: 'g', toId: 'r', type: 'FS', lag: 0 },
      { op: 'link', fromId: 'd', toId: 'r', type: 'FS', lag: 0 },
      { op: 'assign', taskId: 'r', resourceId: crew, units: '1' },
    ]
    ;(await change(client, project.id, changes)).assertStatus(200)
    const found = await optimized(client, project.id)
    const path = at(project.id, `/${found.id}/acceptance`)
    ;(await call(client, 'planner', 'post', path, { seen: found.version })).assertStatus(200)
    const after = await scheduleOf(client, project.id)
    const placed = new Map<string, any>(after.tasks.map((task: any) => [task.code, task]))
    assert.equal(placed.get('G').earlyFinish, placed.get('A').earlyFinish)
    assert.isNull(placed.get('G').constraintKind)
    assert.equal(after.finish, found.after.finish)
  })
})
