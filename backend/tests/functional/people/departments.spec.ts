import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { applyMoves } from '#people/departments/apply_moves'
import { call } from '../procurement/support.js'
import { aDepartment, anEmployee } from './support.js'

const PATH = '/api/departments'
const NEXT_YEAR = `${new Date().getFullYear() + 1}-03-01`

test.group('Departments', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are read by everyone who is signed in and kept by HR', async ({ client, assert }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'get', PATH)
    staff.assertStatus(200)
    const body = { code: 'X', name: 'X', nameAr: 'س' }
    for (const username of ['staff', 'buyer', 'accountant', 'general.manager']) {
      const refused = await call(client, username, 'post', PATH, { body })
      refused.assertStatus(403)
    }
    assert.lengthOf(await db.from('departments').where('code', 'X'), 0)
    const made = await call(client, 'admin', 'post', PATH, { body })
    made.assertStatus(201)
  })

  test('count who works in them, and in all below', async ({ client, assert }) => {
    const top = await aDepartment(client, { budgetedPosts: 4 })
    const below = await aDepartment(client, { parentDepartmentId: top.id })
    await anEmployee(client, { departmentId: top.id })
    await anEmployee(client, { departmentId: below.id })
    const gone = await anEmployee(client, { departmentId: below.id })
    await db.from('employees').where('id', gone.id).update({ employed: false })
    const shown = await call(client, 'staff', 'get', `${PATH}/${top.id}`)
    assert.include(shown.body(), { headcount: 1, totalHeadcount: 2, budgetedPosts: 4 })
  })

  test('refuse a circle and name the way round', async ({ client, assert }) => {
    const a = await aDepartment(client, { name: 'Works' })
    const b = await aDepartment(client, { name: 'Sites', parentDepartmentId: a.id })
    const c = await aDepartment(client, { name: 'Yards', parentDepartmentId: b.id })
    const circle = await call(client, 'hr.manager', 'patch', `${PATH}/${a.id}`, {
      body: { parentDepartmentId: c.id },
      seen: a.version,
    })
    circle.assertStatus(409)
    assert.equal(circle.body().code, 'DEPARTMENT_CIRCLE')
    assert.deepEqual(circle.body().path, ['Works', 'Yards', 'Sites', 'Works'])
    assert.include(circle.body().message, 'Works → Yards → Sites → Works')
    const stored = await db.from('departments').where('id', a.id).firstOrFail()
    assert.isNull(stored.parent_department_id)
    assert.lengthOf(await db.from('department_moves').where('department_id', a.id), 1)
  })

  test('move on the day that is stated, once', async ({ client, assert }) => {
    const [top, other] = [await aDepartment(client), await aDepartment(client)]
    const moved = await aDepartment(client, { parentDepartmentId: top.id })
    const path = `${PATH}/${moved.id}/moves`
    const body = { parentDepartmentId: other.id, effectiveOn: NEXT_YEAR, reason: 'New structure' }
    const unversioned = await call(client, 'hr.manager', 'post', path, { body })
    unversioned.assertStatus(428)
    const planned = await call(client, 'hr.manager', 'post', path, { body, seen: moved.version })
    planned.assertStatus(201)
    assert.lengthOf(planned.body(), 2)
    const parent = async () =>
      (await db.from('departments').where('id', moved.id).firstOrFail()).parent_department_id
    assert.equal(await parent(), top.id)
    assert.equal(await applyMoves(), 0)
    assert.equal(await applyMoves(NEXT_YEAR), 1)
    assert.equal(await applyMoves(NEXT_YEAR), 0)
    assert.equal(await parent(), other.id)
    const log = await db.from('audit_logs').where({ entity_type: 'department', action: 'move' })
    assert.lengthOf(log, 1)
  })

  test('refuse a planned move that would close a circle later', async ({ client, assert }) => {
    const a = await aDepartment(client)
    const b = await aDepartment(client)
    const first = await call(client, 'hr.manager', 'post', `${PATH}/${a.id}/moves`, {
      body: { parentDepartmentId: b.id, effectiveOn: NEXT_YEAR },
      seen: a.version,
    })
    first.assertStatus(201)
    const second = await call(client, 'hr.manager', 'patch', `${PATH}/${b.id}`, {
      body: { parentDepartmentId: a.id },
      seen: b.version,
    })
    second.assertStatus(409)
    assert.equal(second.body().code, 'DEPARTMENT_CIRCLE')
  })

  test('keep what was, and call off only what is to come', async ({ client }) => {
    const [a, b] = [await aDepartment(client), await aDepartment(client)]
    const planned = await call(client, 'hr.manager', 'post', `${PATH}/${a.id}/moves`, {
      body: { parentDepartmentId: b.id, effectiveOn: NEXT_YEAR },
      seen: a.version,
    })
    const [future, past] = planned.body()
    const { version } = (await call(client, 'staff', 'get', `${PATH}/${a.id}`)).body()
    const kept = await call(client, 'hr.manager', 'delete', `${PATH}/${a.id}/moves/${past.id}`, {
      seen: version,
    })
    kept.assertStatus(409)
    const gone = await call(client, 'hr.manager', 'delete', `${PATH}/${a.id}/moves/${future.id}`, {
      seen: version,
    })
    gone.assertStatus(204)
  })

  test('stay while people work in them', async ({ client }) => {
    const { id, version } = await aDepartment(client)
    await anEmployee(client, { departmentId: id })
    const refused = await call(client, 'hr.manager', 'delete', `${PATH}/${id}`, { seen: version })
    refused.assertStatus(409)
    const stale = await call(client, 'hr.manager', 'patch', `${PATH}/${id}`, {
      body: { name: 'Late' },
      seen: version + 1,
    })
    stale.assertStatus(412)
  })
})
