import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { abilityOf } from '#core/http/secure'
import { dispatchEvents } from '#core/outbox/dispatch_events'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { PASSWORD_CHANGED } from '#identity/events'
import User from '#identity/shared/user'
import { person } from '#tests/helpers/users'

const NEW = 'Granite-and-glass-9'

const change = async (client: ApiClient, username: string, body: object) =>
  client
    .put('/api/auth/password')
    .loginAs(await person(username))
    .withCsrfToken()
    .unsafeJson(body)

/** What is open to someone who has to choose a password. */
const OPEN = ['public', 'current-user.own', 'password.own']

interface ListedRoute {
  pattern: string
  methods: string[]
  middleware: { all(): Set<unknown> }
}

test.group('One’s own password', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('is changed by the old one: others’ sessions end, it is logged and told', async ({
    client,
    assert,
  }) => {
    const guest = await client.put('/api/auth/password').withCsrfToken().json({})
    guest.assertStatus(401)
    const user = await person('engineer')
    const elsewhere = await client.get('/api/auth/current-user').loginAs(user)
    elsewhere.assertStatus(200)
    const changed = await change(client, 'engineer', {
      currentPassword: DEMO_PASSWORD,
      password: NEW,
    })
    changed.assertStatus(200)
    const kept = await User.findByOrFail('username', 'engineer')
    assert.isTrue(await hash.use('argon').verify(kept.password, NEW))
    assert.match(kept.password, /^\$argon2id\$v=19\$(?=.*\bm=19456\b)(?=.*\bt=2\b)(?=.*\bp=1\b)/)
    const sessions = await db.from('user_sessions').where('user_id', user.id)
    const open = sessions.filter(({ revoked_at: at }) => at === null)
    assert.lengthOf(open, 1)
    const audit = await db
      .from('audit_logs')
      .where({ action: 'change_password', entity_id: String(user.id) })
      .firstOrFail()
    assert.equal(audit.actor_id, user.id)
    assert.notInclude(audit.changes, '$argon2')
    const events = await db.from('outbox_events').where('name', PASSWORD_CHANGED).select('id')
    await dispatchEvents(events.map(({ id }) => id))
    await db
      .from('notifications')
      .where({ user_id: user.id, type: 'account_password_changed' })
      .firstOrFail()
  })

  test('stays without the old one, where it is the same, or weak', async ({ client, assert }) => {
    const refused: [object, string][] = [
      [{ currentPassword: 'not-the-password', password: NEW }, 'currentPassword'],
      [{ currentPassword: DEMO_PASSWORD, password: DEMO_PASSWORD }, 'password'],
      [{ currentPassword: DEMO_PASSWORD, password: 'Password2026!' }, 'password'],
      [{ currentPassword: DEMO_PASSWORD, password: 'short' }, 'password'],
      [{ currentPassword: DEMO_PASSWORD, password: 'x'.repeat(129) }, 'password'],
      [{ password: NEW }, 'currentPassword'],
    ]
    for (const [body, field] of refused) {
      const response = await change(client, 'engineer', body)
      response.assertStatus(422)
      assert.property(response.body().errors, field)
    }
    const wrong = { currentPassword: 'not-the-password', password: NEW }
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => change(client, 'engineer', wrong))
    )
    assert.isTrue(answers.some((answer) => answer.status() === 429))
    const kept = await person('engineer')
    assert.isTrue(await hash.use('argon').verify(kept.password, DEMO_PASSWORD))
  })

  test('comes first for anyone who was given one: nothing else is open', async ({
    client,
    assert,
  }) => {
    const { id, version } = await person('engineer')
    const reset = await client
      .put(`/api/users/${id}/password`)
      .loginAs(await person('admin'))
      .withCsrfToken()
      .header('If-Match', `"${version}"`)
      .json({ password: NEW })
    reset.assertStatus(200)
    const user = await person('engineer')
    const routes = Object.values(router.toJSON()).flat() as unknown as ListedRoute[]
    for (const route of routes) {
      const ability = abilityOf(route)
      if (!route.pattern.startsWith('/api') || OPEN.includes(ability!)) continue
      for (const method of route.methods.filter((name) => name !== 'HEAD')) {
        const path = route.pattern
          .replace('jobs/:id', 'jobs/00000000-0000-7000-8000-000000000000')
          .replace(':number', 'Q-1900-0001')
          .replace(/:(name|key|code|root)\b/g, 'none')
          .replace(/:\w+/g, '999999999')
        const response = await client.request(path, method).loginAs(user).withCsrfToken()
        assert.equal(response.status(), 403, `${method} ${route.pattern}`)
        assert.equal(response.body().code, 'PASSWORD_CHANGE_REQUIRED')
      }
    }
    const own = await client.get('/api/auth/current-user').loginAs(user)
    assert.isTrue(own.body().passwordDue)
    const changed = await change(client, 'engineer', {
      currentPassword: NEW,
      password: 'Quarry-of-sandstone-4',
    })
    changed.assertStatus(200)
    assert.isFalse(changed.body().passwordDue)
    ;(await client.get('/api/quotations').loginAs(await person('engineer'))).assertStatus(200)
    const out = await client.post('/api/auth/logout').loginAs(user).withCsrfToken()
    out.assertStatus(200)
  }).timeout(60_000)
})

test.group('Guesses at an account', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  const guess = (client: ApiClient, ip: string, password: string) =>
    client
      .post('/api/auth/login')
      .header('X-Forwarded-For', ip)
      .json({ username: 'engineer', password })
      .withCsrfToken()

  test('are counted from all addresses together, and shut no one out where they were before', async ({
    client,
    assert,
  }) => {
    const home = '198.51.100.7'
    ;(await guess(client, home, DEMO_PASSWORD)).assertStatus(200)
    const guesses = Array.from({ length: 45 }, (_, at) =>
      guess(client, `203.0.113.${at}`, 'wrong-password')
    )
    const answers = (await Promise.all(guesses)).map((answer) => answer.status())
    assert.include(answers, 429)
    // the right password from a new address waits like a guess
    ;(await guess(client, '203.0.113.200', DEMO_PASSWORD)).assertStatus(429)
    ;(await guess(client, home, DEMO_PASSWORD)).assertStatus(200)
  }).timeout(60_000)
})
