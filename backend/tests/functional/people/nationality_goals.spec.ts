import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { aDepartment } from './support.js'

const PATH = '/api/nationality-goals'
const SAMPLE = { nationality: 'Saudi Arabia', percent: 30 }

test.group('Nationality goals', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    await db.from('nationality_goals').delete()
    return rollback
  })

  test('are for HR and administrators alone', async ({ client }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    for (const username of ['staff', 'accountant']) {
      const reading = await call(client, username, 'get', PATH)
      reading.assertStatus(403)
      const writing = await call(client, username, 'post', PATH, { body: SAMPLE })
      writing.assertStatus(403)
    }
  })

  test('are added, listed, changed and deleted, with a history', async ({ client, assert }) => {
    const created = await call(client, 'hr.manager', 'post', PATH, { body: SAMPLE })
    created.assertStatus(201)
    created.assertBodyContains({ ...SAMPLE, departmentId: null, version: 1 })
    const { id } = created.body()
    const listed = await call(client, 'admin', 'get', `${PATH}?_sort=percent&_order=desc`)
    listed.assertHeader('x-total-count', '1')
    const body = { percent: 35 }
    const unversioned = await call(client, 'hr.manager', 'patch', `${PATH}/${id}`, { body })
    unversioned.assertStatus(428)
    const changed = await call(client, 'hr.manager', 'patch', `${PATH}/${id}`, { body, seen: 1 })
    changed.assertStatus(200)
    const stale = await call(client, 'hr.manager', 'patch', `${PATH}/${id}`, { body, seen: 1 })
    stale.assertStatus(412)
    const history = await call(client, 'hr.manager', 'get', `${PATH}/${id}/history`)
    assert.lengthOf(history.body(), 2)
    const gone = await call(client, 'hr.manager', 'delete', `${PATH}/${id}`, { seen: 2 })
    gone.assertStatus(204)
  })

  test('are one for the firm, and one for a department', async ({ client }) => {
    const { id: departmentId } = await aDepartment(client)
    for (const more of [{}, { departmentId }]) {
      const first = await call(client, 'hr.manager', 'post', PATH, { body: { ...SAMPLE, ...more } })
      first.assertStatus(201)
      const again = await call(client, 'hr.manager', 'post', PATH, { body: { ...SAMPLE, ...more } })
      again.assertStatus(422)
    }
    for (const percent of [101, -1, 2.5]) {
      const bad = await call(client, 'hr.manager', 'post', PATH, { body: { ...SAMPLE, percent } })
      bad.assertStatus(422)
    }
  })
})
