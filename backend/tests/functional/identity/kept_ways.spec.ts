import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { today } from '#core/settings/firm_clock'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { person } from '#tests/helpers/users'
import { aProject, seedProject } from '../procurement/stock_support.js'
import { call } from '../procurement/support.js'
import { enrolled, signInWith, withName } from './passkey_support.js'
import { signIn } from './two_step_support.js'

const PASSWORD = 'Granite-and-glass-9'
const TOKENS = '/api/auth/api-tokens'

/** A token of someone, and what a program that has it is answered. */
async function aToken(client: ApiClient, as: string, abilities: string[]) {
  const body = { name: 'Program', abilities, days: 30, currentPassword: DEMO_PASSWORD }
  const made = await call(client, as, 'post', TOKENS, { body })
  made.assertStatus(201)
  const bearer = `Bearer ${made.body().token}`
  return {
    get: (path: string) => client.get(path).header('authorization', bearer),
    post: (path: string, sent: object) =>
      client.post(path).header('authorization', bearer).unsafeJson(sent),
  }
}

async function act(client: ApiClient, username: string, path: string, by = 'admin') {
  const { id, version } = await person(username)
  return call(client, by, 'post', `/api/users/${id}/${path}`, { body: {}, seen: version })
}

test.group('Ways into an account that someone else would keep', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(withName)

  test('whoever makes an account knows its password: it opens nothing but the choice of another', async ({
    client,
    assert,
  }) => {
    const body = { username: 'new.man', name: 'New Man', role: 'admin', password: PASSWORD }
    const made = await call(client, 'admin', 'post', '/api/users', { body })
    made.assertStatus(202)
    const change = await db.from('held_changes').where('kind', 'user_access').firstOrFail()
    const confirmed = await call(
      client,
      'general.manager',
      'post',
      `/api/held-changes/${change.id}/confirm`,
      { body: {} }
    )
    confirmed.assertStatus(200)
    const { jar, answer } = await signIn('new.man', PASSWORD)
    assert.equal(answer.status, 200)
    const refused = await jar.send('GET', '/api/users')
    assert.deepEqual(
      [refused.status, (refused.body as { code: string }).code],
      [403, 'PASSWORD_CHANGE_REQUIRED']
    )
  })

  test('an administrator changes the own password on the page that asks for the old one', async ({
    client,
    assert,
  }) => {
    const { id, version, password } = await person('admin')
    const own = await call(client, 'admin', 'put' as never, `/api/users/${id}/password`, {
      ...{ body: { password: PASSWORD }, seen: version },
    })
    own.assertStatus(409)
    assert.equal(own.body().code, 'OWN_ACCOUNT')
    assert.equal((await person('admin')).password, password)
  })

  test('an account that is enabled again has none of its tokens', async ({ client }) => {
    const token = await aToken(client, 'bdm', ['clients.view'])
    ;(await token.get('/api/clients')).assertStatus(200)
    ;(await act(client, 'bdm', 'disable')).assertStatus(200)
    ;(await token.get('/api/clients')).assertStatus(401)
    ;(await act(client, 'bdm', 'enable')).assertStatus(200)
    ;(await token.get('/api/clients')).assertStatus(401)
    const revoked = { entity_type: 'api_token', action: 'revoke_token' }
    await db.from('audit_logs').where(revoked).firstOrFail()
  })

  test('one of who decides is enabled again by two people', async ({ client, assert }) => {
    ;(await act(client, 'chief.engineer', 'disable')).assertStatus(200)
    ;(await act(client, 'chief.engineer', 'enable')).assertStatus(202)
    assert.isTrue((await person('chief.engineer')).isDisabled)
    const change = await db.from('held_changes').where('kind', 'user_enabling').firstOrFail()
    const path = `/api/held-changes/${change.id}/confirm`
    ;(await call(client, 'admin', 'post', path, { body: {} })).assertStatus(403)
    ;(await call(client, 'general.manager', 'post', path, { body: {} })).assertStatus(200)
    assert.isFalse((await person('chief.engineer')).isDisabled)
    await db.from('audit_logs').where({ action: 'enable', entity_type: 'user' }).firstOrFail()
  })

  test('a token lends no decisions, and makes no address that would outlive it', async ({
    client,
  }) => {
    await seedProject()
    const token = await aToken(client, 'general.manager', [
      ...['approvals.own', 'commercial.calendar', 'project-milestones.view'],
    ])
    const delegateId = (await person('estimator')).id
    const days = { fromOn: today(), toOn: today() }
    const lent = await token.post('/api/approval-delegations', { delegateId, ...days })
    const projectId = (await aProject()).id
    for (const answer of [
      lent,
      await token.post('/api/calendar/feed', {}),
      await token.post(`/api/projects/${projectId}/milestone-feed`, {}),
    ]) {
      answer.assertStatus(403)
      answer.assertBodyContains({ code: 'NOT_BY_TOKEN' })
    }
  })

  test('passkeys of who decides or administers go when a second person confirms, an owner’s not at all', async ({
    client,
    assert,
  }) => {
    const { device } = await enrolled('chief.engineer')
    ;(await act(client, 'chief.engineer', 'remove-passkeys')).assertStatus(202)
    assert.equal((await signInWith(device)).answer.status, 200)
    const change = await db.from('held_changes').where('kind', 'user_passkeys').firstOrFail()
    const path = `/api/held-changes/${change.id}/confirm`
    ;(await call(client, 'admin', 'post', path, { body: {} })).assertStatus(403)
    ;(await call(client, 'general.manager', 'post', path, { body: {} })).assertStatus(200)
    assert.equal((await signInWith(device)).answer.status, 401)
    assert.isFalse(Boolean((await person('chief.engineer')).hasPasskeys))
    await db.from('audit_logs').where('action', 'remove_passkeys').firstOrFail()
    await enrolled('general.manager')
    const owner = await act(client, 'general.manager', 'remove-passkeys')
    owner.assertStatus(403)
    owner.assertBodyContains({ code: 'OWNER_SECRET' })
  })
})
