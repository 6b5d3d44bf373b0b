import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { runJob } from '#core/jobs/run_job'
import { MATERIAL_NEEDS_MOVED } from '#production/events/material_need_events'
import { call } from '../procurement/support.js'
import { changeDays } from './calendar_support.js'
import { aMaterial, needsOf, stateNeeds } from './material_need_support.js'
import { aProjectToPlan, change, DAY, scheduleOf, TEST_CARD } from './schedule_support.js'

const OPEN = '08:00-12:00 13:00-17:00'
const WEEK = [OPEN, OPEN, OPEN, OPEN, OPEN, null, null]
const EID = { from: '2027-06-09', to: '2027-06-10', name: 'Eid', kind: 'closed' }
let serial = 0

async function aCalendar(client: ApiClient, more: object = { week: WEEK }) {
  const code = `RE-${process.pid}-${++serial}`
  const body = { code, name: 'Site hours', nameAr: 'ساعات الموقع', hoursPerDay: '8', ...more }
  const made = await call(client, 'planner', 'post', '/api/work-calendars', { body })
  made.assertStatus(201)
  return made.body().id as number
}

/** The test card by a calendar, with its tasks by code. */
async function aPlan(client: ApiClient, calendarId: number, changes: object[] = []) {
  const { id } = await aProjectToPlan()
  const [start, ...tasks] = TEST_CARD
  const settings = { op: 'settings', fields: { ...(start as any).fields, calendarId } }
  const made = await change(client, id, [settings, ...tasks, ...changes])
  made.assertStatus(200)
  return { id, tasks: made.body().refs as Record<string, number> }
}

/** Closes days of a calendar. @returns what the job did */
async function close(client: ApiClient, calendarId: number, days: object[] = [EID]) {
  const { saved, jobs } = await changeDays(client, calendarId, days)
  saved.assertStatus(200)
  return jobs.map(({ status, result }) => ({ status, ...JSON.parse(result) }))
}

const path = (calendarId: number) => `/api/work-calendars/${calendarId}`

const datesOf = ({ tasks }: any) =>
  Object.fromEntries(tasks.map((task: any) => [task.code, [task.earlyStart, task.earlyFinish]]))

const auditsOf = (project: number) =>
  db
    .from('audit_logs')
    .where({ entity_type: 'schedule', entity_id: String(project) })
    .orderBy('id')

