import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { dispatchEvents } from '#core/outbox/dispatch_events'
import { sqlInstant } from '#core/database/instants'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { PASSKEYS_CHANGED } from '#identity/events'
import { forgetOldChallenges } from '#identity/passkeys/challenges'
import { SoftAuthenticator } from '#tests/helpers/soft_authenticator'
import { person } from '#tests/helpers/users'
import {
  browserOf,
  enrol,
  enrolled,
  LOGIN,
  PASSKEYS,
  PORTAL,
  send,
  signInWith,
  visitor,
  withName,
} from './passkey_support.js'
import { roomInStep, turnOn } from './two_step_support.js'

const told = async () => {
  const events = await db.from('outbox_events').where('name', PASSKEYS_CHANGED).select('id')
  await dispatchEvents(events.map(({ id }) => id))
  return db.from('notifications').where('type', 'account_passkeys_changed').orderBy('id')
}

test.group('Passkeys', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(withName)

  test('are added after the password, listed, and sign in as both steps', async ({
    client,
    assert,
  }) => {
    for (const [method, path] of [
      ['get', PASSKEYS],
      ['post', PASSKEYS],
      ['post', `${PASSKEYS}/begin`],
      ['post', `${PASSKEYS}/1/remove`],
    ] as const)
      (await client[method](path).withCsrfToken()).assertStatus(401)
    const { jar, device } = await enrolled('engineer')
    const listed = await send(jar, 'GET', PASSKEYS)
    assert.containsSubset(listed.body, [{ name: 'Phone', isSynced: true, lastUsedAt: null }])
    const { answer, jar: other } = await signInWith(device)
    assert.equal(answer.status, 200)
    assert.containsSubset(answer.body, { username: 'engineer', codeDue: false })
    assert.equal((await send(other, 'GET', '/api/quotations')).status, 200)
    const sessions = await send(other, 'GET', '/api/auth/sessions')
    assert.containsSubset(
      sessions.body.map(({ current, signedInBy }: any) => ({ current, signedInBy })),
      [
        { current: true, signedInBy: 'passkey' },
        { current: false, signedInBy: 'password' },
      ]
    )
    const used = await send(other, 'GET', PASSKEYS)
    assert.isNotNull(used.body[0].lastUsedAt)
    const audit = await db.from('audit_logs').where('entity_type', 'user').select('action')
    assert.includeMembers(
      audit.map(({ action }) => action),
      ['add_passkey', 'sign_in']
    )
    const [notice] = await told()
    assert.include(notice.message, 'Phone')
  })

  test('of someone with two-step verification opens what moves money, without a code', async ({
    client,
    assert,
  }) => {
    await roomInStep()
    const { device } = await enrolled('engineer')
    await turnOn(client, 'engineer')
    const { jar, answer } = await signInWith(device)
    assert.containsSubset(answer.body, { codeDue: false, twoStepDue: false })
    // made a moment ago by both steps: no fresh code is asked for
    const begun = await send(jar, 'POST', `${PASSKEYS}/begin`, { currentPassword: DEMO_PASSWORD })
    assert.equal(begun.status, 200)
  })

  test('stay out without the password, with a strange origin or name, and unverified', async ({
    assert,
  }) => {
    const browser = await browserOf('engineer')
    const wrong = await send(browser.jar, 'POST', `${PASSKEYS}/begin`, { currentPassword: 'no' })
    assert.equal(wrong.status, 422)
    const lies = [
      { origin: 'https://portal.example' },
      { rpId: 'portal.example' },
      { challenge: Buffer.alloc(32).toString('base64url') },
      { type: 'webauthn.get' },
      { isUnverified: true },
      { attestation: new Map<string, unknown>([['fmt', 'fido-u2f']]) },
      {
        attestation: new Map<string, unknown>([
          ['fmt', 'packed'],
          ['attStmt', new Map<string, unknown>([['x5c', [new Uint8Array([1])]]])],
        ]),
      },
    ]
    for (const lie of lies) {
      const refused = await enrol(browser, lie)
      assert.equal(refused.status, 422, JSON.stringify(lie))
      assert.property(refused.body.errors, 'name')
    }
    assert.isEmpty(await db.from('passkeys'))
  })

  test('are made by who asked for it: not in another session, not twice, not late', async ({
    assert,
  }) => {
    const mine = await browserOf('engineer')
    const others = await browserOf('buyer')
    const ask = async ({ jar }: typeof mine) =>
      (await send(jar, 'POST', `${PASSKEYS}/begin`, { currentPassword: DEMO_PASSWORD })).body
    const options = await ask(mine)
    await ask(others)
    const made = { name: 'Stolen', ...mine.device.make(options) }
    assert.equal((await send(others.jar, 'POST', PASSKEYS, made)).status, 422)
    const again = { name: 'Phone', ...mine.device.make(await ask(mine)) }
    assert.equal((await send(mine.jar, 'POST', PASSKEYS, again)).status, 201)
    await ask(mine)
    assert.equal((await send(mine.jar, 'POST', PASSKEYS, again)).status, 422)
    const late = { name: 'Late', ...new SoftAuthenticator(PORTAL).make(await ask(mine)) }
    await db.from('passkey_challenges').update({ expires_at: sqlInstant(-1) })
    assert.equal((await send(mine.jar, 'POST', PASSKEYS, late)).status, 422)
    await forgetOldChallenges()
    assert.isEmpty(await db.from('passkey_challenges'))
    // a device that someone else has added does not become one's own as well
    const taken = { name: 'Same', ...mine.device.make(await ask(others)) }
    assert.equal((await send(others.jar, 'POST', PASSKEYS, taken)).status, 422)
    assert.lengthOf(await db.from('passkeys'), 1)
  })

  test('sign no one in with a forged, old, foreign or repeated answer', async ({ assert }) => {
    const { device } = await enrolled('engineer')
    const { device: others } = await enrolled('buyer')
    const stranger = new SoftAuthenticator(PORTAL)
    stranger.userHandle = device.userHandle
    const lies = [
      { origin: 'https://portal.example' },
      { rpId: 'portal.example' },
      { challenge: Buffer.alloc(32).toString('base64url') },
      { type: 'webauthn.create' },
      { isUnverified: true },
      { userHandle: others.userHandle },
      { by: others },
    ]
    for (const lie of lies) {
      const { answer } = await signInWith(device, lie)
      assert.equal(answer.status, 401, JSON.stringify(Object.keys(lie)))
      assert.equal(answer.body.code, 'INVALID_PASSKEY')
    }
    assert.equal((await signInWith(stranger)).answer.status, 401)
    const { jar, options } = await visitor()
    const signed = device.sign(options)
    // the challenge belongs to the browser that asked for it
    const elsewhere = await visitor()
    assert.equal((await send(elsewhere.jar, 'POST', LOGIN, signed)).status, 401)
    assert.equal((await send(jar, 'POST', LOGIN, signed)).status, 200)
    assert.equal((await send(jar, 'POST', LOGIN, signed)).status, 401)
    const late = await visitor()
    await db.from('passkey_challenges').update({ expires_at: sqlInstant(-1) })
    assert.equal((await send(late.jar, 'POST', LOGIN, device.sign(late.options))).status, 401)
  })

  test('that count backwards are refused, logged and told', async ({ assert }) => {
    const { device } = await enrolled('engineer')
    assert.equal((await signInWith(device, { counter: 7 })).answer.status, 200)
    assert.equal((await signInWith(device, { counter: 8 })).answer.status, 200)
    for (const counter of [8, 3, 0])
      assert.equal((await signInWith(device, { counter })).answer.status, 401)
    const refused = await db.from('audit_logs').where('action', 'refuse_passkey')
    assert.lengthOf(refused, 3)
    const notices = (await told()).filter(({ priority }) => priority === 'urgent')
    assert.lengthOf(notices, 3)
    assert.equal((await signInWith(device, { counter: 9 })).answer.status, 200)
  })

  test('of disabled people sign no one in; guesses are counted', async ({ assert }) => {
    const { device } = await enrolled('engineer')
    await db.from('users').where('username', 'engineer').update({ disabled_at: sqlInstant() })
    const { answer } = await signInWith(device)
    assert.equal(answer.status, 403)
    assert.equal(answer.body.code, 'ACCOUNT_DISABLED')
    await db.from('users').where('username', 'engineer').update({ disabled_at: null })
    const statuses: number[] = []
    for (let guess = 0; guess < 11; guess++)
      statuses.push((await signInWith(device, { isUnverified: true })).answer.status)
    assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 401), 429])
    assert.equal((await signInWith(device)).answer.status, 429)
  })

  test('are removed by their person after the password, by no one else', async ({ assert }) => {
    const mine = await enrolled('engineer')
    const others = await enrolled('buyer')
    const body = { currentPassword: DEMO_PASSWORD }
    const path = `${PASSKEYS}/${mine.id}/remove`
    assert.equal((await send(others.jar, 'POST', path, body)).status, 404)
    assert.equal((await send(mine.jar, 'POST', path, { currentPassword: 'no' })).status, 422)
    assert.equal((await send(mine.jar, 'POST', path, body)).status, 204)
    assert.equal((await signInWith(mine.device)).answer.status, 401)
    assert.isFalse(Boolean((await person('engineer')).hasPasskeys))
    assert.equal((await signInWith(others.device)).answer.status, 200)
  })

  test('are ten at most', async ({ assert }) => {
    const { jar } = await browserOf('engineer')
    for (let at = 0; at < 10; at++)
      assert.equal((await enrol({ jar, device: new SoftAuthenticator(PORTAL) })).status, 201)
    const more = await enrol({ jar, device: new SoftAuthenticator(PORTAL) })
    assert.equal(more.body.code, 'TOO_MANY_PASSKEYS')
  })

  test('are taken off a lost device by an administrator, who signs its person out', async ({
    client,
    assert,
  }) => {
    const { jar, device } = await enrolled('engineer')
    const remove = async (name: string, as = 'admin') => {
      const { id, version } = await person(name)
      return client
        .post(`/api/users/${id}/remove-passkeys`)
        .loginAs(await person(as))
        .withCsrfToken()
        .header('if-match', `"${version}"`)
        .unsafeJson({})
    }
    ;(await remove('engineer', 'buyer')).assertStatus(403)
    ;(await remove('buyer')).assertStatus(409)
    const shown = await client
      .get(`/api/users/${(await person('engineer')).id}`)
      .loginAs(await person('admin'))
    assert.isTrue(shown.body().hasPasskeys)
    const done = await remove('engineer')
    done.assertStatus(200)
    assert.isFalse(done.body().hasPasskeys)
    assert.equal((await send(jar, 'GET', '/api/auth/current-user')).status, 401)
    assert.equal((await signInWith(device)).answer.status, 401)
    const notices = await told()
    assert.include(notices.at(-1)!.message, 'administrator')
    await db.from('audit_logs').where('action', 'remove_passkeys').firstOrFail()
  })
})
