import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import hash from '@adonisjs/core/services/hash'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { loadSettings } from '#core/settings/settings'
import { DEMO_PASSCODE } from '#database/seeders/demo/users'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { forgetCopies } from '#tests/helpers/copies'
import { setMail, useMailServer } from '#tests/helpers/mail_settings'
import { openProvider, type OpenProvider } from '#tests/helpers/oidc_provider'
import { SoftAuthenticator } from '#tests/helpers/soft_authenticator'
import { openMailServer, type MailServer } from '#tests/helpers/smtp_server'
import { person } from '#tests/helpers/users'
import { enrolled, PORTAL, send, signInWith, withName } from './passkey_support.js'
import {
  askFor,
  NEW,
  resetMails,
  RESETS,
  setPassword,
  tokenFor,
  workOff,
} from './password_reset_support.js'
import { anActiveProvider, ask, signInThrough } from './single_sign_on_support.js'
import { codeOf, roomInStep, signIn, turnOn } from './two_step_support.js'

/** Who keeps every way: a provider that is away would leave no one to put it right. */
const KEEPERS = { administrator: 'admin', owner: 'general.manager' }
const STAFF = 'engineer'
const ELSEWHERE = "You sign in through your firm's identity provider. Use its button."

let provider: OpenProvider
let server: MailServer

/** Closes passwords and the like for all but administrators and owners, as two of them have decided. */
async function close(client: ApiClient) {
  const id = await anActiveProvider(client, provider)
  await db.from('identity_providers').where('id', id).update({ only_way: true })
  return id
}

/** Nothing of an answer but what tells one from another. */
const plain = ({ status, body }: { status: number; body: any }) => {
  const { requestId, ...rest } = body ?? {}
  return { status, ...rest }
}

const elsewhere = { status: 403, code: 'SIGN_IN_ELSEWHERE', message: ELSEWHERE }

const isSignedIn = async (jar: CookieJar) =>
  (await ask(jar, 'GET', '/api/auth/current-user')).status === 200

async function byPasscode(userId: number, passcode = DEMO_PASSCODE) {
  const jar = new CookieJar()
  await jar.send('GET', '/api/auth/current-user')
  const answer = await send(jar, 'POST', '/api/auth/passcode-login', { userId, passcode })
  return { jar, answer }
}

