import { test } from '@japa/runner'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { ServerProcess } from './harness/server_process.js'
import { Site } from './harness/site.js'
import { tried } from '#tests/helpers/claims'

const RACES = 40
const REPLAYS = 20

test.group('Sessions as cookies', (group) => {
  let site: Site
  let server: ServerProcess

  group.setup(async () => {
    site = await Site.open({ LOGIN_ATTEMPTS: '1000' })
    server = await ServerProcess.open(site)
    return async () => {
      await server.close()
      await site.close()
    }
  })

  async function signedIn(username: string) {
    const jar = new CookieJar(server.origin)
    await jar.send('GET', '/api/auth/current-user')
    const before = jar.copy()
    const answer = await jar.send('POST', '/api/auth/login', { username, password: DEMO_PASSWORD })
    if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
    return { jar, before }
  }

  const status = async (jar: CookieJar) => {
    tried('sessions')
    return (await jar.send('GET', '/api/auth/current-user')).status
  }

  test('cookies that were kept are worth nothing after the sign-out', async ({ assert }) => {
    const { jar } = await signedIn('bdm')
    const kept: CookieJar[] = []
    for (let i = 0; i < REPLAYS; i++) {
      assert.equal(await status(jar), 200)
      kept.push(jar.copy())
    }
    assert.equal((await jar.send('POST', '/api/auth/logout', {})).status, 200)
    for (const copy of kept) assert.equal(await status(copy), 401)
  })

  test('no request that ran meanwhile brings a session back', async ({ assert }) => {
    for (let i = 0; i < RACES; i++) {
      const { jar } = await signedIn('bdm')
      const slow = jar.copy()
      await Promise.all([
        slow.send('PATCH', '/api/auth/preferences', { digits: 'latin' }),
        slow.send('POST', '/api/clients', { name: `Race ${i}` }),
        jar.send('POST', '/api/auth/logout', {}),
      ])
      assert.equal(await status(slow), 401)
      assert.equal(await status(jar), 401)
    }
  })

  test('neither cookie nor token from before the sign-in is worth anything after it', async ({
    assert,
  }) => {
    const { jar, before } = await signedIn('bdm')
    assert.equal(await status(before.copy()), 401)
    const write = await jar
      .copy()
      .send('POST', '/api/clients', { name: 'Old token' }, { 'x-xsrf-token': before.token! })
    assert.equal(write.status, 403)
    assert.equal(write.body.code, 'BAD_CSRF_TOKEN')
  })

  test('a cookie that was tampered with signs no one in, and breaks nothing', async ({
    assert,
  }) => {
    const { jar } = await signedIn('bdm')
    const names = jar.header.split('; ').map((pair) => pair.split('=')[0])
    for (const name of names.filter((one) => one !== 'XSRF-TOKEN')) {
      const value = jar.get(name)!
      for (let i = 0; i < 200; i++) {
        const at = Math.floor(Math.random() * value.length)
        const other = value[at] === 'A' ? 'B' : 'A'
        const tampered = jar.copy()
        tampered.set(name, value.slice(0, at) + other + value.slice(at + 1))
        const answer = await status(tampered)
        // the last letter of base64 may stand for the same bytes; the id alone says nothing
        assert.include([200, 401], answer)
      }
      const stranger = jar.copy()
      stranger.set(name, `${value.slice(0, 40)}${'A'.repeat(60)}`)
      assert.include([200, 401], await status(stranger))
    }
  })

  test('no development door is open', async ({ assert }) => {
    const jar = new CookieJar(server.origin)
    await jar.send('GET', '/api/auth/current-user')
    assert.equal((await jar.send('POST', '/api/auth/dev-login', {})).status, 404)
  })
})
