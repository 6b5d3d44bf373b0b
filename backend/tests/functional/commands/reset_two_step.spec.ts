import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { resetTwoStep } from '#database/reset_two_step'
import { dispatchWaiting } from '#tests/helpers/dispatch_waiting'
import { person } from '#tests/helpers/users'
import { enrolled, signInWith } from '../identity/passkey_support.js'
import { roomInStep, signIn, turnOn } from '../identity/two_step_support.js'

test.group('portal:reset-two-step', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('ends second step and passkeys of one account: by its password it is open again', async ({
    client,
    assert,
  }) => {
    await roomInStep()
    const { device, jar } = await enrolled('admin')
    await turnOn(client, 'admin')
    const others = await enrolled('buyer')
    const { username, ended } = await resetTwoStep(' ADMIN'.trim())
    assert.deepEqual([username, ended], ['admin', ['two-step verification', 'passkeys']])
    assert.equal((await jar.send('GET', '/api/auth/current-user')).status, 401)
    assert.equal((await signInWith(device)).answer.status, 401)
    assert.isFalse((await signIn('admin')).answer.body.codeDue)
    assert.equal((await signInWith(others.device)).answer.status, 200)
    const entry = await db
      .from('audit_logs')
      .orderBy('id', 'desc')
      .where('action', 'reset_two_step')
      .firstOrFail()
    assert.containsSubset(entry, { actor_id: null, actor_name: 'console', entity_label: 'admin' })
    await dispatchWaiting()
    const told = await db.from('notifications').where('user_id', (await person('admin')).id)
    assert.includeMembers(
      told.map(({ type }) => type),
      ['account_two_step_changed', 'account_passkeys_changed']
    )
  })

  test('refuses unknown names, and accounts with nothing to end', async ({ assert }) => {
    for (const name of ['no.such.user', 'Ádmin', '', 'engineer'])
      await assert.rejects(() => resetTwoStep(name))
  })
})
