import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { call } from '../procurement/support.js'
import { accountId } from './journal_support.js'

const PATH = '/api/posting-rules'

test.group('Posting rules', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('is closed to guests and to those without the ability', async ({ client }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const other = await call(client, 'bdm', 'get', PATH)
    other.assertStatus(403)
    const reader = await call(client, 'auditor', 'get', PATH)
    reader.assertStatus(200)
  })

  test('another account of a rule holds for what comes, not for what was posted', async ({
    client,
    assert,
  }) => {
    const rules = await call(client, 'accountant', 'get', '/api/posting-rules')
    const rule = rules.body().find((one: any) => one.role === 'revenue')
    const path = `/api/posting-rules/${rule.id}`
    const body = { accountId: await accountId('4900') }
    const other = await call(client, 'bdm', 'patch', path, { body, seen: rule.version })
    other.assertStatus(403)
    const changed = await call(client, 'accountant', 'patch', path, { body, seen: rule.version })
    changed.assertStatus(200)
    assert.equal(changed.body().account.code, '4900')
    const stale = await call(client, 'accountant', 'patch', path, { body, seen: rule.version })
    stale.assertStatus(412)
    const closed = await call(client, 'accountant', 'patch', path, {
      body: { accountId: 999_999 },
      seen: changed.body().version,
    })
    closed.assertStatus(422)
  })
})
