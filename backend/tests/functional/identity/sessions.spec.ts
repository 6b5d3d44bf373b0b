import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { deliver, installCourier } from '#core/live/bus'
import type { Envelope } from '#core/live/messages'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import type User from '#identity/shared/user'
import { revokeSessions } from '#identity/sessions/revoke_sessions'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { person } from '#tests/helpers/users'
import { tried } from '#tests/helpers/claims'

const sql = (time: DateTime) => time.toFormat('yyyy-MM-dd HH:mm:ss')

async function signedIn(username: string) {
  const jar = new CookieJar()
  await jar.send('GET', '/api/auth/current-user')
  const answer = await jar.send('POST', '/api/auth/login', { username, password: DEMO_PASSWORD })
  if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
  return jar
}

const lastSession = async (username: string) =>
  db
    .from('user_sessions')
    .where('user_id', (await person(username)).id)
    .orderBy('id', 'desc')
    .firstOrFail()

/** Makes a session as old as it would be after a while, as if by another process that says so. */
async function shift(id: number, values: Record<string, string>) {
  await db.from('user_sessions').where('id', id).update(values)
  deliver({ kind: 'stale', copy: 'sessions' })
}

/** In a transaction of its own, as every request changes people. */
const change = (user: User, values: Partial<User>) =>
  db.transaction((trx) => user.useTransaction(trx).merge(values).save())

const status = async (jar: CookieJar, headers = {}) => {
  tried('sessions')
  return (await jar.send('GET', '/api/auth/current-user', undefined, headers)).status
}

