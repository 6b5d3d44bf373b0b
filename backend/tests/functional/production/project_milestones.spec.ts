import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { aProjectToPlan, change, MONDAY } from './schedule_support.js'

const AT = '/api/project-milestones'
const listAt = (projectId: number) => `/api/projects/${projectId}/milestones`

/** A project worth a million by its contract's only document: an approved variation. */
async function aWorthyProject() {
  const project = await aProjectToPlan()
  await db.table('variation_orders').insert({
    ...{ number: `VO-T-${project.id}`, project_id: project.id, title: 'All', cause: 'other' },
    ...{ amount_minor: 1_000_000_00, currency: 'SAR', days: 30, status: 'approved' },
    ...{ approved_on: '2027-01-01', search_text: 'all', version: 1 },
    ...{ created_at: '2027-01-01 00:00:00', updated_at: '2027-01-01 00:00:00' },
  })
  return project
}

/** Ten working days from a Monday to a milestone, which lies on Sunday of the second week after. */
async function aMilestoneTask(client: ApiClient, projectId: number): Promise<number> {
  const planned = await change(client, projectId, [
    { op: 'settings', fields: { start: MONDAY } },
    { op: 'add', ref: 'a', fields: { code: 'A', name: 'A', duration: 480 * 10 } },
    { op: 'add', ref: 'm', fields: { code: 'M', name: 'Handover', kind: 'finish_milestone' } },
    { op: 'link', fromId: 'a', toId: 'm', type: 'FS', lag: 0 },
  ])
  planned.assertStatus(200)
  return planned.body().refs.m
}

async function aMilestone(client: ApiClient, projectId: number, more: object = {}) {
  const body = { name: 'Handover', contractOn: '2027-06-15', ...more }
  const made = await call(client, 'planner', 'post', listAt(projectId), { body })
  made.assertStatus(201)
  return made.body()
}

