import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { loadSettings } from '#core/settings/settings'
import { transact } from '#core/unit_of_work/transact'
import { DEMO_PASSCODE, DEMO_PASSWORD } from '#database/seeders/demo/users'
import { person } from '#tests/helpers/users'

const PASSWORD = 'Granite-and-glass-9'
const BODY = { username: 'new.person', name: 'New Person', role: 'staff', password: PASSWORD }

type Method = 'post' | 'patch' | 'put'

async function write(
  client: ApiClient,
  method: Method,
  path: string,
  body: object,
  expectedVersion?: number
) {
  const request = client[method](`/api/users${path}`)
    .loginAs(await person('admin'))
    .withCsrfToken()
    .json(body)
  return expectedVersion === undefined
    ? request
    : request.header('If-Match', `"${expectedVersion}"`)
}

const signIn = (client: ApiClient, username: string, password: string) =>
  client.post('/api/auth/login').json({ username, password }).withCsrfToken()

const logs = (action: string, id: number) =>
  db.from('audit_logs').where({ action, entity_type: 'user', entity_id: String(id) })

test.group('Users', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('are created, may sign in at once, and leave no secret in the audit log', async ({
    client,
    assert,
  }) => {
    const response = await write(client, 'post', '', {
      ...BODY,
      username: 'New.Person',
      permissions: { commercialView: true, admin: false },
    })
    response.assertStatus(201)
    const { id, username, permissions, version, hasPasscode } = response.body()
    assert.equal(username, 'new.person')
    assert.deepEqual(permissions, { commercialView: true })
    assert.equal(version, 1)
    assert.isFalse(hasPasscode)
    assert.notInclude(JSON.stringify(response.body()), 'argon')
    const [log] = await logs('create', id)
    assert.notMatch(log.changes, /argon2|Granite/)
    ;(await signIn(client, 'new.person', PASSWORD)).assertStatus(200)
  })

  test('have a username in one spelling, taken once', async ({ client, assert }) => {
    for (const username of [
      'ádmin',
      'аdmin',
      'a b',
      '.hidden',
      'admin\u200b',
      'x',
      'a'.repeat(61),
      'ﬁrst',
    ]) {
      const response = await write(client, 'post', '', { ...BODY, username })
      response.assertStatus(422)
      assert.property(response.body().errors, 'username')
    }
    for (const username of ['admin', 'ADMIN']) {
      const response = await write(client, 'post', '', { ...BODY, username })
      response.assertStatus(422)
      assert.property(response.body().errors, 'username')
    }
  })

  test('have a password that is not guessed, with its blanks', async ({ client, assert }) => {
    for (const password of [
      'short',
      'password-1234',
      'aaaaaaaaaaaaaa',
      'new.person-2026',
      '123456789012',
      'x'.repeat(129),
    ]) {
      const response = await write(client, 'post', '', { ...BODY, password })
      response.assertStatus(422)
      assert.property(response.body().errors, 'password')
    }
    ;(await write(client, 'post', '', { ...BODY, password: `  ${PASSWORD} ` })).assertStatus(201)
    ;(await signIn(client, 'new.person', PASSWORD)).assertStatus(401)
    ;(await signIn(client, 'new.person', `  ${PASSWORD} `)).assertStatus(200)
  })

  test('may have a password of 128 characters, each of which counts', async ({ client }) => {
    const long = 'Granite, glass & حديد; '.repeat(6).slice(0, 128)
    const made = { ...BODY, username: 'long.password', password: long }
    ;(await write(client, 'post', '', made)).assertStatus(201)
    for (const other of [long.slice(0, 127), long.slice(0, 72), long.toLowerCase(), long.trim()])
      if (other !== long) (await signIn(client, made.username, other)).assertStatus(401)
    ;(await signIn(client, made.username, long)).assertStatus(200)
  })

  test('are changed only by who saw the latest version', async ({ client, assert }) => {
    const { id, version } = await person('bdm')
    ;(await write(client, 'patch', `/${id}`, { name: 'Changed' })).assertStatus(428)
    const stale = await write(client, 'patch', `/${id}`, { name: 'Changed' }, version + 1)
    stale.assertStatus(412)
    const changed = await write(
      client,
      'patch',
      `/${id}`,
      { name: 'Changed', nameAr: null },
      version
    )
    changed.assertStatus(200)
    assert.equal(changed.body().version, version + 1)
    const again = await write(client, 'patch', `/${id}`, { name: 'Once more' }, version)
    again.assertStatus(412)
    assert.equal(again.body().changedBy, 'Sami Al-Harbi')
    const [log] = await logs('update', id)
    assert.sameMembers(
      JSON.parse(log.changes).map((change: { field: string }) => change.field),
      ['name', 'nameAr']
    )
    for (const path of ['/disable', '/enable', '/unlock', '/end-sessions']) {
      ;(await write(client, 'post', `/${id}${path}`, {})).assertStatus(428)
    }
    ;(await write(client, 'patch', '/999999', { name: 'x' }, 1)).assertStatus(404)
  })

  test('are disabled and enabled; no one disables oneself', async ({ client, assert }) => {
    const { id, version } = await person('bdm')
    const disabled = await write(client, 'post', `/${id}/disable`, {}, version)
    disabled.assertStatus(200)
    assert.isTrue(disabled.body().disabled)
    ;(await signIn(client, 'bdm', DEMO_PASSWORD)).assertStatus(403)
    const enabled = await write(client, 'post', `/${id}/enable`, {}, version + 1)
    assert.isFalse(enabled.body().disabled)
    ;(await signIn(client, 'bdm', DEMO_PASSWORD)).assertStatus(200)
    const admin = await person('admin')
    const own = await write(client, 'post', `/${admin.id}/disable`, {}, admin.version)
    own.assertStatus(409)
    assert.equal(own.body().code, 'OWN_ACCOUNT')
  })

  test('that are locked are let in by an unlock', async ({ client, assert }) => {
    for (let i = 0; i < 11; i++) await signIn(client, 'bdm', 'wrong-password')
    const locked = await signIn(client, 'bdm', DEMO_PASSWORD)
    locked.assertStatus(429)
    const user = await person('bdm')
    const shown = await client.get(`/api/users/${user.id}`).loginAs(await person('admin'))
    assert.isTrue(shown.body().locked)
    const unlocked = await write(client, 'post', `/${user.id}/unlock`, {}, user.version)
    unlocked.assertStatus(200)
    assert.isFalse(unlocked.body().locked)
    ;(await signIn(client, 'bdm', DEMO_PASSWORD)).assertStatus(200)
  })

  test('keep at least one administrator', async ({ client, assert }) => {
    const admin = await person('admin')
    for (const body of [{ role: 'staff' }, { role: 'staff', permissions: { adminView: true } }]) {
      const response = await write(client, 'patch', `/${admin.id}`, body, admin.version)
      response.assertStatus(409)
      assert.equal(response.body().code, 'LAST_ADMIN')
    }
    const other = await person('bdm')
    ;(
      await write(client, 'patch', `/${other.id}`, { permissions: { admin: true } }, other.version)
    ).assertStatus(202)
    const held = await db.from('held_changes').where('subject_id', other.id).first()
    const confirmed = await client
      .post(`/api/held-changes/${held.id}/confirm`)
      .loginAs(await person('general.manager'))
      .withCsrfToken()
      .json({})
    confirmed.assertStatus(200)
    ;(await write(client, 'patch', `/${admin.id}`, { role: 'staff' }, admin.version)).assertStatus(
      200
    )
  })

  test('show what they may really do, ability by ability', async ({ client, assert }) => {
    const buyer = await person('buyer')
    const response = await client
      .get(`/api/users/${buyer.id}/effective-access`)
      .loginAs(await person('admin'))
    response.assertStatus(200)
    const allowed = (ability: string) =>
      response.body().abilities.find((one: { ability: string }) => one.ability === ability).allowed
    assert.isTrue(allowed('vendors.bank'))
    assert.isFalse(allowed('users.manage'))
    assert.isFalse(response.body().isAdmin)
    const why = (ability: string) =>
      response.body().abilities.find((one: { ability: string }) => one.ability === ability)
    assert.equal(why('vendors.bank').grantedBy, 'role:procurement_manager')
    assert.equal(why('people.open').grantedBy, 'signed_in')
    assert.containsSubset(why('finance.open'), {
      allowed: false,
      grantedBy: null,
      rule: 'adminView, financeView',
    })
    ;(await client.get(`/api/users/${buyer.id}/effective-access`).loginAs(buyer)).assertStatus(403)
  })
})

