import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { today } from '#core/settings/firm_clock'
import { call } from '../procurement/support.js'
import { aCrowdedPlan, optimized } from './scenario_support.js'
import { scheduleOf } from './schedule_support.js'

const PATH = '/api/schedule-resources'
const inDays = (days: number) => today(DateTime.utc().plus({ days }))
let serial = 0

async function aMachine(client: ApiClient, more: object = {}) {
  const tag = `MC-${process.pid}-${++serial}`
  const body = { tag, name: 'Tower crane', nameAr: 'رافعة برجية', category: 'lifting', ...more }
  const made = await call(client, 'buyer', 'post', '/api/equipment', { body })
  made.assertStatus(201)
  return made.body()
}

const statusOf = async (client: ApiClient, { id, version }: any, body: object) => {
  const path = `/api/equipment/${id}/status`
  const changed = await call(client, 'buyer', 'post', path, { body: { ...body }, seen: version })
  changed.assertStatus(200)
  return changed.body()
}

/** The days are in the schedule's future, which procurement does not plan by hand that far. */
const downFrom = (equipmentId: number, from: string, back: string | null, kind = 'maintenance') =>
  db.table('equipment_outages').insert({
    ...{ equipment_id: equipmentId, kind, from_on: from, back_on: back, open_guard: null },
    created_at: DateTime.utc().toSQL({ includeOffset: false }),
  })

const resourceBody = (more: object) => ({
  ...{ code: `R-${process.pid}-${++serial}`, name: 'Crane', kind: 'equipment', capacity: '1' },
  ...more,
})

const available = (client: ApiClient, id: number) =>
  call(client, 'planner', 'get', `${PATH}/${id}/availability`)

