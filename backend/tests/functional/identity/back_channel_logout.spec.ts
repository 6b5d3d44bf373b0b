import { once } from 'node:events'
import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { consumeAttempt } from '#core/limits/attempts'
import { liveTimes, openLiveStream } from '#core/live/live_streams'
import { CLIENT, openProvider, signed, type OpenProvider } from '#tests/helpers/oidc_provider'
import { person } from '#tests/helpers/users'
import { anActiveProvider, ask, signInThrough } from './single_sign_on_support.js'
import { signIn } from './two_step_support.js'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'

let provider: OpenProvider

/** Someone of the provider with the address of an account here. */
async function accountOf(username: string) {
  const { email } = await person(username)
  provider.accounts.set(username, { email: email!, email_verified: true })
}

/** A browser that came through one session at the provider. */
async function signedIn(id: number, username: string, sid?: string) {
  provider.lies.claims = sid === undefined ? null : { sid }
  const { jar, me } = await signInThrough(id, username)
  provider.lies.claims = null
  const session = await db.from('user_sessions').orderBy('id', 'desc').firstOrFail()
  return { jar, session, me, isOpen: async () => (await whoIs(jar)) === 200 }
}

const whoIs = async (jar: Parameters<typeof ask>[0]) =>
  (await ask(jar, 'GET', '/api/auth/current-user')).status

function claims(more: Record<string, unknown> = {}) {
  const now = Math.floor(Date.now() / 1000)
  return {
    ...{ iss: provider.issuer, aud: CLIENT.clientId, iat: now, exp: now + 120, jti: randomUUID() },
    ...{ events: { [EVENT]: {} }, ...more },
  }
}

const pathOf = (id: number) => `/api/auth/oidc/${id}/back-channel-logout`

/** As a provider sends it: a form, without cookies. */
const end = (client: ApiClient, id: number, token: string) =>
  client.post(pathOf(id)).form({ logout_token: token })