test.group('Simple sign-in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(() => () => loadSettings())

  async function switchOn() {
    await db.from('settings').where('key', 'passcodeLogin').delete()
    await db.table('settings').insert({
      key: 'passcodeLogin',
      value: 'true',
      version: 1,
      updated_at: '2026-01-01 00:00:00',
    })
    await loadSettings()
  }

  const enter = (client: ApiClient, userId: number, passcode: string) =>
    client.post('/api/auth/passcode-login').json({ userId, passcode }).withCsrfToken()

  test('is not there until the company switches it on', async ({ client }) => {
    ;(await client.get('/api/auth/passcode-users')).assertStatus(404)
    ;(await enter(client, (await person('engineer')).id, DEMO_PASSCODE)).assertStatus(404)
  })

  test('lets in anyone who has a passcode and knows it', async ({ client, assert }) => {
    await switchOn()
    const listed = await client.get('/api/auth/passcode-users')
    listed.assertStatus(200)
    assert.sameMembers(Object.keys(listed.body()[0]), ['id', 'name'])
    const { id } = await person('engineer')
    ;(await enter(client, id, DEMO_PASSCODE)).assertStatus(200)
    ;(await enter(client, id, '000000')).assertStatus(401)
    ;(await enter(client, (await person('bdm')).id, DEMO_PASSCODE)).assertStatus(401)
    ;(await enter(client, 999_999, DEMO_PASSCODE)).assertStatus(401)
  })

  test('is counted like any other sign-in', async ({ client, assert }) => {
    await switchOn()
    const { id } = await person('engineer')
    const answers = await Promise.all(Array.from({ length: 15 }, () => enter(client, id, '000000')))
    assert.isAtMost(answers.filter((answer) => answer.status() === 401).length, 10)
    ;(await enter(client, id, DEMO_PASSCODE)).assertStatus(429)
  })
})

