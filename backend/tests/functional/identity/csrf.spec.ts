import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { CookieJar } from '#tests/helpers/cookie_jar'

test.group('CSRF over sign-in', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('the answer of the sign-in carries the token that the next write needs', async ({
    assert,
  }) => {
    const jar = new CookieJar()
    await jar.send('GET', '/api/auth/current-user')
    const before = jar.token
    const login = await jar.send('POST', '/api/auth/login', {
      username: 'bdm',
      password: DEMO_PASSWORD,
    })
    assert.equal(login.status, 200)
    assert.notEqual(jar.token, before)
    const write = await jar.send('POST', '/api/clients', { name: 'First write after sign-in' })
    assert.equal(write.status, 201)
  })

  test('a token from before the sign-in is worth nothing after it', async ({ assert }) => {
    const jar = new CookieJar()
    await jar.send('GET', '/api/auth/current-user')
    const old = jar.token
    await jar.send('POST', '/api/auth/login', { username: 'bdm', password: DEMO_PASSWORD })
    const write = await jar.send(
      'POST',
      '/api/clients',
      { name: 'Old token' },
      { 'x-xsrf-token': old! }
    )
    assert.equal(write.status, 403)
    assert.equal((write.body as { code: string }).code, 'BAD_CSRF_TOKEN')
  })
})
