import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aConstraint, aPlannedProject, nextWeek, promise } from './planning_support.js'

const weekOf = (projectId: number, day?: string) =>
  `/api/projects/${projectId}/weekly-plan${day ? `?day=${day}` : ''}`

test.group('Weekly plans', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the site promises and reports; who plans commits and closes; others read or nothing', async ({
    client,
  }) => {
    const { projectId, weekOn: day, taskIds } = await aPlannedProject(client)
    const path = weekOf(projectId)
    ;(await client.get(path)).assertStatus(401)
    ;(await client.get('/api/weekly-promises')).assertStatus(401)
    for (const who of ['staff', 'buyer', 'engineer']) {
      ;(await call(client, who, 'get', path)).assertStatus(403)
      ;(await call(client, who, 'get', '/api/weekly-promises')).assertStatus(403)
    }
    ;(await call(client, 'auditor', 'get', path)).assertStatus(200)
    ;(await call(client, 'planner', 'get', weekOf(99_999_999))).assertStatus(404)
    const about = { projectId, day, taskId: taskIds.A }
    ;(await promise(client, about, { by: 'auditor' })).assertStatus(403)
    const made = await promise(client, about, { by: 'foreman' })
    made.assertStatus(201)
    made.assertBodyContains({ can: { promise: true, commit: false, report: false, close: false } })
    const { id, version } = made.body()
    const commit = { seen: version, body: {} }
    const at = `/api/weekly-plans/${id}/commit`
    ;(await client.post(at).json({}).withCsrfToken()).assertStatus(401)
    for (const who of ['foreman', 'auditor'])
      (await call(client, who, 'post', at, commit)).assertStatus(403)
    ;(await call(client, 'planner', 'post', at, commit)).assertStatus(200)
  })

  test('a committed week is frozen, a closed one locked; PPC is kept of made', async ({
    client,
    assert,
  }) => {
    const { projectId, weekOn: day, taskIds } = await aPlannedProject(client)
    const empty = (await call(client, 'planner', 'get', weekOf(projectId))).body()
    assert.deepInclude(empty, { id: null, version: 0, status: 'draft', made: 0, ppc: null })
    assert.deepInclude(empty, { weekOn: day, weekEndOn: addDays(day, 6), isCurrent: true })
    let week = (await promise(client, { projectId, day, taskId: taskIds.A })).body()
    for (const [taskId, more] of [
      [taskIds.B, { percent: null, quantity: '12.5', unit: 'm3' }],
      [taskIds.M, { percent: 100 }],
    ] as const) {
      const made = await promise(client, { projectId, day, taskId }, { seen: week.version, more })
      made.assertStatus(201)
      week = made.body()
    }
    assert.equal(week.promises[1].quantity, '12.5')
    assert.isNull(week.ppc)
    const step = (by: string, path: string, body = {}) =>
      call(client, by, 'post', path, { seen: week.version, body })
    const outcomeAt = (i: number) => `/api/weekly-promises/${week.promises[i].id}/outcome`
    ;(await step('foreman', outcomeAt(0), { outcome: 'done' })).assertStatus(409)
    week = (await step('planner', `/api/weekly-plans/${week.id}/commit`)).body()
    assert.deepInclude(week, { status: 'committed', made: 3, ppc: 0 })
    // frozen: no promise comes, changes or goes
    const frozen = { seen: week.version, more: { promisedBy: (await person('planner')).id } }
    ;(await promise(client, { projectId, day, taskId: taskIds.A }, frozen)).assertStatus(409)
    const first = `/api/weekly-promises/${week.promises[0].id}`
    const edit = { seen: week.version, body: { percent: 10 } }
    ;(await call(client, 'planner', 'patch', first, edit)).assertStatus(409)
    ;(await call(client, 'planner', 'delete', first, { seen: week.version })).assertStatus(409)
    assert.lengthOf(await db.from('weekly_promises').where('plan_id', week.id), 3)
    // a miss has a reason, what was done has none
    const none = await step('foreman', outcomeAt(0), { outcome: 'not_done' })
    none.assertStatus(422)
    assert.property(none.body().errors, 'reason')
    const both = { outcome: 'done', reason: 'weather' }
    ;(await step('foreman', outcomeAt(0), both)).assertStatus(422)
    week = (await step('foreman', outcomeAt(0), { outcome: 'done' })).body()
    week = (await step('foreman', outcomeAt(1), { outcome: 'done' })).body()
    const early = await step('planner', `/api/weekly-plans/${week.id}/close`)
    early.assertStatus(409)
    assert.equal(early.body().code, 'OUTCOMES_MISSING')
    const missed = { outcome: 'not_done', reason: 'material', comment: 'Bolts came on Thursday' }
    week = (await step('foreman', outcomeAt(2), missed)).body()
    assert.deepInclude(week, { made: 3, kept: 2, missed: 1, ppc: 66.67 })
    week = (await step('planner', `/api/weekly-plans/${week.id}/close`)).body()
    assert.equal(week.status, 'closed')
    assert.deepEqual(week.can, { promise: false, commit: false, report: false, close: false })
    ;(await step('planner', outcomeAt(2), { outcome: 'done' })).assertStatus(409)
    assert.equal(
      (await db.from('weekly_promises').where('id', week.promises[2].id).first()).outcome,
      'not_done'
    )
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'weekly_plan', entity_id: String(week.id) })
      .orderBy('id')
    assert.deepEqual(
      log.map(({ action }) => action),
      ['create', 'commit', 'close']
    )
  })

  test('what last week missed is promised again once, with its reason', async ({
    client,
    assert,
  }) => {
    const { projectId, weekOn, taskIds } = await aPlannedProject(client)
    const by = (await person('foreman')).id
    const [{ id: before }] = await db
      .table('weekly_plans')
      .insert({
        ...{ project_id: projectId, week_on: addDays(weekOn, -7), status: 'closed', version: 4 },
        ...{ created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' },
      })
      .then(() => db.from('weekly_plans').where('project_id', projectId).select('id'))
    const miss = { plan_id: before, promised_by: by, outcome: 'not_done', reason: 'material' }
    await db.table('weekly_promises').multiInsert([
      { ...miss, task_id: taskIds.A, percent: 60, comment: 'Bolts came late' },
      { ...miss, task_id: taskIds.B, percent: 20, comment: null },
      { ...miss, task_id: taskIds.M, percent: 100, outcome: 'done', reason: null, comment: null },
    ])
    const path = `${weekOf(projectId)}/carried`
    const body = { day: weekOn }
    ;(await client.post(path).json(body).withCsrfToken()).assertStatus(401)
    for (const who of ['staff', 'auditor', 'engineer'])
      (await call(client, who, 'post', path, { seen: 0, body })).assertStatus(403)
    ;(await call(client, 'foreman', 'post', path, { body })).assertStatus(428)
    // B is promised again by hand
    const own = await promise(client, { projectId, day: weekOn, taskId: taskIds.B })
    assert.equal(own.body().carryable, 1)
    ;(await call(client, 'foreman', 'post', path, { seen: 0, body })).assertStatus(412)
    const seen = own.body().version
    const carried = await call(client, 'foreman', 'post', path, { seen, body })
    carried.assertStatus(201)
    const week = carried.body()
    assert.deepInclude(week, { made: 2, carryable: 0 })
    assert.containsSubset(week.promises[1], {
      ...{ taskId: taskIds.A, promisedBy: by, percent: 60, outcome: null, reason: null },
      carriedFrom: {
        ...{ weekOn: addDays(weekOn, -7), reason: 'material', comment: 'Bolts came late' },
      },
    })
    assert.isNull(week.promises[0].carriedFrom)
    const again = await call(client, 'foreman', 'post', path, { seen: week.version, body })
    again.assertStatus(409)
    assert.equal(again.body().code, 'NOTHING_TO_CARRY')
    assert.lengthOf(await db.from('weekly_promises').where('plan_id', week.id), 2)
    // withdrawn, it can be carried again; a committed week takes nothing more
    const one = `/api/weekly-promises/${week.promises[1].id}`
    const left = await call(client, 'foreman', 'delete', one, { seen: week.version })
    assert.equal(left.body().carryable, 1)
    const at = `/api/weekly-plans/${week.id}/commit`
    const committed = await call(client, 'planner', 'post', at, {
      ...{ seen: left.body().version, body: {} },
    })
    committed.assertStatus(200)
    assert.equal(committed.body().carryable, 0)
    const late = { seen: committed.body().version, body }
    ;(await call(client, 'foreman', 'post', path, late)).assertStatus(409)
  })

  test('a promise on a task with open constraints warns', async ({ client, assert }) => {
    const { projectId, weekOn: day, taskIds } = await aPlannedProject(client)
    await aConstraint(client, taskIds.A)
    await aConstraint(client, taskIds.A, { kind: 'permit' })
    const about = { projectId, day, taskId: taskIds.A }
    const made = await promise(client, about)
    made.assertStatus(201)
    assert.equal(made.body().promises[0].openConstraints, 2)
  })

  test('refuses stale versions, tasks of other projects and days that are over', async ({
    client,
    assert,
  }) => {
    const { projectId, weekOn: day, taskIds } = await aPlannedProject(client)
    const other = await aPlannedProject(client)
    const about = { projectId, day, taskId: taskIds.A }
    const foreign = await promise(client, { ...about, taskId: other.taskIds.A })
    foreign.assertStatus(422)
    assert.property(foreign.body().errors, 'taskId')
    assert.lengthOf(await db.from('weekly_plans').where('project_id', projectId), 0)
    const wrong: [object, string][] = [
      [{ percent: null }, 'percent'],
      [{ percent: 101 }, 'percent'],
      [{ quantity: '3', unit: 'm' }, 'quantity'],
      [{ percent: null, quantity: '0', unit: 'm' }, 'quantity'],
      [{ percent: null, quantity: '3' }, 'unit'],
      [{ promisedBy: 999_999_999 }, 'promisedBy'],
      [{ outcome: 'done' }, 'outcome'],
    ]
    for (const [more, field] of wrong) {
      const refused = await promise(client, about, { more })
      refused.assertStatus(422)
      assert.property(refused.body().errors, field)
    }
    ;(await promise(client, about, { seen: 4 })).assertStatus(412)
    const over = await promise(client, { ...about, day: addDays(today(), -8) })
    over.assertStatus(409)
    assert.equal(over.body().code, 'WEEK_OVER')
    const made = (await promise(client, about)).body()
    ;(await promise(client, { ...about, taskId: taskIds.B })).assertStatus(412)
    const again = await promise(client, about, { seen: made.version })
    again.assertStatus(422)
    assert.property(again.body().errors, 'taskId')
    const at = `/api/weekly-plans/${made.id}/commit`
    ;(await call(client, 'planner', 'post', at, { body: {} })).assertStatus(428)
    ;(await call(client, 'planner', 'post', at, { seen: 0, body: {} })).assertStatus(412)
    const path = `/api/weekly-promises/${made.promises[0].id}`
    const changed = await call(client, 'planner', 'patch', path, {
      seen: made.version,
      body: { percent: 80 },
    })
    assert.equal(changed.body().promises[0].percent, 80)
    ;(await call(client, 'planner', 'delete', path, { seen: made.version })).assertStatus(412)
    const gone = await call(client, 'planner', 'delete', path, { seen: changed.body().version })
    gone.assertStatus(200)
    const seen = gone.body().version
    const nothing = await call(client, 'planner', 'post', at, { seen, body: {} })
    nothing.assertStatus(409)
    assert.equal(nothing.body().code, 'NOTHING_PROMISED')
    ;(await call(client, 'planner', 'get', weekOf(projectId, '2026-02-30'))).assertStatus(422)
  })

  test('a week ahead can be committed, and is reported once it has begun', async ({
    client,
    assert,
  }) => {
    const { projectId, weekOn, taskIds } = await aPlannedProject(client)
    const day = nextWeek(weekOn)
    const made = await promise(client, { projectId, day: addDays(day, 3), taskId: taskIds.B })
    made.assertStatus(201)
    assert.equal(made.body().weekOn, day)
    const at = `/api/weekly-plans/${made.body().id}/commit`
    const week = (
      await call(client, 'planner', 'post', at, { seen: made.body().version, body: {} })
    ).body()
    const path = `/api/weekly-promises/${week.promises[0].id}/outcome`
    const early = await call(client, 'foreman', 'post', path, {
      seen: week.version,
      body: { outcome: 'done' },
    })
    early.assertStatus(409)
    assert.equal(early.body().code, 'WEEK_AHEAD')
  })
})
