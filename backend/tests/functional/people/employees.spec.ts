import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aDepartment, anEmployee, FULL_RECORD } from './support.js'

const PATH = '/api/employees'

test.group('Employees', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are listed for everyone who is signed in and entered by HR', async ({ client, assert }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const department = await aDepartment(client)
    const employee = await anEmployee(client, { departmentId: department.id })
    assert.match(employee.number, /^EMP-2019-\d{4}$/)
    const list = await call(client, 'staff', 'get', `${PATH}?departmentId=${department.id}`)
    list.assertStatus(200)
    assert.equal(list.headers()['x-total-count'], '1')
    assert.include(list.body()[0], { name: employee.name, departmentName: department.name })
    const body = { name: 'A', nameAr: 'أ', position: 'P', positionAr: 'م', joinOn: '2020-01-01' }
    const refused = await call(client, 'staff', 'post', PATH, {
      body: { ...body, departmentId: department.id },
    })
    refused.assertStatus(403)
    const incomplete = await call(client, 'hr.manager', 'post', PATH, { body })
    incomplete.assertStatus(422)
    assert.property(incomplete.body().errors, 'departmentId')
  })

  test('have a sign-in of their own, once', async ({ client, assert }) => {
    const { id: userId } = await person('staff')
    await anEmployee(client, { userId })
    const { id: departmentId } = await aDepartment(client)
    const second = await call(client, 'hr.manager', 'post', PATH, {
      body: {
        ...{ name: 'B', nameAr: 'ب', position: 'P', positionAr: 'م', joinOn: '2020-01-01' },
        ...{ departmentId, userId },
      },
    })
    second.assertStatus(422)
    assert.property(second.body().errors, 'userId')
    assert.lengthOf(await db.from('employees').where('user_id', userId), 1)
  })

  test('refuse a circle of managers and name the way round', async ({ client, assert }) => {
    const top = await anEmployee(client, { name: 'Amal' })
    const middle = await anEmployee(client, { name: 'Badr', managerId: top.id })
    const low = await anEmployee(client, { name: 'Comfort', managerId: middle.id })
    const circle = await call(client, 'hr.manager', 'patch', `${PATH}/${top.id}`, {
      body: { managerId: low.id },
      seen: top.version,
    })
    circle.assertStatus(409)
    assert.equal(circle.body().code, 'MANAGER_CIRCLE')
    assert.deepEqual(circle.body().path, ['Amal', 'Comfort', 'Badr', 'Amal'])
    const own = await call(client, 'hr.manager', 'patch', `${PATH}/${top.id}`, {
      body: { managerId: top.id },
      seen: top.version,
    })
    own.assertStatus(409)
    assert.isNull((await db.from('employees').where('id', top.id).firstOrFail()).manager_id)
  })

  test('change a few fields of their own, and nothing else', async ({ client, assert }) => {
    const { id: userId } = await person('staff')
    const { id, version } = await anEmployee(client, { ...FULL_RECORD, userId })
    const path = `${PATH}/${id}`
    const changed = await call(client, 'staff', 'patch', path, {
      body: { personalMobile: '+966 55 000 1111', emergencyName: 'Brother' },
      seen: version,
    })
    changed.assertStatus(200)
    assert.equal(changed.body().emergencyName, 'Brother')
    for (const body of [{ grade: 'G-1' }, { notes: 'mine' }, { birthOn: '1990-01-01' }]) {
      const refused = await call(client, 'staff', 'patch', path, { body, seen: version + 1 })
      refused.assertStatus(403)
      assert.equal(refused.body().code, 'FIELD_NOT_YOURS')
    }
    const other = await call(client, 'buyer', 'patch', path, {
      body: { emergencyName: 'Stranger' },
      seen: version + 1,
    })
    other.assertStatus(403)
    const stored = await db.from('employees').where('id', id).firstOrFail()
    assert.include(stored, { emergency_name: 'Brother', grade: 'G-7319', version: version + 1 })
  })

  test('are changed at the version that was read', async ({ client }) => {
    const { id, version } = await anEmployee(client)
    const body = { grade: 'G-2' }
    const path = `${PATH}/${id}`
    const unversioned = await call(client, 'hr.manager', 'patch', path, { body })
    unversioned.assertStatus(428)
    const changed = await call(client, 'hr.manager', 'patch', path, { body, seen: version })
    changed.assertStatus(200)
    const stale = await call(client, 'hr.manager', 'patch', path, { body, seen: version })
    stale.assertStatus(412)
  })

  test('are refused with days in the wrong order or values of no list', async ({
    client,
    assert,
  }) => {
    const { id, version } = await anEmployee(client)
    const cases = [
      { contractEndOn: '2018-01-01' },
      { probationEndOn: '2018-01-01' },
      { birthOn: '2030-01-01' },
      { gender: 'other' },
      { managerId: 999_999 },
      { userId: 999_999 },
      { departmentId: 999_999 },
      { joinOn: '2020-02-30' },
      { contractEndOn: '9999-01-01' },
    ]
    for (const body of cases) {
      const refused = await call(client, 'hr.manager', 'patch', `${PATH}/${id}`, {
        body,
        seen: version,
      })
      refused.assertStatus(422)
      assert.property(refused.body().errors, Object.keys(body)[0])
    }
  })

  test('are deleted only while nothing refers to them', async ({ client }) => {
    const manager = await anEmployee(client)
    const report = await anEmployee(client, { managerId: manager.id })
    const used = await call(client, 'hr.manager', 'delete', `${PATH}/${manager.id}`, {
      seen: manager.version,
    })
    used.assertStatus(409)
    const gone = await call(client, 'hr.manager', 'delete', `${PATH}/${report.id}`, {
      seen: report.version,
    })
    gone.assertStatus(204)
  })

  test('are looked up by name in either language', async ({ client, assert }) => {
    const { id } = await anEmployee(client, { name: 'Ghassan Zakariya', nameAr: 'غسان زكريا' })
    for (const q of ['zakar', 'زكريا']) {
      const found = await call(client, 'staff', 'get', `${PATH}/lookup?q=${encodeURIComponent(q)}`)
      found.assertStatus(200)
      assert.deepEqual(
        found.body().map((option: { id: number }) => option.id),
        [id]
      )
    }
  })
})
