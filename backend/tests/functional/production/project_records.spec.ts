import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aProjectToPlan, change, MONDAY } from './schedule_support.js'

const AT = '/api/projects'

test.group('Records of projects', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are entered and changed by those who plan them', async ({ client, assert }) => {
    const { id: managerId, name } = await person('planner')
    const owner = await call(client, 'bdm', 'post', '/api/clients', { body: { name: 'Huda' } })
    const clientId = owner.body().id
    const body = {
      name: 'Pump station',
      clientId,
      consultant: 'Dar Consult',
      contractType: 'fidic_red',
      latitude: '24.713552',
      longitude: '-46.675296',
      areaSqm: '1250.5',
      plannedStartOn: '2027-01-03',
      plannedFinishOn: '2027-06-30',
      defectsMonths: 12,
      managerId,
    }
    ;(await client.post(AT).json(body).withCsrfToken()).assertStatus(401)
    for (const who of ['staff', 'foreman', 'buyer'])
      (await call(client, who, 'post', AT, { body })).assertStatus(403)
    const made = await call(client, 'planner', 'post', AT, { body })
    made.assertStatus(201)
    assert.deepInclude(made.body(), {
      ...{ name: 'Pump station', latitude: '24.713552', longitude: '-46.675296' },
      ...{
        areaSqm: '1250.5',
        managerName: name,
        status: 'pending_approval',
        contractValue: '0.00',
      },
      ...{ defectsEndOn: null, quotationId: null },
    })
    const at = `${AT}/${made.body().id}`
    ;(await call(client, 'foreman', 'patch', at, { body: {}, seen: 1 })).assertStatus(403)
    const handed = { body: { handedOverOn: '2027-08-31', nameAr: 'محطة ضخ' }, seen: 1 }
    const changed = await call(client, 'planner', 'patch', at, handed)
    changed.assertStatus(200)
    assert.equal(changed.body().defectsEndOn, '2028-08-31')
    ;(await call(client, 'planner', 'patch', at, handed)).assertStatus(412)
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'project', entity_id: String(made.body().id) })
      .orderBy('id')
    assert.deepEqual(
      log.map(({ action }) => action),
      ['create', 'update']
    )
    assert.include(log[1].changes, 'handedOverOn')
    const found = await call(client, 'planner', 'get', `${AT}?q=${encodeURIComponent('محطة')}`)
    assert.include(
      found.body().map((one: { id: number }) => one.id),
      made.body().id
    )
  })

  test('refuse what cannot be', async ({ client, assert }) => {
    const { id: gone } = await person('disabled.user')
    const wrong: [object, string][] = [
      [{ name: '' }, 'name'],
      [{ plannedStartOn: '2027-02-01', plannedFinishOn: '2027-01-31' }, 'plannedFinishOn'],
      [{ latitude: '90.5' }, 'latitude'],
      [{ city: 'atlantis' }, 'city'],
      [{ managerId: gone }, 'managerId'],
      [{ clientId: 999_999 }, 'clientId'],
      [{ defectsMonths: -1 }, 'defectsMonths'],
      [{ contractType: 'handshake' }, 'contractType'],
    ]
    const before = await db.from('projects').count('* as n').first()
    for (const [part, field] of wrong) {
      const body = { name: 'Shed', ...part }
      const refused = await call(client, 'planner', 'post', AT, { body })
      refused.assertStatus(422)
      assert.property(refused.body().errors, field, JSON.stringify(part))
    }
    ;(
      await call(client, 'planner', 'post', AT, { body: { name: 'A', contractValue: '9' } })
    ).assertStatus(422)
    assert.deepEqual(await db.from('projects').count('* as n').first(), before)
  })
})

test.group('Overview of a project', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('says how late it is and why, and hides money from the site', async ({ client, assert }) => {
    const project = await aProjectToPlan()
    const at = `${AT}/${project.id}/overview`
    ;(await client.get(at)).assertStatus(401)
    ;(await call(client, 'staff', 'get', at)).assertStatus(403)
    ;(await call(client, 'planner', 'get', `${AT}/999999/overview`)).assertStatus(404)
    const empty = await call(client, 'planner', 'get', at)
    assert.deepInclude(empty.body(), { percentComplete: null, forecastOn: null, milestones: [] })
    assert.equal(empty.body().health.level, 'unknown')
    const planned = await change(client, project.id, [
      { op: 'settings', fields: { start: MONDAY } },
      { op: 'add', ref: 'a', fields: { code: 'A', name: 'A', duration: 480 * 5 } },
      { op: 'add', ref: 'm', fields: { code: 'M', name: 'Handover', kind: 'finish_milestone' } },
      { op: 'link', fromId: 'a', toId: 'm', type: 'FS', lag: 0 },
    ])
    planned.assertStatus(200)
    const set = (plannedFinishOn: string) =>
      db.from('projects').where('id', project.id).update({ planned_finish_on: plannedFinishOn })
    const { forecastOn } = (await call(client, 'planner', 'get', at)).body()
    await set(forecastOn)
    const onTime = (await call(client, 'planner', 'get', at)).body()
    assert.deepInclude(onTime, { daysLate: 0, percentComplete: 0 })
    assert.deepEqual(onTime.health, { level: 'green', reasons: [] })
    assert.containsSubset(onTime.milestones, [{ name: 'Handover', on: forecastOn }])
    await set('2027-06-07')
    const late = (await call(client, 'planner', 'get', at)).body()
    assert.isAbove(late.daysLate, 0)
    assert.deepInclude(late.health.reasons[0], { code: 'late', level: 'amber' })
    const listed = async (by: string, query: string) =>
      (await call(client, by, 'get', `${AT}?id=${project.id}${query}`)).body()
    const standing = { percentComplete: 0, forecastOn, daysLate: late.daysLate }
    assert.containsSubset(await listed('planner', '&late=1'), [standing])
    assert.lengthOf(await listed('buyer', ''), 1)
    assert.isNull((await listed('buyer', ''))[0].forecastOn)
    ;(await call(client, 'buyer', 'get', `${AT}?late=1`)).assertStatus(422)
    ;(await call(client, 'planner', 'get', `${AT}?late=0`)).assertStatus(422)
    await set(forecastOn)
    assert.lengthOf(await listed('planner', '&late=1'), 0)
    await set('2027-05-01')
    assert.equal((await call(client, 'planner', 'get', at)).body().health.level, 'red')
    const site = (await call(client, 'foreman', 'get', at)).body()
    assert.isNull(site.money)
    assert.isNull(site.cpi)
    assert.isNull(site.contracts)
    assert.deepEqual(late.contracts, [])
    assert.equal(late.money.currency, 'SAR')
  })
})