test.group('Sessions', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('the cookie is for the server alone, and dies with the browser', async ({ assert }) => {
    const jar = new CookieJar()
    await jar.send('GET', '/api/auth/current-user')
    const { headers } = await jar.send('POST', '/api/auth/login', {
      username: 'bdm',
      password: DEMO_PASSWORD,
    })
    const cookies = headers.getSetCookie()
    const session = cookies.find((line) => /^(__Host-)?portal=/.test(line))!
    assert.match(session, /; Path=\/(;|$)/)
    assert.match(session, /; HttpOnly/)
    assert.match(session, /; SameSite=Lax/)
    assert.notMatch(session, /Domain=|Expires=|Max-Age=/)
    const token = await lastSession('bdm')
    assert.match(token.token_hash, /^[0-9a-f]{64}$/)
    assert.isFalse(cookies.some((line) => line.includes(token.token_hash)))
  })

  test('an idle session ends, and no background request keeps it', async ({ assert }) => {
    const jar = await signedIn('bdm')
    const { id } = await lastSession('bdm')
    const almost = DateTime.utc().minus({ minutes: 29 })
    await shift(id, { last_seen_at: sql(almost) })
    assert.equal(await status(jar, { 'X-Background': '1' }), 200)
    assert.equal(
      DateTime.fromJSDate(new Date((await lastSession('bdm')).last_seen_at + 'Z')).toMillis(),
      almost.startOf('second').toMillis()
    )
    await shift(id, { last_seen_at: sql(DateTime.utc().minus({ minutes: 31 })) })
    assert.equal(await status(jar, { 'X-Background': '1' }), 401)
    assert.equal(await status(jar), 401)
  })

  test('work extends a session, but never past its end', async ({ assert }) => {
    const jar = await signedIn('bdm')
    const { id } = await lastSession('bdm')
    await shift(id, { last_seen_at: sql(DateTime.utc().minus({ minutes: 29 })) })
    assert.equal(await status(jar), 200)
    const life = (await jar.send('GET', '/api/auth/session')).body
    assert.isAbove(DateTime.fromISO(life.expiresAt).diffNow('minutes').minutes, 29)
    const soon = DateTime.utc().plus({ minutes: 5 })
    await shift(id, { absolute_expires_at: sql(soon) })
    const kept = (await jar.send('POST', '/api/auth/keep-alive', {})).body
    assert.equal(kept.expiresAt, kept.absoluteExpiresAt)
    assert.equal(
      DateTime.fromISO(kept.expiresAt).diff(DateTime.fromISO(kept.warnAt), 'seconds').seconds,
      60
    )
    await shift(id, { absolute_expires_at: sql(DateTime.utc().minus({ seconds: 1 })) })
    assert.equal(await status(jar), 401)
    assert.equal((await jar.send('POST', '/api/auth/keep-alive', {})).status, 401)
  })

  test('people see their own sessions and end them; those of others are not there', async ({
    assert,
  }) => {
    const [here, there, other] = [
      await signedIn('bdm'),
      await signedIn('bdm'),
      await signedIn('buyer'),
    ]
    const listed = (await here.send('GET', '/api/auth/sessions')).body
    const current = listed.filter((session: { current: boolean }) => session.current)
    assert.lengthOf(current, 1)
    const { id } = await lastSession('bdm')
    assert.equal((await other.send('DELETE', `/api/auth/sessions/${id}`)).status, 404)
    assert.equal(await status(there), 200)
    assert.equal((await here.send('DELETE', `/api/auth/sessions/${id}`)).status, 204)
    assert.equal(await status(there), 401)
    assert.equal(await status(here), 200)
    assert.equal((await here.send('DELETE', `/api/auth/sessions/${id}`)).status, 404)
    const logs = await db
      .from('audit_logs')
      .where({ action: 'end_session', entity_id: String((await person('bdm')).id) })
    assert.lengthOf(logs, 1)
  })

  test('a session that another process has ended is over once its message arrives, or soon without', async ({
    assert,
  }) => {
    const end = { revoked_at: sql(DateTime.utc()), revoked_reason: 'sign_out' }
    const told = await signedIn('bdm')
    assert.equal(await status(told), 200)
    await shift((await lastSession('bdm')).id, end)
    assert.equal(await status(told), 401)

    const untold = await signedIn('bdm')
    assert.equal(await status(untold), 200)
    const begun = performance.now()
    await db
      .from('user_sessions')
      .where('id', (await lastSession('bdm')).id)
      .update(end)
    while ((await status(untold)) === 200 && performance.now() - begun < 6000) await sleep(100)
    assert.isBelow(performance.now() - begun, 4000)
  }).timeout(10_000)

  test('every end and every change of a person is reported to the other processes', async ({
    assert,
  }) => {
    const told: Envelope[] = []
    installCourier((envelope) => told.push(envelope))
    try {
      const times = async (work: () => Promise<unknown>) => {
        told.length = 0
        await work()
        return told.filter((sent) => sent.kind === 'stale' && sent.copy === 'sessions').length
      }
      const jar = await signedIn('bdm')
      const user = await person('bdm')
      assert.equal(await times(() => status(jar)), 0)
      assert.isAbove(await times(() => change(user, { name: 'Somebody else' })), 0)
      const undone = await times(async () => {
        const trx = await db.transaction()
        await revokeSessions(trx, user.id, 'ended_by_admin')
        await trx.rollback()
      })
      assert.equal(undone, 0)
      assert.equal(await status(jar), 200)
      const ended = () => db.transaction((trx) => revokeSessions(trx, user.id, 'ended_by_admin'))
      assert.isAbove(await times(ended), 0)
      assert.equal(await status(jar), 401)
    } finally {
      installCourier(null)
    }
  })

  test('fewer permissions hold in the next request of the same session', async ({ assert }) => {
    const jar = await signedIn('bdm')
    assert.equal((await jar.send('GET', '/api/clients?_end=1')).status, 200)
    const user = await person('bdm')
    await change(user, { role: 'staff', permissions: {} })
    assert.equal((await jar.send('GET', '/api/clients?_end=1')).status, 403)
    await change(user, { disabledAt: DateTime.utc() })
    assert.equal(await status(jar), 401)
  })

  test('signing out ends the session, whatever cookie is kept', async ({ assert }) => {
    const jar = await signedIn('bdm')
    const { id } = await lastSession('bdm')
    const kept = jar.copy()
    assert.equal((await jar.send('POST', '/api/auth/logout', {})).status, 200)
    assert.equal(await status(jar), 401)
    assert.equal(await status(kept), 401)
    assert.isNotNull((await db.from('user_sessions').where('id', id).firstOrFail()).revoked_at)
    assert.equal((await jar.send('POST', '/api/auth/logout', {})).status, 200)
  })

  test('signing in again ends the session that the browser had, and no other', async ({
    assert,
  }) => {
    const [here, there] = [await signedIn('bdm'), await signedIn('bdm')]
    const kept = here.copy()
    const again = { username: 'bdm', password: DEMO_PASSWORD }
    assert.equal((await here.send('POST', '/api/auth/login', again)).status, 200)
    assert.equal(await status(here), 200)
    assert.equal(await status(kept), 401)
    assert.equal(await status(there), 200)
    // someone else at the same browser
    const before = here.copy()
    const other = { username: 'buyer', password: DEMO_PASSWORD }
    assert.equal((await here.send('POST', '/api/auth/login', other)).body.username, 'buyer')
    assert.equal(await status(before), 401)
    // a wrong password ends nothing
    const wrong = { username: 'bdm', password: 'wrong-password' }
    assert.equal((await here.send('POST', '/api/auth/login', wrong)).status, 401)
    assert.equal(await status(here), 200)
  })

  const ENDING: Record<
    string,
    (user: { id: number; version: number }) => [string, string, object]
  > = {
    disabled: ({ id }) => ['POST', `/api/users/${id}/disable`, {}],
    'given another role': ({ id }) => ['PATCH', `/api/users/${id}`, { role: 'production_only' }],
    'given fewer permissions': ({ id }) => ['PATCH', `/api/users/${id}`, { permissions: {} }],
    'given another password': ({ id }) => [
      'PUT',
      `/api/users/${id}/password`,
      { password: 'Granite-and-glass-9' },
    ],
    'given another passcode': ({ id }) => [
      'PUT',
      `/api/users/${id}/passcode`,
      { passcode: '135790' },
    ],
    'sent away': ({ id }) => ['POST', `/api/users/${id}/end-sessions`, {}],
  }

  for (const [name, request] of Object.entries(ENDING)) {
    test(`someone ${name} is signed out by the next request; the administrator is not`, async ({
      assert,
    }) => {
      const [admin, bdm] = [await signedIn('admin'), await signedIn('bdm')]
      assert.equal(await status(bdm), 200)
      const user = await person('bdm')
      const [method, path, body] = request(user)
      const answer = await admin.send(method, path, body, { 'If-Match': `"${user.version}"` })
      assert.equal(answer.status, 200)
      assert.equal(await status(bdm), 401)
      assert.equal(await status(admin), 200)
    })
  }
})

test.group('Signing out while a request runs', (group) => {
  group.each.setup(() => limiter.clear())

  test('nothing brings the session back', async ({ assert }) => {
    for (let round = 0; round < 40; round++) {
      await limiter.clear()
      const jar = await signedIn('bdm')
      const copy = jar.copy()
      await Promise.all([
        copy.send('POST', '/api/auth/keep-alive', {}),
        copy.send('PATCH', '/api/auth/preferences', { digits: 'latin' }),
        jar.send('POST', '/api/auth/logout', {}),
      ])
      assert.equal(await status(copy), 401)
      assert.equal(await status(jar), 401)
    }
  }).timeout(60_000)
})
