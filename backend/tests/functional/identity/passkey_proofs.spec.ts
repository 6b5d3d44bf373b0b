import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { sqlInstant } from '#core/database/instants'
import { loadSettings } from '#core/settings/settings'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { forgetSessionsAfter } from '#identity/shared/forget_sessions'
import type { CookieJar } from '#tests/helpers/cookie_jar'
import { SoftAuthenticator, type Lies } from '#tests/helpers/soft_authenticator'
import { person } from '#tests/helpers/users'
import { statePortal } from '#identity/shared/relying_party'
import {
  enrolled,
  LOGIN,
  PASSKEYS,
  PORTAL,
  send,
  signInWith,
  visitor,
  withName,
} from './passkey_support.js'
import { codeOf, PATH, roomInStep, signIn, turnOn } from './two_step_support.js'

const PROOF = '/api/auth/passkey-proof'

/** What moves rights, of an administrator. */
const GUARDED = '/api/users'

const isAsked = async (jar: CookieJar) => {
  const { status, body } = await send(jar, 'POST', GUARDED, {})
  return status === 403 && body.code === 'PROOF_REQUIRED'
}

const begin = async (jar: CookieJar) => {
  const begun = await send(jar, 'POST', `${PROOF}/begin`, {})
  if (begun.status !== 200) throw new Error(`beginning answered ${begun.status}`)
  return begun.body as { challenge: string; allowCredentials: { id: string }[] }
}

/** Shows in a session that its person is there. */
async function prove(jar: CookieJar, device: SoftAuthenticator, lies: Lies = {}) {
  return send(jar, 'POST', PROOF, device.sign(await begin(jar), lies))
}

/** As if so many minutes had gone since the last code or passkey. */
async function wait(username: string, minutes: number) {
  const { id } = await person(username)
  await db
    .from('user_sessions')
    .where('user_id', id)
    .whereNotNull('proven_at')
    .update({ proven_at: sqlInstant(-60 * minutes) })
  forgetSessionsAfter(undefined, id)
}

/** Someone with a passkey, signed in by the password alone. */
async function byPassword(username: string) {
  const { device } = await enrolled(username)
  const { jar } = await signIn(username)
  return { jar, device }
}

const REFUSED = "This passkey wasn't accepted. Please try again."

