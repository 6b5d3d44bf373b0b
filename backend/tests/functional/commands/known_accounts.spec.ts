import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import { KnownAccounts, refuseKnownAccounts } from '#database/known_accounts'
import { DEMO_USERS } from '#database/seeders/demo/users'

const refuses = async (env: NodeJS.ProcessEnv) => {
  try {
    await refuseKnownAccounts(env)
    return false
  } catch (error) {
    if (error instanceof KnownAccounts) return true
    throw error
  }
}

test.group('Accounts with the public password', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('keep the portal on this machine unless everyone may come in', async ({ assert }) => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.20', 'portal.example'])
      assert.isTrue(await refuses({ HOST }), HOST)
    for (const HOST of ['127.0.0.1', 'localhost', '::1', '127.0.0.53'])
      assert.isFalse(await refuses({ HOST }), HOST)
    assert.isFalse(await refuses({ HOST: '0.0.0.0', DEMO_BEYOND_LOOPBACK: 'true' }))
    assert.isTrue(await refuses({ HOST: '0.0.0.0', DEMO_BEYOND_LOOPBACK: 'no' }))
  })

  test('are none once their passwords are their own', async ({ assert }) => {
    const password = await hash.use('argon').make('Granite-and-glass-9')
    const names = DEMO_USERS.map(({ username }) => username)
    await db.from('users').whereIn('username', names).update({ password })
    assert.isFalse(await refuses({ HOST: '0.0.0.0' }))
  })
})