test.group('Schedules and their calendars', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a holiday moves the dates of the plans that work by its calendar, and of those built on it', async ({
    client,
    assert,
  }) => {
    const base = await aCalendar(client)
    const calendars = [base, await aCalendar(client, { basedOnId: base })]
    for (const calendarId of calendars) {
      const { id, tasks } = await aPlan(client, calendarId)
      const before = await scheduleOf(client, id)
      assert.equal(before.finish, '2027-06-21T17:00')
      assert.deepEqual(datesOf(before).A, ['2027-06-07T08:00', '2027-06-13T17:00'])
      const audits = (await auditsOf(id)).length
      assert.containsSubset(await close(client, base), [{ status: 'completed', kept: 0 }])
      const after = await scheduleOf(client, id)
      assert.equal(after.finish, '2027-06-23T17:00')
      assert.deepEqual(datesOf(after).A, ['2027-06-07T08:00', '2027-06-15T17:00'])
      assert.deepEqual(datesOf(after).C[0], '2027-06-13T08:00')
      assert.equal(after.version, before.version + 1)
      const [row, ...more] = (await auditsOf(id)).slice(audits)
      assert.lengthOf(more, 0)
      assert.deepEqual(JSON.parse(row.changes), [
        { field: 'finish', before: '2027-06-21T17:00', after: '2027-06-23T17:00' },
        { field: 'reason', before: null, after: 'Site hours' },
      ])
      const rename = { op: 'update', id: tasks.A, fields: { name: 'Task one' } }
      const stale = await change(client, id, [rename], { version: before.version })
      stale.assertStatus(412)
      assert.equal(stale.body().code, 'STALE_VERSION')
      await close(client, base, [])
    }
  })

  test('a task with hours of its own moves with them', async ({ client, assert }) => {
    const [ofPlan, ofTask] = [await aCalendar(client), await aCalendar(client)]
    const { id, tasks } = await aPlan(client, ofPlan)
    const own = { op: 'update', id: tasks.D, fields: { calendarId: ofTask } }
    ;(await change(client, id, [own])).assertStatus(200)
    const before = await scheduleOf(client, id)
    await close(client, ofTask, [{ ...EID, from: '2027-06-20', to: '2027-06-20' }])
    const after = await scheduleOf(client, id)
    assert.deepEqual(datesOf(after).A, datesOf(before).A)
    assert.deepEqual(datesOf(after).D, ['2027-06-21T08:00', '2027-06-22T17:00'])
  })

  test('nothing is written of a plan that does not move, by another calendar, or that has ended', async ({
    client,
    assert,
  }) => {
    const [calendar, other] = [await aCalendar(client), await aCalendar(client)]
    const [open, elsewhere, completed, rejected] = [
      await aPlan(client, calendar),
      await aPlan(client, other),
      await aPlan(client, calendar),
      await aPlan(client, calendar),
    ]
    await db.from('projects').where('id', completed.id).update({ status: 'completed' })
    await db.from('projects').where('id', rejected.id).update({ status: 'rejected' })
    const all = [open, elsewhere, completed, rejected]
    const states = () => Promise.all(all.map(({ id }) => scheduleOf(client, id)))
    const before = await states()
    const past = { ...EID, from: '2027-01-04', to: '2027-01-05' }
    assert.deepEqual(await close(client, calendar, [past]), [
      { status: 'completed', moved: 0, same: 1, kept: 0 },
    ])
    const versions = (schedules: any[]) => schedules.map(({ version }) => version)
    assert.deepEqual(versions(await states()), versions(before))
    assert.deepEqual(await close(client, calendar), [
      { status: 'completed', moved: 1, same: 0, kept: 0 },
    ])
    const after = await states()
    assert.equal(after[0].version, before[0].version + 1)
    assert.deepEqual(versions(after.slice(1)), versions(before.slice(1)))
    assert.deepEqual(after.slice(1).map(datesOf), before.slice(1).map(datesOf))
    // a calendar that no plan works by orders nothing
    assert.deepEqual(await close(client, await aCalendar(client)), [])
  })

  test('a plan that has no dates keeps those it had, and the others move', async ({
    client,
    assert,
  }) => {
    const calendar = await aCalendar(client)
    const [broken, sound] = [await aPlan(client, calendar), await aPlan(client, calendar)]
    const before = await scheduleOf(client, broken.id)
    const { A: fromId, D: toId } = broken.tasks
    const back = { project_id: broken.id, from_id: toId, to_id: fromId, type: 'FS', lag: 0 }
    await db.table('task_links').insert(back)
    assert.deepEqual(await close(client, calendar), [
      { status: 'completed', moved: 1, same: 0, kept: 1 },
    ])
    const after = await scheduleOf(client, broken.id)
    assert.deepEqual([after.version, datesOf(after)], [before.version, datesOf(before)])
    assert.equal((await scheduleOf(client, sound.id)).finish, '2027-06-23T17:00')
  })

  test('material is needed by the days of the new dates', async ({ client, assert }) => {
    const calendar = await aCalendar(client)
    const { id: project, tasks } = await aPlan(client, calendar)
    const site = { project, calendar, tasks }
    const { id: materialId } = await aMaterial(client)
    const rows = [{ taskId: tasks.B, materialId, quantity: '5', leadDays: 1 }]
    ;(await stateNeeds(client, site, rows)).assertStatus(201)
    // B starts on Tuesday 15 June, and two working days later once two are closed
    assert.equal((await needsOf(client, site)).needs[0].needByOn, '2027-06-14')
    await close(client, calendar)
    assert.equal((await needsOf(client, site)).needs[0].needByOn, '2027-06-16')
    // by the dates alone, not by the calendar first
    assert.lengthOf(await db.from('outbox_events').where('name', MATERIAL_NEEDS_MOVED), 1)
  })

  test('is done once, however often it is told, and only by who may change calendars', async ({
    client,
    assert,
  }) => {
    const calendar = await aCalendar(client)
    const { id } = await aPlan(client, calendar, [
      { op: 'add', fields: { code: 'Z', name: 'Paint', duration: DAY } },
    ])
    const before = await scheduleOf(client, id)
    const { version } = (await call(client, 'planner', 'get', path(calendar))).body()
    const body = { changes: [EID] }
    const guest = client.patch(path(calendar)).withCsrfToken().unsafeJson(body)
    ;(await guest).assertStatus(401)
    for (const who of ['staff', 'foreman'])
      (await call(client, who, 'patch', path(calendar), { body, seen: version })).assertStatus(403)
    assert.equal((await scheduleOf(client, id)).version, before.version)
    await close(client, calendar)
    const [{ id: job }] = await db
      .from('jobs')
      .where({ type: 'production.reschedule', entity_id: calendar })
    await db.from('jobs').where('id', job).update({ status: 'queued', finished_at: null })
    await runJob(job)
    assert.equal((await scheduleOf(client, id)).version, before.version + 1)
  })
})