test.group('Passkeys in the middle of a session', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(withName)

  test('open what moves money or rights, to people without an app as well', async ({
    client,
    assert,
  }) => {
    for (const path of [PROOF, `${PROOF}/begin`])
      (await client.post(path).withCsrfToken().unsafeJson({})).assertStatus(401)
    const { jar, device } = await byPassword('admin')
    assert.isTrue(await isAsked(jar))
    const ways = await send(jar, 'GET', PATH)
    assert.containsSubset(ways.body, { on: false, passkeys: true })
    const begun = await begin(jar)
    assert.deepEqual(
      begun.allowCredentials.map(({ id }) => id),
      [device.id]
    )
    const proven = await send(jar, 'POST', PROOF, device.sign(begun, { counter: 3 }))
    assert.equal(proven.status, 204)
    assert.isFalse(await isAsked(jar))
    const passkey = await db.from('passkeys').firstOrFail()
    assert.equal(Number(passkey.counter), 3)
    assert.isNotNull(passkey.last_used_at)
    const { changes, ...row } = await db
      .from('audit_logs')
      .where('action', 'prove_identity')
      .firstOrFail()
    const { id } = await person('admin')
    assert.containsSubset(row, { entity_type: 'user', entity_id: String(id), actor_id: id })
    assert.include(String(changes), 'Phone')
    await wait('admin', 11)
    assert.isTrue(await isAsked(jar))
  })

  test('stand beside the code of who has an app; both are logged', async ({ client, assert }) => {
    await roomInStep()
    const { device } = await enrolled('admin')
    const { secret } = await turnOn(client, 'admin')
    const { jar, enter } = await signIn('admin')
    assert.equal((await enter(codeOf(secret))).status, 200)
    await wait('admin', 11)
    assert.isTrue(await isAsked(jar))
    assert.equal((await prove(jar, device)).status, 204)
    assert.isFalse(await isAsked(jar))
    await wait('admin', 11)
    const byCode = await send(jar, 'POST', `${PATH}/prove`, { code: codeOf(secret, 1) })
    assert.equal(byCode.status, 204)
    assert.isFalse(await isAsked(jar))
    const log = await db.from('audit_logs').where('action', 'prove_identity').orderBy('id')
    assert.lengthOf(log, 2)
    assert.include(String(log[0].changes), 'passkey')
    assert.include(String(log[1].changes), 'app')
  })

  test('are asked of no one who has none; a sign-in by passkey and a new one need no second', async ({
    assert,
  }) => {
    const plain = await signIn('admin')
    assert.isFalse(await isAsked(plain.jar))
    const none = await send(plain.jar, 'POST', `${PROOF}/begin`, {})
    assert.containsSubset(none, { status: 409, body: { code: 'NO_PASSKEYS_OF_YOURS' } })
    const { jar, device } = await enrolled('admin')
    assert.isFalse(await isAsked(jar))
    // the other session of the same person is asked from the next request on
    assert.isTrue(await isAsked(plain.jar))
    const signedIn = await signInWith(device)
    assert.isFalse(await isAsked(signedIn.jar))
    // an address that no browser takes passkeys for
    statePortal('https://10.0.0.7')
    assert.isFalse(await isAsked(plain.jar))
    assert.isFalse((await send(plain.jar, 'GET', PATH)).body.passkeys)
  })

  test('are not gone round by the password: neither a new passkey nor an app', async ({
    assert,
  }) => {
    const { jar, device } = await byPassword('engineer')
    const [{ id }] = await db.from('passkeys').select('id')
    const body = { currentPassword: DEMO_PASSWORD }
    const ways = [`${PASSKEYS}/begin`, `${PASSKEYS}/${id}/remove`, PATH]
    for (const path of ways) {
      const refused = await send(jar, 'POST', path, body)
      assert.containsSubset(refused, { status: 403, body: { code: 'PROOF_REQUIRED' } }, path)
    }
    const confirmed = await send(jar, 'POST', `${PATH}/confirm`, { code: '123456' })
    assert.equal(confirmed.body.code, 'PROOF_REQUIRED')
    assert.equal((await prove(jar, device)).status, 204)
    assert.equal((await send(jar, 'POST', PATH, body)).status, 200)
    assert.equal((await send(jar, 'POST', `${PASSKEYS}/${id}/remove`, body)).status, 204)
  })

  test('are no second step for who has to set one up', async ({ client, assert, cleanup }) => {
    cleanup(async () => {
      await db.from('settings').where('key', 'twoStepFor').delete()
      await loadSettings()
    })
    const { jar, device } = await byPassword('chief.engineer')
    const row = { value: JSON.stringify(['approver']), updated_at: sqlInstant() }
    await db.from('settings').where('key', 'twoStepFor').delete()
    await db.table('settings').insert({ key: 'twoStepFor', ...row })
    await loadSettings()
    const due = { status: 403, body: { code: 'TWO_STEP_SETUP_REQUIRED' } }
    assert.containsSubset(await send(jar, 'GET', '/api/quotations'), due)
    assert.equal((await prove(jar, device)).status, 204)
    assert.containsSubset(await send(jar, 'GET', '/api/quotations'), due)
    await roomInStep()
    const begun = await send(jar, 'POST', PATH, { currentPassword: DEMO_PASSWORD })
    const code = codeOf(begun.body.secret)
    assert.equal((await send(jar, 'POST', `${PATH}/confirm`, { code })).status, 200)
    assert.equal((await send(jar, 'GET', '/api/quotations')).status, 200)
    ;(await client.get(PATH)).assertStatus(401)
  })

  test('of someone else, and forged answers, are refused', async ({ assert }) => {
    const { jar, device } = await byPassword('admin')
    const { device: others } = await enrolled('buyer')
    const stranger = new SoftAuthenticator(PORTAL)
    stranger.userHandle = device.userHandle
    for (const key of [others, stranger]) {
      const refused = await prove(jar, key)
      assert.equal(refused.status, 422)
      assert.deepEqual(refused.body.errors, { passkey: [REFUSED] })
    }
    const lies: Lies[] = [
      { origin: 'https://portal.example' },
      { rpId: 'portal.example' },
      { challenge: Buffer.alloc(32).toString('base64url') },
      { type: 'webauthn.create' },
      { isUnverified: true },
      { userHandle: others.userHandle },
      { by: others },
    ]
    for (const lie of lies) {
      const refused = await prove(jar, device, lie)
      assert.equal(refused.status, 422, JSON.stringify(Object.keys(lie)))
      assert.property(refused.body.errors, 'passkey')
    }
    assert.isTrue(await isAsked(jar))
    assert.isEmpty(await db.from('audit_logs').where('action', 'prove_identity'))
    // a device that is named beforehand need not name its person
    const { userHandle, ...unnamed } = device.sign(await begin(jar))
    assert.equal(userHandle, device.userHandle)
    assert.equal((await send(jar, 'POST', PROOF, unnamed)).status, 204)
  })

  test('count once, in their time, in the session that asked', async ({ assert }) => {
    const { jar, device } = await byPassword('admin')
    const { jar: elsewhere } = await signIn('admin')
    const signed = device.sign(await begin(jar))
    // the same person, another session
    assert.equal((await send(elsewhere, 'POST', PROOF, signed)).status, 422)
    assert.isTrue(await isAsked(elsewhere))
    assert.equal((await send(jar, 'POST', PROOF, signed)).status, 204)
    await wait('admin', 11)
    assert.equal((await send(jar, 'POST', PROOF, signed)).status, 422)
    const late = device.sign(await begin(jar))
    await db.from('passkey_challenges').update({ expires_at: sqlInstant(-1) })
    assert.equal((await send(jar, 'POST', PROOF, late)).status, 422)
    assert.isTrue(await isAsked(jar))
  })

  test('are signed for this alone: neither for a sign-in nor for a new passkey, nor they for it', async ({
    assert,
  }) => {
    const { jar, device } = await byPassword('admin')
    // a challenge to sign in, in this browser and in another one
    const asked = await send(jar, 'POST', `${LOGIN}/begin`, {})
    assert.equal((await send(jar, 'POST', PROOF, device.sign(asked.body))).status, 422)
    const other = await visitor()
    assert.equal((await send(jar, 'POST', PROOF, device.sign(other.options))).status, 422)
    // the reverse
    const signed = device.sign(await begin(jar))
    assert.equal((await send(jar, 'POST', LOGIN, signed)).status, 401)
    const begunToSignIn = await send(jar, 'POST', `${LOGIN}/begin`, {})
    assert.equal(begunToSignIn.status, 200)
    assert.equal((await send(jar, 'POST', LOGIN, device.sign(await begin(jar)))).status, 401)
    assert.equal((await send(other.jar, 'POST', LOGIN, device.sign(await begin(jar)))).status, 401)
    // a challenge to make a passkey, in the same session
    assert.equal((await prove(jar, device)).status, 204)
    await wait('admin', 5)
    const making = await send(jar, 'POST', `${PASSKEYS}/begin`, { currentPassword: DEMO_PASSWORD })
    assert.equal(making.status, 200)
    assert.equal((await send(jar, 'POST', PROOF, device.sign(making.body))).status, 422)
    const made = new SoftAuthenticator(PORTAL).make({
      challenge: (await begin(jar)).challenge,
      user: { id: device.userHandle },
    })
    const added = await send(jar, 'POST', PASSKEYS, { name: 'Trick', ...made })
    assert.equal(added.status, 422)
    assert.lengthOf(await db.from('passkeys'), 1)
  })

  test('that count backwards are refused and logged', async ({ assert }) => {
    const { jar, device } = await byPassword('admin')
    assert.equal((await prove(jar, device, { counter: 7 })).status, 204)
    await wait('admin', 11)
    for (const counter of [7, 3, 0]) {
      const refused = await prove(jar, device, { counter })
      assert.deepEqual(refused.body.errors, { passkey: [REFUSED] })
    }
    assert.isTrue(await isAsked(jar))
    assert.lengthOf(await db.from('audit_logs').where('action', 'refuse_passkey'), 3)
    assert.equal((await prove(jar, device, { counter: 8 })).status, 204)
  })

  test('are counted with guesses at codes', async ({ client, assert }) => {
    await roomInStep()
    const { device } = await enrolled('admin')
    const { secret } = await turnOn(client, 'admin')
    const { jar, enter } = await signIn('admin')
    assert.equal((await enter(codeOf(secret))).status, 200)
    for (let guess = 0; guess < 5; guess++) {
      assert.equal((await prove(jar, device, { isUnverified: true })).status, 422)
      const wrong = await send(jar, 'POST', `${PATH}/prove`, { code: String(100_000 + guess) })
      assert.equal(wrong.status, 422)
    }
    assert.equal((await prove(jar, device)).status, 429)
    const code = await send(jar, 'POST', `${PATH}/prove`, { code: codeOf(secret, 1) })
    assert.equal(code.status, 429)
  })
})
