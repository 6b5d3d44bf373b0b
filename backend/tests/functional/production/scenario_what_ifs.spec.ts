import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aMaterial, anOrderFor, aSite, stateNeeds } from './material_need_support.js'
import { aCrowdedPlan, optimized, scenariosOf } from './scenario_support.js'
import { scheduleOf } from './schedule_support.js'

const SATURDAY = { weekday: 6, hours: '08:00-12:00 13:00-17:00' }
const PRICED = { costPerHour: '100.00' }

const taskNamed = ({ tasks }: any, name: string) => tasks.find((task: any) => task.name === name)

async function aCalendar(client: ApiClient, code: string, changes: object[]) {
  const [{ id: basedOnId }] = await db.from('work_calendars').where('code', 'FIRM').select('id')
  const body = { code, name: 'Crew away', nameAr: 'غياب الفريق', hoursPerDay: '8', basedOnId }
  const made = await call(client, 'planner', 'post', '/api/work-calendars', {
    body: { ...body, changes },
  })
  made.assertStatus(201)
  return made.body().id as number
}

test.group('What a scenario supposes', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('the task whose date counts goes first, and the contract stays as it is', async ({
    client,
    assert,
  }) => {
    const { project } = await aCrowdedPlan(client)
    const before = await scheduleOf(client, project.id)
    for (const name of ['East wall', 'West wall']) {
      const { id: taskId } = taskNamed(before, name)
      const other = name === 'East wall' ? 'West wall' : 'East wall'
      const dates = [
        { taskId, day: '2027-06-09', weight: 10 },
        { taskId: taskNamed(before, other).id, day: '2027-06-09' },
      ]
      const found = await optimized(client, project.id, { seconds: 2, dates })
      assert.deepInclude(found, { status: 'done', isProven: true })
      // the other one ends on Monday the 14th
      assert.deepEqual([found.before.lateDays, found.after.lateDays], [0, 5])
      const [late, first] = found.milestones
      assert.deepInclude(late, { lateBefore: 0, lateAfter: 5, after: '2027-06-14T17:00' })
      assert.deepInclude(first, { taskId, lateAfter: 0, after: '2027-06-09T17:00' })
      assert.deepEqual(found.dates[1].weight, 1)
    }
    const dates = [{ taskId: taskNamed(before, 'West wall').id, day: '2027-06-09', weight: 10 }]
    const found = await optimized(client, project.id, { seconds: 2, dates })
    const path = scenariosOf(project.id, `/${found.id}/acceptance`)
    ;(await call(client, 'planner', 'post', path, { seen: found.version })).assertStatus(200)
    const after = await scheduleOf(client, project.id)
    assert.isNull(taskNamed(after, 'West wall').deadline)
    assert.equal(taskNamed(after, 'West wall').earlyFinish, '2027-06-09T17:00')
  })

  test('a Saturday that is worked ends the plan earlier, and costs overtime', async ({
    client,
    assert,
  }) => {
    const { project } = await aCrowdedPlan(client, '1', PRICED)
    const usual = await optimized(client, project.id)
    assert.equal(usual.after.finish, '2027-06-14T17:00')
    assert.deepInclude(usual.after.cost, { overtime: '0.00', idle: '0.00', total: '4800.00' })
    const found = await optimized(client, project.id, { seconds: 2, hours: [SATURDAY] })
    assert.equal(found.after.finish, '2027-06-13T17:00')
    assert.equal(found.after.finish, found.boundFinish)
    // eight hours at half as much again
    assert.deepInclude(found.after.cost, { overtime: '400.00', total: '5200.00' })
    assert.equal(found.after.overloadedDays, 0)
  })

  test('more hours become a calendar of the schedule when accepted, and go with it', async ({
    client,
    assert,
  }) => {
    const { project } = await aCrowdedPlan(client)
    const before = await scheduleOf(client, project.id)
    const found = await optimized(client, project.id, { seconds: 2, hours: [SATURDAY] })
    assert.deepEqual(await scheduleOf(client, project.id), before)
    const path = scenariosOf(project.id, `/${found.id}/acceptance`)
    const onlyPlans = await permit(await person('staff'), 'scheduleView')
    const refused = await client
      .post(path)
      .loginAs(onlyPlans)
      .withCsrfToken()
      .header('If-Match', `"${found.version}"`)
    refused.assertStatus(403)
    const accepted = await call(client, 'planner', 'post', path, { seen: found.version })
    accepted.assertStatus(200)
    const after = await scheduleOf(client, project.id)
    assert.equal(after.finish, found.after.finish)
    assert.notEqual(after.settings.calendarId, before.settings.calendarId)
    const code = `SC-${found.id}`
    const made = await db.from('work_calendars').where({ code }).firstOrFail()
    assert.equal(made.id, after.settings.calendarId)
    assert.equal(made.based_on_id, before.settings.calendarId)
    const undone = await call(client, 'planner', 'delete', path, { seen: accepted.body().version })
    undone.assertStatus(200)
    const back = await scheduleOf(client, project.id)
    assert.deepEqual(
      [back.finish, back.settings.calendarId],
      [before.finish, before.settings.calendarId]
    )
    assert.isNull(await db.from('work_calendars').where({ code }).first())
    const log = await db.from('audit_logs').where('entity_type', 'work_calendar').orderBy('id')
    assert.deepEqual(
      log.map(({ action }) => action),
      ['create', 'delete']
    )
  })

  test('a crew works by its own calendar', async ({ client, assert }) => {
    const closed = { from: '2027-06-08', to: '2027-06-10', name: 'Training', kind: 'closed' }
    const calendarId = await aCalendar(client, 'AWAY', [closed])
    const { project, crew } = await aCrowdedPlan(client, '1', { calendarId })
    const found = await optimized(client, project.id)
    assert.equal(found.before.overloadedDays, 3)
    assert.deepInclude(found.after, { overloadedDays: 0, finish: '2027-06-20T17:00' })
    const [first] = found.moves.toSorted((a: any, b: any) => a.to.localeCompare(b.to))
    assert.equal(first.to, '2027-06-13T08:00')
    assert.deepInclude(first.reason, { code: 'resource', resourceId: crew, taskId: null })
  })

  test('a crew that is never there for long enough is named', async ({ client, assert }) => {
    const calendarId = await aCalendar(client, 'NEVER', [
      { from: '2027-06-01', to: '2060-01-01', name: 'Sold', kind: 'closed' },
    ])
    const { project, crew } = await aCrowdedPlan(client, '1', { calendarId })
    const found = await optimized(client, project.id)
    assert.equal(found.status, 'failed')
    assert.deepInclude(found.fault, { code: 'DEMAND_OVER_CAPACITY', resourceId: crew })
  })

  test('work waits for the material that orders bring, once the plan is accepted', async ({
    client,
    assert,
  }) => {
    const site = await aSite(client)
    const { id: materialId } = await aMaterial(client)
    await stateNeeds(client, site, [{ taskId: site.tasks.A, materialId, quantity: '10' }])
    const goods = { materialId, quantity: '10' }
    await anOrderFor(client, site, goods, { requiredOn: '2027-06-20' })
    const found = await optimized(client, site.project)
    assert.deepInclude(found, { status: 'done', moved: 2 })
    const [excavation, blinding] = found.moves
    assert.deepInclude(excavation, { from: '2027-06-15T08:00', to: '2027-06-20T08:00' })
    assert.deepInclude(excavation.reason, { code: 'material', until: '2027-06-20T08:00' })
    assert.deepInclude(blinding.reason, { code: 'predecessor', taskId: site.tasks.A })
    const path = scenariosOf(site.project, `/${found.id}/acceptance`)
    ;(await call(client, 'planner', 'post', path, { seen: found.version })).assertStatus(200)
    const after = await scheduleOf(client, site.project)
    assert.equal(taskNamed(after, 'Excavation').earlyStart, '2027-06-20T08:00')
    assert.equal(after.finish, found.after.finish)
  })

  test('what crews cost is not for everyone', async ({ client, assert }) => {
    const { project } = await aCrowdedPlan(client, '1', PRICED)
    const { id } = await optimized(client, project.id)
    const path = scenariosOf(project.id, `/${id}`)
    assert.isNotNull((await call(client, 'planner', 'get', path)).body().after.cost)
    const shown = await call(client, 'foreman', 'get', path)
    shown.assertStatus(200)
    assert.isNull(shown.body().after.cost)
    assert.isNull(shown.body().before.cost)
  })

  test('what makes no sense is refused by its field, and nothing is looked for', async ({
    client,
    assert,
  }) => {
    const { project } = await aCrowdedPlan(client)
    const { tasks } = await scheduleOf(client, project.id)
    const [{ id: taskId }] = tasks
    const wrong: [string, Record<string, unknown>][] = [
      ['dates.0.taskId', { dates: [{ taskId: 999_999, day: '2027-06-09' }] }],
      ['dates.0.day', { dates: [{ taskId, day: 'soon' }] }],
      ['dates.0.weight', { dates: [{ taskId, day: '2027-06-09', weight: 0 }] }],
      ['hours.0.hours', { hours: [{ weekday: 6, hours: 'all day' }] }],
      ['hours.0.weekday', { hours: [{ weekday: 7, hours: '08:00-12:00' }] }],
      ['hours', { hours: [SATURDAY, SATURDAY] }],
    ]
    for (const [field, body] of wrong) {
      const refused = await call(client, 'planner', 'post', scenariosOf(project.id), { body })
      refused.assertStatus(422)
      assert.include(Object.keys(refused.body().errors), field)
    }
    assert.lengthOf(await db.from('schedule_scenarios'), 0)
  })
})