test.group('Where people sign in through a provider only', (group) => {
  group.each.setup(() => forgetCopies)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(withName)
  group.each.setup(async () => {
    provider = await openProvider()
    server = await openMailServer()
    await useMailServer(server.port)
    return async () => {
      await provider.close()
      await server.close()
      await loadSettings()
    }
  })

  test('a right password leads to the provider; a wrong one says no more than of a stranger', async ({
    client,
    assert,
  }) => {
    await close(client)
    const { answer, jar } = await signIn(STAFF)
    assert.deepEqual(plain(answer), elsewhere)
    assert.isFalse(await isSignedIn(jar))
    const wrong = plain((await signIn(STAFF, 'not the password')).answer)
    assert.equal(wrong.status, 401)
    assert.deepEqual(plain((await signIn('no.one', 'not the password')).answer), wrong)
    for (const [who, username] of Object.entries(KEEPERS))
      assert.equal((await signIn(username)).answer.status, 200, who)
  })

  test('a passcode opens nothing to staff, who are not in its list of names', async ({
    client,
    assert,
  }) => {
    await setMail({ passcodeLogin: true })
    const passcode = await hash.make(DEMO_PASSCODE)
    for (const username of Object.values(KEEPERS))
      await db.from('users').where('username', username).update({ passcode })
    const names = async () =>
      (await client.get('/api/auth/passcode-users')).body().map(({ id }: { id: number }) => id)
    const [staff, admin, owner] = await Promise.all(
      [STAFF, KEEPERS.administrator, KEEPERS.owner].map(person)
    )
    assert.includeMembers(await names(), [staff!.id, admin!.id, owner!.id])
    await close(client)
    assert.sameMembers(await names(), [admin!.id, owner!.id])
    const { answer, jar } = await byPasscode(staff!.id)
    assert.deepEqual(plain(answer), elsewhere)
    assert.isFalse(await isSignedIn(jar))
    const wrong = plain((await byPasscode(staff!.id, '000000')).answer)
    assert.equal(wrong.code, 'INVALID_PASSCODE')
    assert.deepEqual(plain((await byPasscode(999_999)).answer), wrong)
    for (const { id, username } of [admin!, owner!])
      assert.equal((await byPasscode(id)).answer.status, 200, username)
  })

  test('a passkey signs no staff in; for what moves money or rights it still counts', async ({
    client,
    assert,
  }) => {
    const { device } = await enrolled(STAFF)
    const keepers = await Promise.all(Object.values(KEEPERS).map(enrolled))
    const id = await close(client)
    const { answer, jar } = await signInWith(device)
    assert.deepEqual(plain(answer), elsewhere)
    assert.isFalse(await isSignedIn(jar))
    const forged = plain((await signInWith(device, { isUnverified: true })).answer)
    assert.equal(forged.code, 'INVALID_PASSKEY')
    const stranger = new SoftAuthenticator(PORTAL)
    stranger.userHandle = device.userHandle
    assert.deepEqual(plain((await signInWith(stranger)).answer), forged)
    for (const keeper of keepers) assert.equal((await signInWith(keeper.device)).answer.status, 200)
    const { email } = await person(STAFF)
    provider.accounts.set(STAFF, { email: email!, email_verified: true })
    const through = await signInThrough(id, STAFF)
    assert.equal(through.me.username, STAFF)
    const begun = await send(through.jar, 'POST', '/api/auth/passkey-proof/begin', {})
    const proof = device.sign(begun.body)
    assert.equal((await send(through.jar, 'POST', '/api/auth/passkey-proof', proof)).status, 204)
  })

  test('a code that comes after the passwords were closed opens nothing to staff', async ({
    client,
    assert,
  }) => {
    await roomInStep()
    const secrets = new Map<string, string>()
    for (const username of [STAFF, ...Object.values(KEEPERS)])
      secrets.set(username, (await turnOn(client, username)).secret)
    const browsers = new Map<string, Awaited<ReturnType<typeof signIn>>>()
    for (const username of secrets.keys()) browsers.set(username, await signIn(username))
    await close(client)
    const enter = (username: string) =>
      browsers.get(username)!.enter(codeOf(secrets.get(username)!))
    assert.deepEqual(plain(await enter(STAFF)), elsewhere)
    assert.isFalse(await isSignedIn(browsers.get(STAFF)!.jar))
    for (const [who, username] of Object.entries(KEEPERS))
      assert.equal((await enter(username)).status, 200, who)
  })

  test('no link for a password goes to staff, and an open one has ended; no one can tell', async ({
    client,
    assert,
  }) => {
    const open = await tokenFor(client, server, STAFF)
    await close(client)
    const before = (await resetMails()).length
    const rows = (await db.from('password_resets')).length
    const answers = []
    for (const username of [STAFF, 'no.one', 'nobody@elsewhere.example'])
      answers.push(await askFor(client, username))
    await workOff()
    for (const answer of answers) {
      answer.assertStatus(204)
      assert.deepEqual(answer.body(), {})
    }
    assert.lengthOf(await resetMails(), before)
    assert.lengthOf(await db.from('password_resets'), rows)
    const never = 'x'.repeat(43)
    const use = async (token: string) => {
      const check = await client.post(`${RESETS}/check`).withCsrfToken().unsafeJson({ token })
      const set = await setPassword(client, token)
      return [check, set].map((one) => plain({ status: one.status(), body: one.body() }))
    }
    const refused = await use(open)
    assert.deepEqual(
      refused.map(({ status, code }) => [status, code]),
      [
        [409, 'RESET_LINK_ENDED'],
        [409, 'RESET_LINK_ENDED'],
      ]
    )
    assert.deepEqual(await use(never), refused)
  })

  test('administrators and owners still get a link, where they use two-step verification', async ({
    client,
    assert,
  }) => {
    await roomInStep()
    for (const username of Object.values(KEEPERS)) await turnOn(client, username)
    await close(client)
    for (const [who, username] of Object.entries(KEEPERS)) {
      const token = await tokenFor(client, server, username)
      ;(await setPassword(client, token)).assertStatus(204)
      const browser = await signIn(username, NEW)
      assert.isTrue(browser.answer.body.codeDue, who)
    }
  })
})
