import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aCrowdedPlan, optimized, scenariosOf } from './scenario_support.js'
import { scheduleOf } from './schedule_support.js'

const PATH = '/api/schedule-resources'
const period = (from: string, to: string, units: string, note: string | null = null) => ({
  ...{ from, to, units, note },
})
let serial = 0
const body = (periods: object[]) => ({
  ...{ code: `RP-${process.pid}-${++serial}`, name: 'Masons', kind: 'crew', capacity: '8' },
  periods,
})

async function state(client: ApiClient, id: number, periods: object[]) {
  const { version } = (await call(client, 'planner', 'get', `${PATH}/${id}`)).body()
  return call(client, 'planner', 'patch', `${PATH}/${id}`, { body: { periods }, seen: version })
}

async function problemsIn(client: ApiClient, language: string, periods: object[]) {
  const refused = await client
    .post(PATH)
    .loginAs(await person('planner'))
    .withCsrfToken()
    .header('Accept-Language', language)
    .unsafeJson(body(periods))
  refused.assertStatus(422)
  return refused.body().errors
}

test.group('Units of a resource by period', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are stated with the resource by those who plan, and go with it', async ({
    client,
    assert,
  }) => {
    const summer = period('2027-07-01', '2027-08-31', '4', 'Summer')
    const june = period('2027-06-01', '2027-06-30', '12')
    const sent = body([summer, june])
    ;(await client.post(PATH).withCsrfToken().unsafeJson(sent)).assertStatus(401)
    ;(await call(client, 'staff', 'post', PATH, { body: sent })).assertStatus(403)
    const made = await call(client, 'planner', 'post', PATH, { body: sent })
    made.assertStatus(201)
    const { id } = made.body()
    assert.deepEqual(made.body().periods, [june, summer])
    const changed = await state(client, id, [{ ...june, units: '12.5' }])
    changed.assertStatus(200)
    assert.deepEqual(changed.body().periods, [{ ...june, units: '12.5' }])
    const kept = await call(client, 'planner', 'patch', `${PATH}/${id}`, {
      ...{ body: { capacity: '9' }, seen: 2 },
    })
    assert.lengthOf(kept.body().periods, 1)
    const history = (await call(client, 'planner', 'get', `${PATH}/${id}/history`)).body()
    assert.include(JSON.stringify(history), 'periods')
    ;(await call(client, 'planner', 'delete', `${PATH}/${id}`, { seen: 3 })).assertStatus(204)
    const left = await db.from('schedule_resource_periods').where('schedule_resource_id', id)
    assert.lengthOf(left, 0)
  })

  test('are refused in words where days overlap, end before they begin or units are below zero', async ({
    client,
    assert,
  }) => {
    const june = period('2027-06-01', '2027-06-30', '12')
    const twice = [june, period('2027-06-30', '2027-07-05', '4')]
    assert.deepEqual(await problemsIn(client, 'en', twice), {
      'periods.1.from': ['Another period covers some of these days.'],
    })
    assert.deepEqual(await problemsIn(client, 'ar', twice), {
      'periods.1.from': ['توجد فترة أخرى تشمل بعض هذه الأيام.'],
    })
    const backwards = [period('2027-06-30', '2027-06-01', '4')]
    assert.deepEqual(Object.keys(await problemsIn(client, 'en', backwards)), ['periods.0.to'])
    const below = [period('2027-06-01', '2027-06-30', '-1')]
    assert.deepEqual(Object.keys(await problemsIn(client, 'ar', below)), ['periods.0.units'])
    const blank = [{ from: '2027-06-01', to: null, units: null }]
    const errors = await problemsIn(client, 'en', blank)
    assert.sameMembers(Object.keys(errors), ['periods.0.to', 'periods.0.units'])
  })

  test('with fewer units overload only their days, and the plan goes around them', async ({
    client,
    assert,
  }) => {
    const { project, crew } = await aCrowdedPlan(client, '1', { capacity: '2' })
    assert.equal((await optimized(client, project.id)).before.overloadedDays, 0)
    const fewer = period('2027-06-07', '2027-06-08', '1', 'Exams')
    ;(await state(client, crew, [fewer])).assertStatus(200)
    const shown = await scheduleOf(client, project.id)
    const resource = shown.resources.find(({ id }: { id: number }) => id === crew)
    assert.deepEqual(resource.periods, [fewer])
    const found = await optimized(client, project.id)
    assert.equal(found.before.overloadedDays, 2)
    assert.equal(found.after.overloadedDays, 0)
    const held = found.moves.find((move: any) => move.reason.code === 'period')
    assert.deepInclude(held.reason, {
      ...{ resourceId: crew, taskId: null, until: '2027-06-09T00:00' },
    })
    assert.equal(held.to, '2027-06-09T08:00')
  })

  test('with more units are waited for by what needs them', async ({ client, assert }) => {
    const { project, crew } = await aCrowdedPlan(client, '3', { capacity: '1' })
    const never = await optimized(client, project.id)
    assert.deepInclude(never.fault, { code: 'DEMAND_OVER_CAPACITY', resourceId: crew })
    ;(await state(client, crew, [period('2027-10-03', '2027-10-14', '3')])).assertStatus(200)
    const found = await optimized(client, project.id)
    assert.equal(found.status, 'done')
    assert.equal(found.after.overloadedDays, 0)
    const held = found.moves.find((move: any) => move.to === '2027-10-03T08:00')
    assert.deepInclude(held.reason, { code: 'period', until: '2027-10-03T00:00' })
    const extra = [{ resourceId: crew, units: '1' }]
    const supposed = await optimized(client, project.id, { seconds: 2, extra })
    assert.equal(supposed.after.overloadedDays, 0)
  })

  test('that change after a scenario was computed keep it from being accepted', async ({
    client,
    assert,
  }) => {
    const { project, crew } = await aCrowdedPlan(client)
    const found = await optimized(client, project.id)
    await state(client, crew, [period('2027-06-07', '2027-06-08', '2')])
    const path = scenariosOf(project.id, `/${found.id}/acceptance`)
    const refused = await call(client, 'planner', 'post', path, { seen: found.version })
    refused.assertStatus(409)
    assert.deepEqual(refused.body().changes, [
      { kind: 'periods', text: 'Crew: the units by period have changed' },
    ])
  })
})
