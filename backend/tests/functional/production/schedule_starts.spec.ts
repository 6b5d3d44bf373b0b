import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { sqlInstant } from '#core/database/instants'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aProjectToPlan, change, TEST_CARD } from './schedule_support.js'

const AT = '/api/schedules/start'

const startOf = async (client: ApiClient, who: string) =>
  (await call(client, who, 'get', AT)).body().projectId

async function aProject(values: object = { status: 'active' }) {
  const project = await aProjectToPlan()
  await db.from('projects').where('id', project.id).update(values)
  return project.id
}

test.group('Where the schedule page leads', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    await db.from('projects').update({ status: 'closed' })
    await db.from('recent_records').delete()
  })

  test('is for those who may see schedules', async ({ client, assert }) => {
    const id = await aProject()
    const opened = `/api/projects/${id}/schedule/openings`
    ;(await client.get(AT)).assertStatus(401)
    ;(await client.post(opened).withCsrfToken()).assertStatus(401)
    for (const who of ['staff', 'storekeeper']) {
      ;(await call(client, who, 'get', AT)).assertStatus(403)
      ;(await call(client, who, 'post', opened, { body: {} })).assertStatus(403)
    }
    const gone = '/api/projects/999999/schedule/openings'
    ;(await call(client, 'planner', 'post', gone, { body: {} })).assertStatus(404)
    assert.lengthOf(await db.from('recent_records'), 0)
  })

  test('goes by lateness, not by name or age; own projects come first', async ({
    client,
    assert,
  }) => {
    assert.isNull(await startOf(client, 'planner'))
    const undated = await aProject()
    assert.equal(await startOf(client, 'planner'), undated)
    await aProject({ planned_finish_on: '2099-01-01' })
    const late = await aProject({ planned_finish_on: '2020-01-01' })
    const later = await aProject({ planned_finish_on: '2019-01-01' })
    await aProject({ planned_finish_on: '2001-01-01', status: 'on_hold' })
    assert.equal(await startOf(client, 'planner'), later)
    // one with a plan comes first, however late those without one are
    const planned = await aProject({ planned_finish_on: '2099-01-01' })
    ;(await change(client, planned, TEST_CARD)).assertStatus(200)
    assert.equal(await startOf(client, 'planner'), planned)
    // its forecast lies years after what was planned
    const forecast = await aProject({ planned_finish_on: '2026-01-01' })
    ;(await change(client, forecast, TEST_CARD)).assertStatus(200)
    const minutes = Date.parse('2060-01-01T00:00:00Z') / 60_000
    await db.from('schedules').where('project_id', forecast).update({ finish: minutes })
    assert.equal(await startOf(client, 'planner'), forecast)
    const { id: me } = await person('planner')
    await db.from('projects').where('id', late).update({ site_engineer_id: me })
    assert.equal(await startOf(client, 'planner'), late)
    assert.equal(await startOf(client, 'admin'), forecast)
    // who is in the team of a project has it as their own
    const team = { project_id: later, role: 'planner', from_on: '2020-01-01', to_on: null }
    const { id: admin } = await person('admin')
    const now = sqlInstant()
    await db
      .table('project_team_members')
      .insert({ ...team, user_id: admin, version: 1, created_at: now, updated_at: now })
    assert.equal(await startOf(client, 'admin'), later)
  })

  test('leads to the schedule that was opened last, not to another page of a project', async ({
    client,
    assert,
  }) => {
    const urgent = await aProject({ planned_finish_on: '2020-01-01' })
    const other = await aProject({ planned_finish_on: '2099-01-01' })
    const body = { resource: 'projects', id: other }
    const page = await call(client, 'planner', 'post', '/api/recent-records', { body })
    page.assertStatus(204)
    assert.equal(await startOf(client, 'planner'), urgent)
    const opened = await call(
      client,
      'planner',
      'post',
      `/api/projects/${other}/schedule/openings`,
      {
        body: {},
      }
    )
    opened.assertStatus(204)
    assert.equal(await startOf(client, 'planner'), other)
    assert.equal(await startOf(client, 'admin'), urgent)
  })
})
