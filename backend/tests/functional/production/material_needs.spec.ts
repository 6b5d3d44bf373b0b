import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { materialReadyOf } from '#production/material_needs/material_ready'
import { call } from '../procurement/support.js'
import { changeDays } from './calendar_support.js'
import { change, scheduleOf } from './schedule_support.js'
import {
  aMaterial,
  anOrderFor,
  aSite,
  needsOf,
  needsPath,
  stateNeeds,
} from './material_need_support.js'

const one = (id: number) => `/api/material-needs/${id}`
const movesOf = async (project: number) =>
  (await db.from('outbox_events').where('name', 'production.material_needs_moved').orderBy('id'))
    .map(({ payload }) => JSON.parse(payload))
    .filter(({ projectId }) => projectId === project)

test.group('Material needs of tasks', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to guests, read with the schedule, stated by planners', async ({ client }) => {
    const site = await aSite(client)
    const path = needsPath(site.project)
    ;(await client.get(path)).assertStatus(401)
    ;(await call(client, 'staff', 'get', path)).assertStatus(403)
    ;(await call(client, 'foreman', 'get', path)).assertStatus(200)
    const { id: materialId } = await aMaterial(client)
    const rows = [{ taskId: site.tasks.A, materialId, quantity: '10' }]
    ;(await stateNeeds(client, site, rows, 'foreman')).assertStatus(403)
    ;(await stateNeeds(client, site, rows)).assertStatus(201)
    const [need] = (await needsOf(client, site)).needs
    ;(await client.patch(one(need.id)).withCsrfToken()).assertStatus(401)
    const foreman = { body: { quantity: '1' }, seen: 1 }
    ;(await call(client, 'foreman', 'patch', one(need.id), foreman)).assertStatus(403)
    ;(await call(client, 'foreman', 'delete', one(need.id), { seen: 1 })).assertStatus(403)
    ;(await call(client, 'planner', 'get', needsPath(999_999))).assertStatus(404)
  })

  test('have their day so many working days before the start, over Fridays, Ramadan and Eid', async ({
    client,
    assert,
  }) => {
    const site = await aSite(client)
    const materials = [await aMaterial(client), await aMaterial(client), await aMaterial(client)]
    const [none, one_, three] = materials.map(({ id }) => id)
    const made = await stateNeeds(client, site, [
      { taskId: site.tasks.A, materialId: none, quantity: '10' },
      { taskId: site.tasks.A, materialId: one_, quantity: '20.5', leadDays: 1, note: 'On pallets' },
      { taskId: site.tasks.A, materialId: three, quantity: '30', leadDays: 3 },
      { taskId: site.tasks.B, materialId: three, quantity: '5', leadDays: 10 },
    ])
    made.assertStatus(201)
    // A starts on Tuesday 15 June; 11 to 13 June are closed, 4 June is a Friday. B starts on Thursday 17 June
    assert.deepEqual(
      made
        .body()
        .needs.map(({ taskCode, leadDays, needByOn }: any) => [taskCode, leadDays, needByOn]),
      [
        ['B', 10, '2027-06-03'],
        ['A', 3, '2027-06-09'],
        ['A', 1, '2027-06-14'],
        ['A', 0, '2027-06-15'],
      ]
    )
    assert.containsSubset(made.body().needs[2], {
      quantity: '20.5',
      note: 'On pallets',
      startsOn: '2027-06-15',
      state: 'planned',
      readyOn: null,
      version: 1,
    })
    const audited = await db
      .from('audit_logs')
      .where('entity_type', 'material_need')
      .whereIn(
        'entity_id',
        made.body().needs.map(({ id }: any) => String(id))
      )
    assert.lengthOf(audited, 4)
  })

  test('of another project, of its plan, or twice are refused by row, and nothing is written', async ({
    client,
    assert,
  }) => {
    const [site, other] = [await aSite(client), await aSite(client)]
    const [{ id: materialId }, { id: second }] = [await aMaterial(client), await aMaterial(client)]
    const plan = async (projectId: number) => {
      const body = { projectId, rows: [{ materialId, planned: '100' }] }
      ;(await call(client, 'planner', 'post', '/api/consumption/plans', { body })).assertStatus(201)
      return db.from('material_plans').where({ project_id: projectId }).firstOrFail()
    }
    const [own, theirs] = [await plan(site.project), await plan(other.project)]
    const refused = await stateNeeds(client, site, [
      { taskId: other.tasks.A, materialId, quantity: '1' },
      { taskId: site.tasks.A, planId: theirs.id, quantity: '1' },
      { taskId: site.tasks.A, materialId: 999_999, quantity: '1' },
      { taskId: site.tasks.A, quantity: '1' },
      { taskId: site.tasks.A, planId: own.id, quantity: '1' },
      { taskId: site.tasks.A, materialId, quantity: '1' },
      { taskId: site.tasks.A, materialId: second, quantity: '0' },
    ])
    refused.assertStatus(422)
    assert.deepEqual(Object.keys(refused.body().errors), ['needs.6.quantity'])
    const body = [
      { taskId: other.tasks.A, materialId, quantity: '1' },
      { taskId: site.tasks.A, planId: theirs.id, quantity: '1' },
      { taskId: site.tasks.A, materialId: 999_999, quantity: '1' },
      { taskId: site.tasks.A, quantity: '1' },
      { taskId: site.tasks.A, planId: own.id, quantity: '1' },
      { taskId: site.tasks.A, materialId, quantity: '1' },
    ]
    const rows = await stateNeeds(client, site, body)
    rows.assertStatus(422)
    assert.sameMembers(Object.keys(rows.body().errors), [
      'needs.0.taskId',
      'needs.1.planId',
      'needs.2.materialId',
      'needs.3.materialId',
      'needs.5.materialId',
    ])
    assert.lengthOf((await needsOf(client, site)).needs, 0)
    ;(await stateNeeds(client, site, [body[4]])).assertStatus(201)
    assert.equal((await needsOf(client, site)).needs[0].materialId, materialId)
  })

  test('change with the version that was read, and go', async ({ client, assert }) => {
    const site = await aSite(client)
    const { id: materialId } = await aMaterial(client)
    const rows = [{ taskId: site.tasks.A, materialId, quantity: '10', leadDays: 1 }]
    const [need] = (await stateNeeds(client, site, rows)).body().needs
    const body = { leadDays: 2, quantity: '12' }
    ;(await call(client, 'planner', 'patch', one(need.id), { body })).assertStatus(428)
    const changed = await call(client, 'planner', 'patch', one(need.id), { body, seen: 1 })
    changed.assertStatus(200)
    assert.containsSubset(changed.body().needs[0], {
      needByOn: '2027-06-10',
      quantity: '12',
      version: 2,
    })
    ;(await call(client, 'planner', 'patch', one(need.id), { body, seen: 1 })).assertStatus(412)
    assert.deepEqual(await movesOf(site.project), [
      {
        projectId: site.project,
        projectCode: (await db.from('projects').where('id', site.project).firstOrFail()).code,
        needs: [{ needId: need.id, from: '2027-06-14', to: '2027-06-10' }],
      },
    ])
    ;(await call(client, 'planner', 'delete', one(need.id), { seen: 1 })).assertStatus(412)
    ;(await call(client, 'planner', 'delete', one(need.id), { seen: 2 })).assertStatus(204)
    assert.lengthOf((await needsOf(client, site)).needs, 0)
    assert.deepEqual((await movesOf(site.project)).at(-1).needs, [
      { needId: need.id, from: '2027-06-10', to: null },
    ])
  })

  test('move with the schedule, are gone with their task and come back with it', async ({
    client,
    assert,
  }) => {
    const site = await aSite(client)
    const { id: materialId } = await aMaterial(client)
    await stateNeeds(client, site, [
      { taskId: site.tasks.A, materialId, quantity: '10', leadDays: 1 },
      { taskId: site.tasks.B, materialId, quantity: '10', leadDays: 1 },
    ])
    const [first, second] = (await needsOf(client, site)).needs
    await change(client, site.project, [
      { op: 'update', id: site.tasks.A, fields: { duration: 1440 } },
    ])
    // A takes 15 to 17 June; the 18th is a Friday, so B starts on Saturday
    assert.deepEqual((await movesOf(site.project)).at(-1).needs, [
      { needId: second.id, from: '2027-06-16', to: '2027-06-17' },
    ])
    await change(client, site.project, [
      { op: 'update', id: site.tasks.A, fields: { name: 'Dig' } },
    ])
    assert.lengthOf(await movesOf(site.project), 1)
    await change(client, site.project, [{ op: 'remove', id: site.tasks.A }])
    assert.deepEqual((await movesOf(site.project)).at(-1).needs, [
      { needId: first.id, from: '2027-06-14', to: null },
      { needId: second.id, from: '2027-06-17', to: '2027-06-14' },
    ])
    assert.deepEqual(
      (await needsOf(client, site)).needs.map(({ id }: any) => id),
      [second.id]
    )
    assert.isNull((await db.from('schedule_needs').where('id', first.id).first()) ?? null)
    await change(client, site.project, [{ op: 'restore', id: site.tasks.A }])
    assert.deepEqual(
      (await needsOf(client, site)).needs.map(({ needByOn }: any) => needByOn),
      ['2027-06-14', '2027-06-17']
    )
  })

  test('move with their calendar', async ({ client, assert }) => {
    const site = await aSite(client)
    const { id: materialId } = await aMaterial(client)
    const rows = [{ taskId: site.tasks.A, materialId, quantity: '10', leadDays: 2 }]
    assert.equal((await stateNeeds(client, site, rows)).body().needs[0].needByOn, '2027-06-10')
    const { saved, jobs } = await changeDays(client, site.calendar, [])
    saved.assertStatus(200)
    assert.lengthOf(jobs, 1)
    // without Eid only 14 and 13 June lie between
    assert.equal((await needsOf(client, site)).needs[0].needByOn, '2027-06-13')
  })

  test('are ready when what was ordered comes, late when that is after the start', async ({
    client,
    assert,
  }) => {
    const site = await aSite(client)
    const { id: materialId } = await aMaterial(client)
    await stateNeeds(client, site, [
      { taskId: site.tasks.A, materialId, quantity: '10', leadDays: 1 },
      { taskId: site.tasks.B, materialId, quantity: '10', leadDays: 1 },
    ])
    assert.deepEqual((await needsOf(client, site)).tasks, [
      { taskId: site.tasks.A, readyOn: null, complete: false, late: false },
      { taskId: site.tasks.B, readyOn: null, complete: false, late: false },
    ])
    const first = await anOrderFor(
      client,
      site,
      { materialId, quantity: '12' },
      { requiredOn: '2027-06-15' }
    )
    const { needs } = await needsOf(client, site)
    assert.containsSubset(needs[0], { ordered: '10', readyOn: '2027-06-15', state: 'tight' })
    assert.containsSubset(needs[1], { ordered: '2', readyOn: null, state: 'planned' })
    assert.containsSubset(needs[0].supply, [
      {
        orderId: first.id,
        number: first.number,
        quantity: '10',
        on: '2027-06-15',
        promised: false,
      },
    ])
    await anOrderFor(client, site, { materialId, quantity: '8' }, { requiredOn: '2027-06-20' })
    const ready = await materialReadyOf(site.project)
    assert.equal(ready.get(site.tasks.A)!.readyOn, '2027-06-15')
    assert.isFalse(ready.get(site.tasks.A)!.late)
    assert.containsSubset(ready.get(site.tasks.B), {
      readyOn: '2027-06-20',
      complete: true,
      late: true,
    })
  })

  test('goods that have come are ready on the day that they came', async ({ client, assert }) => {
    const site = await aSite(client)
    const { id: materialId } = await aMaterial(client)
    const rows = [{ taskId: site.tasks.A, materialId, quantity: '10' }]
    await stateNeeds(client, site, rows)
    const line = { materialId, quantity: '10' }
    const order = await anOrderFor(client, site, line, { requiredOn: '2027-07-20' })
    assert.equal((await needsOf(client, site)).needs[0].state, 'late')
    const receipt = {
      deliveryNoteNo: 'DN-1',
      lines: [{ lineId: order.lines[0].id, accepted: '10' }],
    }
    const path = `/api/purchase-orders/${order.id}`
    const received = await call(client, 'storekeeper', 'post', `${path}/receipts`, {
      body: receipt,
      seen: order.version,
    })
    received.assertStatus(201)
    const [need] = (await needsOf(client, site)).needs
    assert.containsSubset(need, { received: '10', state: 'received' })
    assert.equal(
      need.readyOn,
      (await db.from('goods_receipts').orderBy('id', 'desc').firstOrFail()).received_on
    )
  })

  test('are in the answer of the schedule of their project only', async ({ client, assert }) => {
    const [site, other] = [await aSite(client), await aSite(client)]
    const { id: materialId } = await aMaterial(client)
    await stateNeeds(client, site, [{ taskId: site.tasks.A, materialId, quantity: '10' }])
    await anOrderFor(client, other, { materialId, quantity: '10' }, { requiredOn: '2027-06-01' })
    assert.isNull((await needsOf(client, site)).needs[0].readyOn)
    assert.lengthOf((await needsOf(client, other)).needs, 0)
    assert.lengthOf((await scheduleOf(client, site.project)).tasks, 2)
  })
})
