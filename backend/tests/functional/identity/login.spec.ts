import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import limiter from '@adonisjs/limiter/services/main'
import { revokeSessions } from '#identity/sessions/revoke_sessions'
import { person } from '#tests/helpers/users'

test.group('Sign-in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('answers the user and starts a session that current-user reads', async ({
    client,
    assert,
  }) => {
    const signIns = async (id: number) =>
      (await db.from('audit_logs').where({ action: 'sign_in', entity_id: String(id) })).length
    const before = await signIns((await person('engineer')).id)
    const response = await client
      .post('/api/auth/login')
      .json({ username: 'engineer', password: DEMO_PASSWORD })
      .withCsrfToken()
    response.assertStatus(200)
    assert.equal(response.body().username, 'engineer')
    assert.include(response.body().abilities, 'quotations.manage')
    const session = await db
      .from('user_sessions')
      .where('user_id', response.body().id)
      .orderBy('id', 'desc')
      .first()
    assert.isNull(session.revoked_at)
    assert.equal(await signIns(response.body().id), before + 1)
  })

  test('answers 401 with one text for a wrong password and an unknown name', async ({
    client,
    assert,
  }) => {
    const wrong = await client
      .post('/api/auth/login')
      .json({ username: 'engineer', password: 'x'.repeat(12) })
      .withCsrfToken()
    const unknown = await client
      .post('/api/auth/login')
      .json({ username: 'nobody', password: 'x'.repeat(12) })
      .withCsrfToken()
    wrong.assertStatus(401)
    unknown.assertStatus(401)
    assert.equal(wrong.body().message, 'Invalid credentials')
    assert.deepEqual({ ...wrong.body(), requestId: 0 }, { ...unknown.body(), requestId: 0 })
  })

  test('refuses look-alikes of a username', async ({ client }) => {
    for (const username of ['ádmin', 'admin ', ' admin', 'аdmin', 'admin\u0000', 'admin​']) {
      const response = await client
        .post('/api/auth/login')
        .json({ username, password: DEMO_PASSWORD })
        .withCsrfToken()
      response.assertStatus(401)
    }
  })

  test('refuses a disabled user after the right password only', async ({ client, assert }) => {
    const right = await client
      .post('/api/auth/login')
      .json({ username: 'disabled.user', password: DEMO_PASSWORD })
      .withCsrfToken()
    right.assertStatus(403)
    assert.equal(right.body().code, 'ACCOUNT_DISABLED')
    const wrong = await client
      .post('/api/auth/login')
      .json({ username: 'disabled.user', password: 'wrong-password' })
      .withCsrfToken()
    wrong.assertStatus(401)
  })

  test('answers 403 JSON without a CSRF token', async ({ client, assert }) => {
    const response = await client
      .post('/api/auth/login')
      .json({ username: 'engineer', password: DEMO_PASSWORD })
      .redirects(0)
    response.assertStatus(403)
    assert.equal(response.body().code, 'BAD_CSRF_TOKEN')
  })

  test('answers 422 per field for wrong types', async ({ client, assert }) => {
    const response = await client
      .post('/api/auth/login')
      .json({ username: 0, password: { $ne: 1 }, extra: 1 })
      .withCsrfToken()
    response.assertStatus(422)
    assert.property(response.body().errors, 'extra')
    const typed = await client
      .post('/api/auth/login')
      .json({ username: 0, password: {} })
      .withCsrfToken()
    typed.assertStatus(422)
    assert.properties(typed.body().errors, ['username', 'password'])
  })

  test('speaks Arabic on request', async ({ client, assert }) => {
    const response = await client.get('/api/auth/current-user').header('Accept-Language', 'ar')
    response.assertStatus(401)
    assert.match(response.body().message, /تسجيل/)
  })

  test('runs no more password checks than the limit, however parallel', async ({
    client,
    assert,
  }) => {
    const tries = await Promise.all(
      Array.from({ length: 40 }, () =>
        client
          .post('/api/auth/login')
          .json({ username: 'estimator', password: 'wrong-password' })
          .withCsrfToken()
      )
    )
    assert.isAtMost(tries.filter((answer) => answer.status() === 401).length, 10)
    const refused = tries.find((answer) => answer.status() === 429)!
    assert.exists(refused.header('retry-after'))
  })

  test('a signed-out session stays signed out', async ({ client }) => {
    const user = await person('engineer')
    const before = await client.get('/api/auth/current-user').loginAs(user)
    before.assertStatus(200)
    await db.transaction((trx) => revokeSessions(trx, user.id, 'sign_out'))
    const sid = before.session('sid')
    const after = await client.get('/api/auth/current-user').withSession({ sid })
    after.assertStatus(401)
  })
})