test.group('Contract milestones', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are for those who plan or build, their amounts for those who see prices', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const made = await aMilestone(client, id, { damages: '1000', payment: '50000' })
    for (const path of [listAt(id), `${AT}/${made.id}`, `${AT}/${made.id}/history`]) {
      ;(await client.get(path)).assertStatus(401)
      for (const who of ['staff', 'storekeeper', 'buyer'])
        (await call(client, who, 'get', path)).assertStatus(403)
    }
    const [site] = (await call(client, 'foreman', 'get', listAt(id))).body()
    assert.deepInclude(site, { damages: null, exposure: null, payment: null, payable: null })
    assert.deepInclude(site, { triggersPayment: true, can: { update: false, delete: false } })
    const history = await call(client, 'foreman', 'get', `${AT}/${made.id}/history`)
    assert.notInclude(JSON.stringify(history.body()), '1000')
    const body = { name: 'A', contractOn: '2027-06-15' }
    ;(await client.post(listAt(id)).json(body).withCsrfToken()).assertStatus(401)
    for (const who of ['foreman', 'accountant'])
      (await call(client, who, 'post', listAt(id), { body })).assertStatus(403)
    const edit = { body: { name: 'B' }, seen: made.version }
    ;(await call(client, 'foreman', 'patch', `${AT}/${made.id}`, edit)).assertStatus(403)
    ;(await call(client, 'foreman', 'delete', `${AT}/${made.id}`, edit)).assertStatus(403)
    ;(await call(client, 'planner', 'get', listAt(999_999))).assertStatus(404)
    assert.lengthOf(await db.from('project_milestones').where('project_id', id), 1)
  })

  test('read their forecast, variance, float and damages from the schedule', async ({
    client,
    assert,
  }) => {
    const project = await aWorthyProject()
    const taskId = await aMilestoneTask(client, project.id)
    const made = await aMilestone(client, project.id, {
      ...{ taskId, damages: '15000', damagesCap: '10', paymentPercent: '12.5' },
    })
    // Mon 7 June + 10 days of Sunday–Thursday: 7–10, 13–17, 20 June
    assert.deepInclude(made, {
      ...{ forecastOn: '2027-06-20', reachedOn: null, status: 'late', varianceDays: 5 },
      ...{ exposure: '75000.00', payable: '125000.00', paymentPercent: '12.50' },
      ...{ floatDays: -3, originalOn: '2027-06-15' },
    })
    const capped = { body: { damages: '30000' }, seen: made.version }
    const more = await call(client, 'planner', 'patch', `${AT}/${made.id}`, capped)
    assert.equal(more.body().exposure, '100000.00')
    const later = { contractOn: '2027-06-24', cause: 'extension', reason: 'Rain' }
    const extended = await call(client, 'planner', 'post', `${AT}/${made.id}/contract-days`, {
      ...{ body: later, seen: more.body().version },
    })
    extended.assertStatus(200)
    assert.deepInclude(extended.body(), {
      ...{ status: 'on_track', varianceDays: -4, exposure: '0.00', floatDays: 4 },
      ...{ contractOn: '2027-06-24', originalOn: '2027-06-15' },
    })
    const done = { actualStart: MONDAY, actualFinish: '2027-06-28T17:00', percentComplete: 100 }
    const reached = await change(client, project.id, [{ op: 'update', id: taskId, fields: done }])
    reached.assertStatus(200)
    const [shown] = (await call(client, 'planner', 'get', listAt(project.id))).body()
    assert.deepInclude(shown, {
      ...{ status: 'reached', reachedOn: '2027-06-28', forecastOn: null, floatDays: null },
      ...{ varianceDays: 4, exposure: '100000.00' },
    })
  })

  test('change their day with a reason only, and keep the days they had', async ({
    client,
    assert,
  }) => {
    const project = await aWorthyProject()
    const made = await aMilestone(client, project.id)
    const at = `${AT}/${made.id}`
    const seen = made.version
    const silent = { body: { contractOn: '2027-07-01' }, seen }
    ;(await call(client, 'planner', 'patch', at, silent)).assertStatus(422)
    const other = await aWorthyProject()
    const [foreign, own] = await Promise.all(
      [other, project].map(({ id }) =>
        db.from('variation_orders').where('project_id', id).firstOrFail()
      )
    )
    const body = { contractOn: '2027-07-01', cause: 'variation', reason: 'Extra floor' }
    const wrong: [object, string][] = [
      [{ reason: '' }, 'reason'],
      [{ reason: undefined }, 'reason'],
      [{ cause: 'mood' }, 'cause'],
      [{ contractOn: made.contractOn }, 'contractOn'],
      [{ variationId: foreign.id }, 'variationId'],
    ]
    for (const [part, field] of wrong) {
      const sent = { body: { ...body, ...part }, seen }
      const refused = await call(client, 'planner', 'post', `${at}/contract-days`, sent)
      refused.assertStatus(422)
      assert.property(refused.body().errors, field)
    }
    assert.lengthOf(await db.from('project_milestone_days').where('milestone_id', made.id), 0)
    const sent = { body: { ...body, variationId: own.id }, seen }
    ;(await call(client, 'foreman', 'post', `${at}/contract-days`, sent)).assertStatus(403)
    const changed = await call(client, 'planner', 'post', `${at}/contract-days`, sent)
    changed.assertStatus(200)
    assert.containsSubset(changed.body().contractDays, [
      {
        ...{ fromOn: '2027-06-15', toOn: '2027-07-01', cause: 'variation' },
        ...{ reason: 'Extra floor', variationId: own.id },
      },
    ])
    ;(await call(client, 'planner', 'post', `${at}/contract-days`, sent)).assertStatus(412)
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'project_milestone', entity_id: String(made.id) })
      .orderBy('id')
    assert.deepEqual(
      log.map(({ action }) => action),
      ['create', 'update']
    )
    assert.include(log[1].changes, 'Extra floor')
  })

  test('refuse what is none', async ({ client, assert }) => {
    const project = await aProjectToPlan()
    const foreignTask = await aMilestoneTask(client, (await aProjectToPlan()).id)
    const own = await change(client, project.id, [
      { op: 'add', ref: 'w', fields: { code: 'W', name: 'Work', duration: 480 } },
    ])
    const wrong: [object, string][] = [
      [{ name: ' ' }, 'name'],
      [{ contractOn: '2027-02-30' }, 'contractOn'],
      [{ taskId: foreignTask }, 'taskId'],
      [{ taskId: own.body().refs.w }, 'taskId'],
      [{ reachedOn: '2150-01-01' }, 'reachedOn'],
      [{ payment: '1', paymentPercent: '1' }, 'paymentPercent'],
      [{ damagesCap: '10' }, 'damages'],
      [{ damages: '-1' }, 'damages'],
      [{ damages: '1.005' }, 'damages'],
      [{ paymentPercent: '100.01' }, 'paymentPercent'],
    ]
    for (const [part, field] of wrong) {
      const body = { name: 'A', contractOn: '2027-06-15', ...part }
      const refused = await call(client, 'planner', 'post', listAt(project.id), { body })
      refused.assertStatus(422)
      assert.property(refused.body().errors, field, JSON.stringify(part))
    }
    assert.lengthOf(await db.from('project_milestones').where('project_id', project.id), 0)
  })

  test('without a task are reached when someone says so, and late once their day is past', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const open = await aMilestone(client, id, { contractOn: '2150-01-01' })
    assert.deepInclude(open, { status: 'open', varianceDays: null, floatDays: null })
    const past = await aMilestone(client, id, { contractOn: '2020-01-01', damages: '10' })
    assert.equal(past.status, 'late')
    assert.equal(past.exposure, `${past.varianceDays * 10}.00`)
    const sent = { body: { reachedOn: '2020-01-04' }, seen: past.version }
    const reached = await call(client, 'planner', 'patch', `${AT}/${past.id}`, sent)
    assert.deepInclude(reached.body(), { status: 'reached', varianceDays: 3, exposure: '30.00' })
    ;(await call(client, 'planner', 'patch', `${AT}/${past.id}`, sent)).assertStatus(412)
    const taskId = await aMilestoneTask(client, id)
    const linked = { body: { taskId }, seen: reached.body().version }
    const placed = await call(client, 'planner', 'patch', `${AT}/${past.id}`, linked)
    assert.deepInclude(placed.body(), { reachedOn: null, forecastOn: '2027-06-20' })
    const entered = { body: { reachedOn: '2020-01-04' }, seen: placed.body().version }
    ;(await call(client, 'planner', 'patch', `${AT}/${past.id}`, entered)).assertStatus(422)
  })

  test('are what comes next on the project, and the next that pays is what payments expect', async ({
    client,
    assert,
  }) => {
    const project = await aWorthyProject()
    const taskId = await aMilestoneTask(client, project.id)
    const first = await aMilestone(client, project.id, { name: 'Access', contractOn: '2027-06-10' })
    const paying = { taskId, paymentPercent: '10' }
    const second = await aMilestone(client, project.id, { name: 'Handover', ...paying })
    const overview = await call(client, 'planner', 'get', `/api/projects/${project.id}/overview`)
    assert.containsSubset(overview.body().milestones, [
      { milestoneId: first.id, on: null, deadlineOn: '2027-06-10', varianceDays: null },
      { milestoneId: second.id, on: '2027-06-20', deadlineOn: '2027-06-15', varianceDays: 5 },
    ])
    const at = `/api/payment-tracking/${project.id}`
    const { nextPayment } = (await call(client, 'planner', 'get', at)).body()
    assert.deepInclude(nextPayment, {
      ...{ id: second.id, amount: '100000.00', forecastOn: '2027-06-20', varianceDays: 5 },
    })
    assert.isNull((await call(client, 'foreman', 'get', at)).body().nextPayment)
  })

  test('keep the order that people give them, and go when they are deleted', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    const names = async () =>
      (await call(client, 'planner', 'get', listAt(id)))
        .body()
        .map((one: { name: string; position: number }) => `${one.position} ${one.name}`)
    const [one, , three] = [
      await aMilestone(client, id, { name: 'One' }),
      await aMilestone(client, id, { name: 'Two' }),
      await aMilestone(client, id, { name: 'Three', position: 1 }),
    ]
    assert.deepEqual(await names(), ['1 Three', '2 One', '3 Two'])
    const last = { body: { position: 99 }, seen: three.version }
    ;(await call(client, 'planner', 'patch', `${AT}/${three.id}`, last)).assertStatus(200)
    assert.deepEqual(await names(), ['1 One', '2 Two', '3 Three'])
    const gone = { seen: one.version }
    ;(await call(client, 'planner', 'delete', `${AT}/${one.id}`, gone)).assertStatus(204)
    ;(await call(client, 'planner', 'get', `${AT}/${one.id}`)).assertStatus(404)
    assert.deepEqual(
      (await names()).map((text: string) => text.slice(2)),
      ['Two', 'Three']
    )
  })
})
