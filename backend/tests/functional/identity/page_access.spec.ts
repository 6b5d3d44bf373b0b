import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { sqlInstant } from '#core/database/instants'
import { person } from '#tests/helpers/users'

async function ask(client: ApiClient, as: string, about: string, path: string) {
  const { id } = await person(about)
  return client
    .get(`/api/users/${id}/page-access`)
    .qs({ path })
    .loginAs(await person(as))
}

const about = async (client: ApiClient, username: string, path: string) => {
  const answer = await ask(client, 'admin', username, path)
  answer.assertStatus(200)
  return answer.body()
}

test.group('Why someone may open a page', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('names the rule and what gives the right', async ({ client, assert }) => {
    const may = await about(client, 'buyer', '/procurement/vendors?status=active')
    assert.equal(may.pattern, '/procurement/vendors')
    assert.isTrue(may.decision.allowed)
    assert.isNotNull(may.decision.grantedBy)
    const not = await about(client, 'buyer', '/admin/users')
    assert.containsSubset(not.decision, { allowed: false, grantedBy: null, lender: null })
    const none = await about(client, 'buyer', '/no/such/page')
    assert.deepEqual(none, { pattern: null, disabled: false, decision: null, record: null })
    // the form of a new record is no record
    const form = await about(client, 'buyer', '/procurement/vendors/new')
    assert.equal(form.pattern, '/procurement/vendors/new')
    assert.isNull(form.record)
  })

  test('tells of a record whether its row is among those they see', async ({ client, assert }) => {
    const seen = await about(client, 'buyer', '/procurement/vendors/987654')
    assert.deepEqual(seen.record, { resource: 'vendors', id: 987654, scoped: false, seen: false })
    const staff = await about(client, 'staff', '/procurement/vendors/1')
    assert.isFalse(staff.decision.allowed)
    assert.isFalse(staff.record.seen)
    await db.from('users').where('username', 'buyer').update({ disabled_at: sqlInstant() })
    const gone = await about(client, 'buyer', '/procurement/vendors/1')
    assert.isTrue(gone.disabled)
    assert.isFalse(gone.record.seen)
  })

  test('is for administrators only, and for addresses of the portal', async ({ client }) => {
    ;(await ask(client, 'buyer', 'buyer', '/procurement')).assertStatus(403)
    const { id } = await person('buyer')
    ;(await client.get(`/api/users/${id}/page-access?path=/`)).assertStatus(401)
    ;(await ask(client, 'admin', 'buyer', 'https://elsewhere.example')).assertStatus(422)
    const unknown = client.get('/api/users/987654/page-access?path=/')
    ;(await unknown.loginAs(await person('admin'))).assertStatus(404)
  })
})
