import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { insertRows } from '#core/database/many_rows'
import { permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'
import { aMaterial } from '../procurement/stock_support.js'
import { call } from '../procurement/support.js'
import { aSiteCalendar, stateNeeds } from './material_need_support.js'
import { aProjectToPlan, change, DAY, MONDAY, scheduleOf } from './schedule_support.js'

const START = '2027-09-06'

async function aTarget() {
  const project = await aProjectToPlan()
  return project.merge({ plannedStartOn: START }).save()
}

const copy = (
  client: ApiClient,
  to: number,
  body: { fromId: number; materialNeeds?: boolean },
  sent: { by?: string; seen?: number } = {}
) => {
  const { by = 'planner', seen = 0 } = sent
  return call(client, by, 'post', `/api/projects/${to}/schedule/copies`, { body, seen })
}

/** A plan with every kind of link, progress, a resource, a calendar and dated tasks. */
async function aSource(client: ApiClient) {
  const { id } = await aProjectToPlan()
  const { id: calendarId } = await aSiteCalendar(client)
  const resource = await call(client, 'planner', 'post', '/api/schedule-resources', {
    body: { code: `CR-${id}`, name: 'Crane', kind: 'equipment', capacity: '2' },
  })
  resource.assertStatus(201)
  const add = (code: string, fields: object = {}, parentId?: string) => ({
    ...{ op: 'add', ref: code, parentId, fields: { code, name: `Task ${code}`, ...fields } },
  })
  const duration = 3 * DAY
  const made = await change(client, id, [
    { op: 'settings', fields: { start: MONDAY, lagCalendar: 'round_the_clock' } },
    add('S'),
    add('A', { duration, calendarId, weight: '2', color: '#1f7a45' }, 'S'),
    add('B', { duration }, 'S'),
    add('C', { duration, deadline: '2027-07-01T17:00' }),
    add('D', { duration, constraintKind: 'start_no_earlier', constraintAt: '2027-06-21T08:00' }),
    add('M', { kind: 'finish_milestone' }),
    add('P', { duration, pinnedStart: '2027-06-28T08:00' }),
    { op: 'link', fromId: 'A', toId: 'B', type: 'FS', lag: DAY },
    { op: 'link', fromId: 'A', toId: 'C', type: 'SS', lag: 2 * DAY },
    { op: 'link', fromId: 'B', toId: 'D', type: 'FF', lag: -60 },
    { op: 'link', fromId: 'D', toId: 'M', type: 'SF', lag: 90 },
    { op: 'assign', taskId: 'A', resourceId: resource.body().id, units: '1.5' },
  ])
  made.assertStatus(200)
  const { A: task } = made.body().refs
  const begun = { actualStart: MONDAY, percentComplete: 40, remaining: DAY }
  await change(client, id, [{ op: 'update', id: task, fields: begun }])
  await call(client, 'planner', 'post', `/api/projects/${id}/baselines`, { body: { name: 'One' } })
  return { id, task }
}

const linksIn = ({ tasks, links }: any) => {
  const codes = new Map(tasks.map(({ id, code }: any) => [id, code]))
  return links
    .map(({ fromId, toId, type, lag }: any) =>
      [codes.get(fromId), codes.get(toId), type, lag].join(' ')
    )
    .sort()
}

test.group('Copies of plans', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for planners, of plans that are there, into schedules that are empty', async ({
    client,
    assert,
  }) => {
    const source = await aSource(client)
    const { id } = await aTarget()
    const path = `/api/projects/${id}/schedule/copies`
    ;(await client.post(path).withCsrfToken()).assertStatus(401)
    const body = { fromId: source.id }
    for (const by of ['staff', 'foreman']) (await copy(client, id, body, { by })).assertStatus(403)
    ;(await copy(client, 999_999, body)).assertStatus(404)
    for (const fromId of [999_999, id]) {
      const refused = await copy(client, id, { fromId })
      refused.assertStatus(422)
      assert.property(refused.body().errors, 'fromId')
    }
    const empty = await aTarget()
    const nothing = await copy(client, id, { fromId: empty.id })
    nothing.assertStatus(409)
    assert.equal(nothing.body().code, 'SCHEDULE_COPY_EMPTY')
    const full = await copy(client, source.id, { fromId: source.id })
    full.assertStatus(422)
    ;(await copy(client, id, body, { seen: 3 })).assertStatus(412)
    assert.lengthOf(await db.from('tasks').where('project_id', id), 0)
    ;(await copy(client, id, body)).assertStatus(201)
    const again = await copy(client, id, body, { seen: 1 })
    again.assertStatus(409)
    assert.equal(again.body().code, 'SCHEDULE_NOT_EMPTY')
  }).timeout(60_000)

  test('have the tasks, links with lags, calendars and resources, from their own start', async ({
    client,
    assert,
  }) => {
    const { id: fromId } = await aSource(client)
    const { id } = await aTarget()
    const made = await copy(client, id, { fromId })
    assert.deepEqual(made.body(), {
      ...{ version: 1, tasks: 7, links: 4, assignments: 1, materialNeeds: 0 },
    })
    const [from, to] = [await scheduleOf(client, fromId), await scheduleOf(client, id)]
    assert.deepEqual(linksIn(to), linksIn(from))
    assert.equal(linksIn(to).length, 4)
    const own = new Set(to.tasks.map((task: any) => task.id))
    assert.isTrue(to.links.every(({ fromId: a, toId: b }: any) => own.has(a) && own.has(b)))
    const planOf = ({ code, wbs, kind, duration, calendarId, weight, color }: any) => ({
      ...{ code, wbs, kind, duration, calendarId, weight, color },
    })
    assert.deepEqual(to.tasks.map(planOf), from.tasks.map(planOf))
    assert.deepEqual(to.settings, { ...from.settings, start: `${START}T08:00` })
    const byCode = Object.fromEntries(to.tasks.map((task: any) => [task.code, task]))
    // thirteen weeks later
    assert.equal(byCode.D.constraintAt, '2027-09-20T08:00')
    assert.equal(byCode.C.deadline, '2027-09-30T17:00')
    assert.equal(byCode.P.pinnedStart, '2027-09-27T08:00')
    assert.containSubset(byCode.A, { actualStart: null, percentComplete: 0, remaining: null })
    assert.deepEqual(
      to.assignments.map(({ units }: any) => units),
      ['1.5']
    )
    assert.lengthOf(await db.from('baselines').where('project_id', id), 0)
    assert.lengthOf(await db.from('task_progress').where('project_id', id), 0)
    const logged = await db
      .from('audit_logs')
      .where({ entity_type: 'schedule', entity_id: String(id), action: 'copy' })
    assert.lengthOf(logged, 1)
  }).timeout(60_000)

  test('have the needs of materials where they are wanted, on days of their own', async ({
    client,
    assert,
  }) => {
    const source = await aSource(client)
    const { id: materialId } = await aMaterial(client)
    const need = { taskId: source.task, materialId, quantity: '12.5', leadDays: 3 }
    const site = { project: source.id, calendar: 0, tasks: {} }
    ;(await stateNeeds(client, site, [need])).assertStatus(201)
    const { id } = await aTarget()
    const made = await copy(client, id, { fromId: source.id, materialNeeds: true })
    assert.equal(made.body().materialNeeds, 1)
    const [row] = await db.from('material_needs').where('project_id', id)
    const task = await db.from('tasks').where({ project_id: id, code: 'A' }).firstOrFail()
    assert.containSubset(row, { task_id: task.id, material_id: materialId, lead_days: 3 })
    assert.equal(Number(row.quantity_e4), 125_000)
    assert.isNotNull(row.need_by_on)
    assert.isBelow(row.need_by_on.localeCompare(START), 0)
  }).timeout(60_000)

  test('have no budgets for who sees no prices', async ({ client, assert }) => {
    const { id: fromId } = await aSource(client)
    await db.from('tasks').where({ project_id: fromId, code: 'B' }).update({ budget_minor: 5000 })
    const budgets = async (id: number) =>
      (await db.from('tasks').where('project_id', id)).map(({ budget_minor }) => budget_minor)
    const [priced, plain] = [await aTarget(), await aTarget()]
    await copy(client, priced.id, { fromId }, { by: 'admin' })
    assert.include((await budgets(priced.id)).map(Number), 5000)
    await permit(await person('staff'), 'scheduleView')
    ;(await copy(client, plain.id, { fromId }, { by: 'staff' })).assertStatus(201)
    assert.notInclude((await budgets(plain.id)).map(Number), 5000)
  }).timeout(60_000)

  test('of 5,000 tasks take seconds', async ({ client, assert }) => {
    const { id: fromId } = await aProjectToPlan()
    await change(client, fromId, [{ op: 'settings', fields: { start: MONDAY } }])
    const rows = Array.from({ length: 5_000 }, (_, index) => ({
      ...{ project_id: fromId, code: `T${index}`, name: `Task ${index}`, kind: 'task' },
      ...{ position: index, duration: DAY, percent_e2: 0, is_critical: 0 },
    }))
    await insertRows(db, 'tasks', rows)
    const tasks = await db.from('tasks').where('project_id', fromId).orderBy('position')
    const links = tasks.slice(1).map(({ id }, index) => ({
      ...{ project_id: fromId, from_id: tasks[index].id, to_id: id, type: 'SS', lag: 30 },
    }))
    await insertRows(db, 'task_links', links)
    const { id } = await aTarget()
    const begun = performance.now()
    const made = await copy(client, id, { fromId })
    made.assertStatus(201)
    assert.isBelow(performance.now() - begun, 30_000)
    assert.containSubset(made.body(), { tasks: 5_000, links: 4_999 })
    const kept = await db.from('task_links').where('project_id', id).count('* as total').first()
    assert.equal(Number(kept.total), 4_999)
  }).timeout(120_000)
})
