import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { anEmployee } from './support.js'

const PATH = '/api/organization-chart'

test.group('Organization chart', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('opens level by level for everyone, without those who have left', async ({
    client,
    assert,
  }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const top = await anEmployee(client, { name: 'Top' })
    const lead = await anEmployee(client, { name: 'Lead', managerId: top.id })
    await anEmployee(client, { name: 'Member', managerId: lead.id })
    const gone = await anEmployee(client, { name: 'Gone', managerId: top.id })
    await db.from('employees').where('id', gone.id).update({ employed: false })
    const first = await call(client, 'staff', 'get', PATH)
    first.assertStatus(200)
    assert.containsSubset(first.body(), [{ id: top.id, reports: 1 }])
    const below = await call(client, 'staff', 'get', `${PATH}?under=${top.id}`)
    assert.deepEqual(
      below.body().map(({ id, reports }: Record<string, number>) => [id, reports]),
      [[lead.id, 1]]
    )
    const bad = await call(client, 'staff', 'get', `${PATH}?under=x`)
    bad.assertStatus(422)
  })
})