test.group('Machines of a schedule', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are chosen from the register by those who plan', async ({ client, assert }) => {
    const machine = await aMachine(client)
    const lookup = `/api/equipment/lookup?q=${machine.tag}`
    ;(await client.get(lookup)).assertStatus(401)
    ;(await call(client, 'accountant', 'get', lookup)).assertStatus(403)
    const [option] = (await call(client, 'planner', 'get', lookup)).body()
    assert.deepEqual(option, {
      ...{ id: machine.id, label: `${machine.tag} · Tower crane`, nameAr: 'رافعة برجية' },
      status: 'available',
    })
    ;(await client.get(`${PATH}/1/availability`)).assertStatus(401)
    ;(await call(client, 'foreman', 'get', `${PATH}/1/availability`)).assertStatus(403)
    ;(await available(client, 999_999)).assertStatus(404)
  })

  test('are one resource only, and a person too', async ({ client, assert }) => {
    const machine = await aMachine(client)
    const { id: userId } = await db.from('users').where('username', 'engineer').firstOrFail()
    const unknown = resourceBody({ equipmentId: 999_999 })
    const refused = await call(client, 'planner', 'post', PATH, { body: unknown })
    refused.assertStatus(422)
    assert.deepEqual(Object.keys(refused.body().errors), ['equipmentId'])
    const body = resourceBody({ equipmentId: machine.id, userId })
    const made = await call(client, 'planner', 'post', PATH, { body })
    made.assertStatus(201)
    made.assertBodyContains({ equipmentName: `${machine.tag} · Tower crane` })
    assert.isString(made.body().userName)
    for (const [field, value] of [
      ['equipmentId', machine.id],
      ['userId', userId],
    ] as const) {
      const twice = await call(client, 'planner', 'post', PATH, {
        body: resourceBody({ [field]: value }),
      })
      twice.assertStatus(422)
      assert.deepEqual(Object.keys(twice.body().errors), [field])
    }
    const other = await call(client, 'planner', 'post', PATH, { body: resourceBody({}) })
    const moved = await call(client, 'planner', 'patch', `${PATH}/${other.body().id}`, {
      body: { equipmentId: machine.id },
      seen: 1,
    })
    moved.assertStatus(422)
    assert.deepEqual(Object.keys(moved.body().errors), ['equipmentId'])
    const linked = await db.from('schedule_resources').where('equipment_id', machine.id)
    assert.lengthOf(linked, 1)
  })

  test('that are retired or gone from the register are shown plainly', async ({
    client,
    assert,
  }) => {
    const machine = await aMachine(client)
    const body = resourceBody({ equipmentId: machine.id })
    const { id } = (await call(client, 'planner', 'post', PATH, { body })).body()
    const fine = (await available(client, id)).body()
    assert.deepInclude(fine.machine, { status: 'available', downtime: [] })
    const retired = await statusOf(client, machine, { status: 'retired' })
    const away = (await available(client, id)).body()
    assert.equal(away.machine.status, 'retired')
    assert.deepEqual(away.machine.downtime, [
      { kind: 'retired', fromOn: today(), backOn: null, isOpen: true },
    ])
    const path = `/api/equipment/${machine.id}`
    ;(await call(client, 'buyer', 'delete', path, { seen: retired.version })).assertStatus(204)
    const gone = (await available(client, id)).body()
    assert.deepEqual(gone.machine, {
      ...{ id: machine.id, name: null, status: null },
      downtime: [{ kind: 'gone', fromOn: null, backOn: null, isOpen: true }],
    })
    const shown = (await call(client, 'planner', 'get', `${PATH}/${id}`)).body()
    assert.deepInclude(shown, { equipmentId: machine.id, equipmentName: null })
  })

  test('that should be back already are back tomorrow at the earliest', async ({
    client,
    assert,
  }) => {
    const machine = await aMachine(client)
    const body = resourceBody({ equipmentId: machine.id })
    const { id } = (await call(client, 'planner', 'post', PATH, { body })).body()
    await statusOf(client, machine, { status: 'maintenance', expectedBackOn: inDays(3) })
    await db
      .from('equipment_outages')
      .where('equipment_id', machine.id)
      .update({ from_on: inDays(-9), back_on: inDays(-2) })
    const [downtime] = (await available(client, id)).body().machine.downtime
    assert.deepInclude(downtime, { fromOn: inDays(-9), backOn: inDays(1) })
  })

  test('lower what there is on the days on which they are out of service, and say why', async ({
    client,
    assert,
  }) => {
    const machine = await aMachine(client)
    const ofCrane = { kind: 'equipment', capacity: '2', equipmentId: machine.id }
    const { project, crew } = await aCrowdedPlan(client, '1', ofCrane)
    const free = await optimized(client, project.id)
    assert.equal(free.before.overloadedDays, 0)
    await downFrom(machine.id, '2027-06-07', '2027-06-09')
    const shown = await scheduleOf(client, project.id)
    const crane = shown.resources.find(({ id }: { id: number }) => id === crew)
    assert.deepEqual(crane.downtime, [
      { kind: 'maintenance', fromOn: '2027-06-07', backOn: '2027-06-09', isOpen: false },
    ])
    const found = await optimized(client, project.id)
    assert.equal(found.before.overloadedDays, 2)
    assert.equal(found.after.overloadedDays, 0)
    const held = found.moves.find((move: any) => move.reason.code === 'outage')
    assert.deepInclude(held.reason, {
      ...{ resourceId: crew, outage: 'maintenance', taskId: null },
      until: '2027-06-09T00:00',
    })
    assert.equal(held.to, '2027-06-09T08:00')
  })

  test('that never come back leave no plan, and the resource is named', async ({
    client,
    assert,
  }) => {
    const machine = await aMachine(client)
    const ofCrane = { kind: 'equipment', equipmentId: machine.id }
    const { project, crew } = await aCrowdedPlan(client, '1', ofCrane)
    await statusOf(client, machine, { status: 'lost' })
    const found = await optimized(client, project.id)
    assert.equal(found.status, 'failed')
    assert.deepInclude(found.fault, { code: 'DEMAND_OVER_CAPACITY', resourceId: crew })
  })
})
