import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { applyChanges } from '#people/job_changes/apply_changes'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aDepartment, anEmployee } from './support.js'

const NEXT_YEAR = `${new Date().getFullYear() + 1}-03-01`
const pathOf = ({ id }: { id: number }, what = 'job-changes') => `/api/employees/${id}/${what}`

test.group('Changes of job', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are kept by HR and read by the person, those above them and HR', async ({
    client,
    assert,
  }) => {
    const idOf = async (username: string) => (await person(username)).id
    const manager = await anEmployee(client, { userId: await idOf('buyer') })
    const employee = await anEmployee(client, {
      userId: await idOf('staff'),
      managerId: manager.id,
    })
    const path = pathOf(employee)
    const guest = await client.get(path)
    guest.assertStatus(401)
    for (const username of ['staff', 'buyer', 'hr.manager', 'admin']) {
      const shown = await call(client, username, 'get', path)
      shown.assertStatus(200)
      assert.equal(shown.body()[0].kind, 'joined')
    }
    for (const username of ['accountant', 'general.manager', 'auditor']) {
      for (const what of ['job-changes', 'job?on=2024-01-01']) {
        const refused = await call(client, username, 'get', pathOf(employee, what))
        refused.assertStatus(403)
      }
      const body = { effectiveOn: '2020-01-01', grade: 'G9' }
      const kept = await call(client, username, 'post', path, { body, seen: employee.version })
      kept.assertStatus(403)
    }
    assert.lengthOf(await db.from('job_changes').where('employee_id', employee.id), 1)
  })

  test('say what the job was on any day', async ({ client, assert }) => {
    const [first, second] = [await aDepartment(client), await aDepartment(client)]
    const employee = await anEmployee(client, {
      departmentId: first.id,
      joinOn: '2020-01-05',
      grade: 'G1',
    })
    const moved = await call(client, 'hr.manager', 'post', pathOf(employee), {
      body: { effectiveOn: '2022-06-01', departmentId: second.id, reason: 'Promotion' },
      seen: employee.version,
    })
    moved.assertStatus(201)
    const raised = await call(client, 'hr.manager', 'post', pathOf(employee), {
      body: { effectiveOn: '2021-01-01', grade: 'G2', departmentId: first.id },
      seen: employee.version + 1,
    })
    raised.assertStatus(201)
    const asOf = async (on: string) =>
      (await call(client, 'hr.manager', 'get', pathOf(employee, `job?on=${on}`))).body()
    assert.include(await asOf('2019-12-31'), { joined: false, grade: null })
    assert.include(await asOf('2020-01-05'), { grade: 'G1', departmentId: first.id })
    assert.include(await asOf('2022-05-31'), { grade: 'G2', departmentId: first.id })
    assert.include(await asOf('2022-06-01'), { grade: 'G2', departmentId: second.id })
    const stored = await db.from('employees').where('id', employee.id).firstOrFail()
    assert.include(stored, { grade: 'G2', department_id: second.id })
    const bad = await call(client, 'hr.manager', 'get', pathOf(employee, 'job?on=2024-02-30'))
    bad.assertStatus(422)
  })

  test('take effect on their day, once', async ({ client, assert }) => {
    const employee = await anEmployee(client, { grade: 'G1' })
    const body = { effectiveOn: NEXT_YEAR, grade: 'G2' }
    const unversioned = await call(client, 'hr.manager', 'post', pathOf(employee), { body })
    unversioned.assertStatus(428)
    const planned = await call(client, 'hr.manager', 'post', pathOf(employee), {
      body,
      seen: employee.version,
    })
    planned.assertStatus(201)
    const stale = await call(client, 'hr.manager', 'post', pathOf(employee), {
      body,
      seen: employee.version,
    })
    stale.assertStatus(412)
    const grade = async () =>
      (await db.from('employees').where('id', employee.id).firstOrFail()).grade
    assert.equal(await applyChanges(), 0)
    assert.equal(await grade(), 'G1')
    assert.equal(await applyChanges(NEXT_YEAR), 1)
    assert.equal(await applyChanges(NEXT_YEAR), 0)
    assert.equal(await grade(), 'G2')
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'employee', entity_id: `${employee.id}`, action: 'change_job' })
    assert.lengthOf(log, 1)
  })

  test('follow an edit of the record from today on', async ({ client, assert }) => {
    const employee = await anEmployee(client)
    const edited = await call(client, 'hr.manager', 'patch', `/api/employees/${employee.id}`, {
      body: { position: 'Lead', positionAr: 'قائد', notes: 'x' },
      seen: employee.version,
    })
    edited.assertStatus(200)
    const [change] = (await call(client, 'hr.manager', 'get', pathOf(employee))).body()
    assert.sameMembers(change.stated, ['position', 'positionAr'])
    assert.include(change, { kind: 'changed', position: 'Lead', isPlanned: false })
  })

  test('are called off while their day has not come', async ({ client }) => {
    const employee = await anEmployee(client)
    const planned = await call(client, 'hr.manager', 'post', pathOf(employee), {
      body: { effectiveOn: NEXT_YEAR, location: 'Jeddah' },
      seen: employee.version,
    })
    const [future, past] = planned.body()
    const kept = await call(client, 'hr.manager', 'delete', `${pathOf(employee)}/${past.id}`, {
      seen: employee.version + 1,
    })
    kept.assertStatus(409)
    const gone = await call(client, 'hr.manager', 'delete', `${pathOf(employee)}/${future.id}`, {
      seen: employee.version + 1,
    })
    gone.assertStatus(204)
  })

  test('refuse a circle of managers that would come about later', async ({ client, assert }) => {
    const a = await anEmployee(client, { name: 'Amal' })
    const b = await anEmployee(client, { name: 'Badr' })
    const first = await call(client, 'hr.manager', 'post', pathOf(a), {
      body: { effectiveOn: NEXT_YEAR, managerId: b.id },
      seen: a.version,
    })
    first.assertStatus(201)
    const second = await call(client, 'hr.manager', 'post', pathOf(b), {
      body: { effectiveOn: '2024-01-01', managerId: a.id },
      seen: b.version,
    })
    second.assertStatus(409)
    assert.deepEqual(second.body().path, ['Badr', 'Amal', 'Badr'])
    assert.isNull((await db.from('employees').where('id', b.id).firstOrFail()).manager_id)
  })

  test('end with the last day, and begin again with a return', async ({ client, assert }) => {
    const employee = await anEmployee(client)
    const left = await call(client, 'hr.manager', 'post', pathOf(employee, 'leaving'), {
      body: { lastDayOn: '2024-05-31', status: 'resigned', endReason: 'Moved' },
      seen: employee.version,
    })
    left.assertStatus(200)
    assert.include(left.body(), { employed: false, status: 'resigned', endOn: '2024-05-31' })
    const again = await call(client, 'hr.manager', 'post', pathOf(employee, 'leaving'), {
      body: { lastDayOn: '2024-06-30', status: 'resigned' },
      seen: employee.version + 1,
    })
    again.assertStatus(409)
    const back = await call(client, 'hr.manager', 'post', pathOf(employee), {
      body: { effectiveOn: '2025-01-01', status: 'active' },
      seen: employee.version + 1,
    })
    back.assertStatus(201)
    const stored = await db.from('employees').where('id', employee.id).firstOrFail()
    assert.include(stored, { status: 'active', end_on: null, end_reason: null })
    const early = await call(client, 'hr.manager', 'post', pathOf(employee, 'leaving'), {
      body: { lastDayOn: '2018-01-01', status: 'terminated' },
      seen: employee.version + 2,
    })
    early.assertStatus(422)
  })
})