test.group('Two administrators', (group) => {
  const ROLES = { admin: 'admin', bdm: 'staff' }

  // what really happened is put back, and the log says so
  group.each.teardown(() =>
    transact(SYSTEM_ACTOR, async (uow) => {
      for (const [username, role] of Object.entries(ROLES)) {
        const { id } = await uow.trx.from('users').where('username', username).firstOrFail()
        const restored = { disabled_at: null, updated_by: null, role }
        await uow.trx.from('users').where('id', id).update(restored)
        const about = { entityType: 'user', entityId: id, label: username }
        await uow.audit({ action: 'update', ...about, before: { role: null }, after: { role } })
      }
    })
  )

  test('who take each other the role away at once: one is left', async ({ client, assert }) => {
    const admin = await person('admin')
    for (let round = 0; round < 5; round++) {
      await db.from('users').whereIn('username', ['admin', 'bdm']).update({ role: 'admin' })
      const [first, second] = [await person('admin'), await person('bdm')]
      const demote = (by: typeof admin, of: typeof admin) =>
        client
          .patch(`/api/users/${of.id}`)
          .json({ role: 'staff' })
          .loginAs(by)
          .withCsrfToken()
          .header('If-Match', `"${of.version}"`)
      const answers = await Promise.all([demote(first, second), demote(second, first)])
      const statuses = answers.map((answer) => answer.status()).sort()
      assert.equal(statuses[0], 200)
      // the second is refused, or has lost the session meanwhile
      assert.include([401, 403, 409], statuses[1])
      assert.lengthOf(await db.from('users').where('role', 'admin').whereNull('disabled_at'), 1)
    }
  })
})
