import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import {
  aMaterial,
  anOrderFor,
  aSiteCalendar,
  promise,
  stateNeeds,
} from './material_need_support.js'
import { aCrowdedPlan, optimized, scenariosOf as at } from './scenario_support.js'
import { scheduleOf } from './schedule_support.js'

interface Found {
  id: number
  version: number
}

/** Tries to accept; refused, nothing may have been written. */
async function refusal(client: ApiClient, projectId: number, found: Found, language = 'en') {
  const before = await scheduleOf(client, projectId)
  const [{ total: audits }] = await db.from('audit_logs').count('* as total')
  const response = await client
    .post(at(projectId, `/${found.id}/acceptance`))
    .loginAs(await person('planner'))
    .withCsrfToken()
    .header('If-Match', `"${found.version}"`)
    .header('Accept-Language', language)
  response.assertStatus(409)
  const after = await scheduleOf(client, projectId)
  const [{ total }] = await db.from('audit_logs').count('* as total')
  const scenario = await db.from('schedule_scenarios').where('id', found.id).firstOrFail()
  const isWhole = after.version === before.version && total === audits && scenario.status === 'done'
  return { body: response.body(), isWhole }
}

const changeOf = async (client: ApiClient, id: number, body: object) => {
  const path = `/api/schedule-resources/${id}`
  const { version } = (await call(client, 'planner', 'get', path)).body()
  const changed = await call(client, 'planner', 'patch', path, { body: { ...body }, seen: version })
  changed.assertStatus(200)
}

test.group('Scenarios and what they were computed from', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('a capacity that changed since is named in the language of the user, nothing is written', async ({
    client,
    assert,
  }) => {
    const { project, crew } = await aCrowdedPlan(client, '1', { nameAr: 'الفريق' })
    const found = await optimized(client, project.id)
    await changeOf(client, crew, { capacity: '3' })
    const english = await refusal(client, project.id, found)
    assert.isTrue(english.isWhole)
    assert.equal(english.body.code, 'SCENARIO_BASIS_CHANGED')
    assert.deepEqual(english.body.changes, [
      { kind: 'capacity', text: 'Crew: 3 available instead of 1' },
    ])
    const arabic = await refusal(client, project.id, found, 'ar')
    assert.deepEqual(arabic.body.changes, [
      { kind: 'capacity', text: 'الفريق: المتاح 3 بدلاً من 1' },
    ])
    assert.notEqual(arabic.body.message, english.body.message)
    await changeOf(client, crew, { capacity: '1', costPerHour: '99.00' })
    const path = at(project.id, `/${found.id}/acceptance`)
    ;(await call(client, 'planner', 'post', path, { seen: found.version })).assertStatus(200)
  })

  test('another calendar of a resource, and other hours of a calendar, count too', async ({
    client,
    assert,
  }) => {
    const own = await aSiteCalendar(client)
    const { project, crew } = await aCrowdedPlan(client)
    const found = await optimized(client, project.id)
    await changeOf(client, crew, { calendarId: own.id })
    const moved = await refusal(client, project.id, found)
    assert.isTrue(moved.isWhole)
    assert.deepEqual(moved.body.changes, [
      { kind: 'resource_calendar', text: 'Crew has another calendar' },
    ])
    const again = await optimized(client, project.id)
    const week = [null, ...Array.from({ length: 5 }, () => '08:00-12:00'), null]
    const path = `/api/work-calendars/${own.id}`
    const shorter = await call(client, 'planner', 'patch', path, { body: { week }, seen: 1 })
    shorter.assertStatus(200)
    const hours = await refusal(client, project.id, again)
    assert.isTrue(hours.isWhole)
    assert.deepEqual(hours.body.changes, [
      { kind: 'calendar', text: 'The working hours of Site have changed' },
    ])
  })

  test('so does a machine that goes out of service', async ({ client, assert }) => {
    const tag = `BS-${process.pid}`
    const body = { tag, name: 'Tower crane', category: 'lifting' }
    const machine = (await call(client, 'buyer', 'post', '/api/equipment', { body })).body()
    const ofCrane = { kind: 'equipment', equipmentId: machine.id }
    const { project } = await aCrowdedPlan(client, '1', ofCrane)
    const found = await optimized(client, project.id)
    await db.table('equipment_outages').insert({
      ...{ equipment_id: machine.id, kind: 'maintenance', open_guard: null },
      ...{ from_on: '2027-06-07', back_on: '2027-06-09' },
      created_at: DateTime.utc().toSQL({ includeOffset: false }),
    })
    const refused = await refusal(client, project.id, found)
    assert.isTrue(refused.isWhole)
    assert.equal(refused.body.changes[0].kind, 'outage')
  })

  test('and material that a vendor promises for another day', async ({ client, assert }) => {
    const { project } = await aCrowdedPlan(client)
    const site = { project: project.id, calendar: 0, tasks: {} }
    const { tasks } = await scheduleOf(client, project.id)
    const east = tasks.find(({ code }: { code: string }) => code === 'A')
    const { id: materialId } = await aMaterial(client)
    const need = { taskId: east.id, materialId, quantity: '10' }
    ;(await stateNeeds(client, site, [need])).assertStatus(201)
    const line = { materialId, quantity: '10' }
    const order = await anOrderFor(client, site, line, { requiredOn: '2027-06-07' })
    const found = await optimized(client, project.id)
    ;(await promise(client, order.id, '2027-06-20')).assertStatus(200)
    const refused = await refusal(client, project.id, found)
    assert.isTrue(refused.isWhole)
    const [change] = refused.body.changes
    assert.equal(change.kind, 'material')
    assert.match(
      change.text,
      /^A East wall: the material is ready on .*20.*2027, before: .*7.*2027$/
    )
  })
})