test.group('Back-channel logout', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    provider = await openProvider()
    await accountOf('engineer')
    await accountOf('estimator')
    return () => provider.close()
  })

  test('ends the sessions of one session at the provider, and says who did', async ({
    client,
    assert,
  }) => {
    const id = await anActiveProvider(client, provider)
    const first = await signedIn(id, 'engineer', 'one')
    const second = await signedIn(id, 'engineer', 'two')
    const other = await signedIn(id, 'estimator', 'three')
    assert.notInclude(JSON.stringify(first.session), '"one"')
    const token = signed(claims({ sid: 'one' }), { header: { typ: 'logout+jwt' } })
    const ended = await end(client, id, token)
    ended.assertStatus(200)
    assert.deepEqual(ended.body(), { ended: 1 })
    assert.match(ended.header('cache-control')!, /no-store/)
    assert.isFalse(await first.isOpen())
    assert.isTrue((await second.isOpen()) && (await other.isOpen()))
    const row = await db.from('user_sessions').where('id', first.session.id).firstOrFail()
    assert.equal(row.revoked_reason, 'ended_by_provider')
    const logged = await db
      .from('audit_logs')
      .where({ action: 'end_sessions', entity_id: String(first.session.user_id) })
      .firstOrFail()
    assert.equal(logged.actor_name, 'Single sign-on · Firm account')
    // once: what was sent may have been read on the way
    await db.from('user_sessions').update({ revoked_at: null })
    const again = await end(client, id, token)
    again.assertStatus(400)
    assert.equal(again.body().code, 'LOGOUT_TOKEN_INVALID')
    assert.isTrue(await first.isOpen())
  })

  test('ends all of a person that began there, and nothing else of theirs', async ({
    client,
    assert,
  }) => {
    const id = await anActiveProvider(client, provider)
    const named = await signedIn(id, 'engineer', 'one')
    const unnamed = await signedIn(id, 'engineer')
    const other = await signedIn(id, 'estimator', 'two')
    const { jar: byPassword } = await signIn('engineer')
    // one session of someone else at the provider
    const foreign = await end(client, id, signed(claims({ sub: 'engineer', sid: 'two' })))
    assert.deepEqual(foreign.body(), { ended: 1 })
    assert.isFalse(await unnamed.isOpen())
    assert.isTrue((await named.isOpen()) && (await other.isOpen()))
    const all = await end(client, id, signed(claims({ sub: 'engineer' })))
    assert.deepEqual(all.body(), { ended: 1 })
    assert.isFalse(await named.isOpen())
    assert.isTrue(await other.isOpen())
    assert.equal(await whoIs(byPassword), 200)
    const unknown = await end(client, id, signed(claims({ sub: 'no one' })))
    assert.deepEqual([unknown.status(), unknown.body().ended], [200, 0])
  })

  test('closes the live streams of the sessions at once', async ({ client, assert }) => {
    const usual = { ...liveTimes }
    // no look at the session by itself: only the word of its end can close a stream
    liveTimes.sessionCheck = 3_600_000
    try {
      const id = await anActiveProvider(client, provider)
      const [ended, other] = [
        await signedIn(id, 'engineer', 'one'),
        await signedIn(id, 'estimator', 'two'),
      ].map(({ session }) => {
        const audience = { userId: session.user_id, sessionId: session.id }
        const stream = openLiveStream({ ...audience, abilities: new Set(), language: 'en' })!
        stream.resume()
        return stream
      })
      const closed = once(ended!, 'close')
      ;(await end(client, id, signed(claims({ sid: 'one' })))).assertStatus(200)
      await closed
      assert.isFalse(other!.destroyed || other!.writableEnded)
      other!.destroy()
    } finally {
      Object.assign(liveTimes, usual)
    }
  })

  test('refuses every token that is not one of this provider for now', async ({
    client,
    assert,
  }) => {
    const id = await anActiveProvider(client, provider)
    const { isOpen, session } = await signedIn(id, 'engineer', 'one')
    const elsewhere = await openProvider()
    const now = Math.floor(Date.now() / 1000)
    const sid = { sid: 'one', sub: 'engineer' }
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const unsigned = `${encode({ alg: 'none' })}.${encode(claims(sid))}.`
    const byBoth = `${encode({ alg: 'HS256', kid: 'first' })}.${encode(claims(sid))}`
    const hmac = createHmac('sha256', CLIENT.clientSecret).update(byBoth).digest('base64url')
    const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const without = (name: string) => {
      const { [name]: _, ...rest } = claims(sid) as Record<string, unknown>
      return signed(rest)
    }
    const right = signed(claims(sid))
    const hostile = {
      'not signed': unsigned,
      'signed with the secret': `${byBoth}.${hmac}`,
      'signed with another key': signed(claims(sid), { key }),
      'a key that is not there': signed(claims(sid), { header: { kid: 'second' } }),
      'a changed claim': right.replace(/\.[^.]+\./, `.${encode(claims({ ...sid, sid: 'two' }))}.`),
      'for another client': signed(claims({ ...sid, aud: 'another' })),
      'by another provider': signed(claims({ ...sid, iss: elsewhere.issuer })),
      expired: signed(claims({ ...sid, iat: now - 200, exp: now - 100 })),
      'made long ago': signed(claims({ ...sid, iat: now - 3600 })),
      'made tomorrow': signed(claims({ ...sid, iat: now + 86_400, exp: now + 90_000 })),
      'without a time': without('iat'),
      'without an end': without('exp'),
      'without a name': without('jti'),
      'without an event': without('events'),
      'another event': signed(claims({ ...sid, events: { other: {} } })),
      'an event of the wrong kind': signed(claims({ ...sid, events: { [EVENT]: true } })),
      'with a nonce, as an ID token': signed(claims({ ...sid, nonce: 'n' })),
      'an access token': signed(claims(sid), { header: { typ: 'at+jwt' } }),
      'of no one': signed(claims()),
      'a list as session': signed(claims({ sid: ['one'] })),
      'no token': 'one',
      endless: 'x'.repeat(20_000),
    }
    try {
      for (const [what, token] of Object.entries(hostile)) {
        const refused = await end(client, id, token)
        assert.equal(refused.status(), 400, what)
        assert.equal(refused.body().code, 'LOGOUT_TOKEN_INVALID', what)
      }
    } finally {
      await elsewhere.close()
    }
    ;(await client.post(pathOf(id)).form({})).assertStatus(400)
    ;(await client.post(pathOf(id)).json({ logout_token: right })).assertStatus(400)
    ;(await end(client, id + 1000, right)).assertStatus(404)
    await db.from('identity_providers').where('id', id).update({ active: false })
    ;(await end(client, id, right)).assertStatus(404)
    await db.from('identity_providers').where('id', id).update({ active: true })
    assert.isTrue(await isOpen())
    assert.isNull((await db.from('user_sessions').where('id', session.id).first()).revoked_at)
    ;(await end(client, id, right)).assertStatus(200)
    assert.isFalse(await isOpen())
  })

  test('is for providers: no page of another site, and not without end', async ({
    client,
    assert,
  }) => {
    const id = await anActiveProvider(client, provider)
    const { isOpen } = await signedIn(id, 'engineer', 'one')
    const token = signed(claims({ sid: 'one' }))
    const page = await end(client, id, token).header('sec-fetch-site', 'cross-site')
    page.assertStatus(403)
    // a form opens nothing else without its CSRF token
    ;(await client.post(`/api/auth/oidc/${id}/start`).form({ to: '/' })).assertStatus(403)
    for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      for (let i = 0; i < 300; i++)
        await consumeAttempt({ key: `back-channel:${ip}`, attempts: 300, duration: '1 minute' })
    ;(await end(client, id, token)).assertStatus(429)
    assert.isTrue(await isOpen())
  })

  test('waits for a provider whose keys cannot be read', async ({ client, assert }) => {
    const id = await anActiveProvider(client, provider)
    const { isOpen } = await signedIn(id, 'engineer', 'one')
    const token = signed(claims({ sid: 'one' }))
    await provider.close()
    const away = await end(client, id, token)
    away.assertStatus(503)
    assert.equal(away.body().code, 'PROVIDER_AWAY')
    assert.isTrue(await isOpen())
  })
})
