import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { person } from '#tests/helpers/users'

async function signedIn(username: string) {
  const jar = new CookieJar()
  await jar.send('GET', '/api/auth/current-user')
  const answer = await jar.send('POST', '/api/auth/login', { username, password: DEMO_PASSWORD })
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
  return jar
}
const status = async (jar: CookieJar) => (await jar.send('GET', '/api/auth/current-user')).status

interface Listed {
  id: number
  user: { username: string }
  current: boolean
}

test.group('Open sessions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  // tests that commit leave people signed in
  group.each.setup(async () => {
    await db.from('user_sessions').delete()
  })

  test('an administrator sees who is signed in where, and no one who is not', async ({
    assert,
  }) => {
    await signedIn('bdm')
    const old = await signedIn('buyer')
    await old.send('POST', '/api/auth/logout')
    const admin = await signedIn('admin')
    const { body, headers } = await admin.send('GET', '/api/sessions')
    const names = body.map(({ user }: Listed) => user.username)
    assert.sameMembers(names, ['admin', 'bdm'])
    assert.equal(headers.get('x-total-count'), '2')
    assert.isTrue(body.find(({ user }: Listed) => user.username === 'admin').current)
    const bdm = await person('bdm')
    const his = await admin.send('GET', `/api/sessions?userId=${bdm.id}&_sort=createdAt`)
    assert.lengthOf(his.body, 1)
  })

  test('one session is ended, the other one of the same person goes on', async ({ assert }) => {
    const [here, there, admin] = [
      await signedIn('bdm'),
      await signedIn('bdm'),
      await signedIn('admin'),
    ]
    const { body } = await admin.send('GET', '/api/sessions?_sort=id')
    const first = body.find(({ user }: Listed) => user.username === 'bdm')
    const ended = await admin.send('DELETE', `/api/sessions/${first.id}`)
    assert.equal(ended.status, 204)
    assert.equal(await status(here), 401)
    assert.equal(await status(there), 200)
    const again = await admin.send('DELETE', `/api/sessions/${first.id}`)
    assert.equal(again.status, 404)
    const logged = await db.from('audit_logs').where('action', 'end_session')
    assert.lengthOf(logged, 1)
  })

  test('all sessions of a person are ended at once; one’s own present one stays', async ({
    assert,
  }) => {
    const [here, there, admin] = [
      await signedIn('bdm'),
      await signedIn('bdm'),
      await signedIn('admin'),
    ]
    const other = await signedIn('admin')
    const end = async (username: string) =>
      admin.send('POST', '/api/sessions/endings', { userId: (await person(username)).id })
    assert.deepEqual((await end('bdm')).body, { ended: 2 })
    assert.deepEqual([await status(here), await status(there)], [401, 401])
    assert.deepEqual((await end('admin')).body, { ended: 1 })
    assert.deepEqual([await status(admin), await status(other)], [200, 401])
  })

  test('is for administrators', async ({ assert }) => {
    const staff = await signedIn('staff')
    const guest = new CookieJar()
    assert.equal((await guest.send('GET', '/api/sessions')).status, 401)
    assert.equal((await staff.send('GET', '/api/sessions')).status, 403)
    const ending = await staff.send('POST', '/api/sessions/endings', { userId: 1 })
    assert.equal(ending.status, 403)
    const admin = await signedIn('admin')
    assert.equal((await admin.send('POST', '/api/sessions/endings', {})).status, 422)
    const absent = await admin.send('POST', '/api/sessions/endings', { userId: 999_999 })
    assert.equal(absent.status, 404)
  })
})
