import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { abilityOf } from '#core/http/secure'
import { dispatchEvents } from '#core/outbox/dispatch_events'
import { loadSettings } from '#core/settings/settings'
import { sqlInstant } from '#core/database/instants'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { TWO_STEP_CHANGED } from '#identity/events'
import User from '#identity/shared/user'
import { person } from '#tests/helpers/users'
import { ask, codeOf, PATH, roomInStep, signIn, turnOn } from './two_step_support.js'

/** Everything that can be read without naming a record, but who one is. */
const readable = () =>
  (Object.values(router.toJSON()).flat() as any[])
    .filter(({ methods, pattern }) => methods.includes('GET') && !pattern.includes(':'))
    .filter((route) => !['public', 'current-user.own'].includes(abilityOf(route) ?? 'public'))
    .map(({ pattern }) => pattern as string)

async function requireOf(people: string[]) {
  await db.from('settings').where('key', 'twoStepFor').delete()
  const row = { key: 'twoStepFor', value: JSON.stringify(people), updated_at: sqlInstant() }
  await db.table('settings').insert(row)
  await loadSettings()
}

test.group('Two-step verification', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(roomInStep)
  group.each.setup(() => async () => {
    await db.from('settings').where('key', 'twoStepFor').delete()
    await loadSettings()
  })

  test('is set up by the password and a first code; nothing of it is kept in clear', async ({
    client,
    assert,
  }) => {
    for (const path of ['', '/confirm', '/recovery-codes', '/end']) {
      const guest = await client.post(`${PATH}${path}`).withCsrfToken().unsafeJson({})
      guest.assertStatus(401)
    }
    const wrong = await ask(client, 'engineer', '', { currentPassword: 'not the password' })
    wrong.assertStatus(422)
    const early = await ask(client, 'engineer', '/confirm', { code: '123456' })
    early.assertStatus(409)
    const elsewhere = await signIn('engineer')
    const { secret, recoveryCodes } = await turnOn(client, 'engineer')
    assert.lengthOf(new Set(recoveryCodes), 10)
    // 28 of 32 letters
    for (const one of recoveryCodes)
      assert.match(one, /^([\da-hjkmnp-tv-z]{4}-){6}[\da-hjkmnp-tv-z]{4}$/)
    const stored = JSON.stringify([
      await db.from('authenticators'),
      await db.from('recovery_codes'),
      await db.from('audit_logs').where('entity_type', 'user'),
    ])
    for (const kept of [
      secret,
      ...recoveryCodes,
      ...recoveryCodes.map((one) => one.replace(/-/g, '')),
    ])
      assert.notInclude(stored, kept)
    // what was begun by the password alone has ended
    assert.equal((await elsewhere.jar.send('GET', '/api/auth/current-user')).status, 401)
    const shown = await client.get(PATH).loginAs(await person('engineer'))
    assert.containsSubset(shown.body(), { on: true, recoveryCodesLeft: 10, required: false })
    const again = await ask(client, 'engineer', '', { currentPassword: DEMO_PASSWORD })
    again.assertStatus(409)
    const events = await db.from('outbox_events').where('name', TWO_STEP_CHANGED).select('id')
    await dispatchEvents(events.map(({ id }) => id))
    const user = await person('engineer')
    const told = { user_id: user.id, type: 'account_two_step_changed' }
    await db.from('notifications').where(told).firstOrFail()
  })

  test('the password alone opens nothing but the question for the code', async ({
    client,
    assert,
  }) => {
    const { secret } = await turnOn(client, 'engineer')
    const before = (await person('engineer')).lastLoginAt
    const browser = await signIn('engineer')
    assert.equal(browser.answer.status, 200)
    assert.containsSubset(browser.answer.body, { codeDue: true, abilities: [] })
    const shown = await browser.jar.send('GET', '/api/auth/current-user')
    assert.containsSubset(shown.body, { codeDue: true, abilities: [] })
    for (const pattern of readable()) {
      const refused = await browser.jar.send('GET', pattern)
      assert.containsSubset(
        refused,
        { status: 403, body: { code: 'TWO_STEP_CODE_REQUIRED' } },
        pattern
      )
    }
    for (const path of [PATH, `${PATH}/end`, `${PATH}/recovery-codes`]) {
      const body = { currentPassword: DEMO_PASSWORD, code: '123456' }
      assert.equal((await browser.jar.send('POST', path, body)).status, 403)
    }
    assert.deepEqual((await User.findByOrFail('username', 'engineer')).lastLoginAt, before)
    const old = browser.jar.copy()
    const entered = await browser.enter(codeOf(secret))
    assert.equal(entered.status, 200)
    assert.isFalse(entered.body.codeDue)
    assert.equal((await browser.jar.send('GET', '/api/quotations')).status, 200)
    // what was begun before the code is no session
    assert.equal((await old.send('GET', '/api/quotations')).status, 401)
    const twice = await browser.enter(codeOf(secret, 1))
    assert.containsSubset(twice, { status: 409, body: { code: 'TWO_STEP_NOT_DUE' } })
  })

  test('a code counts once, in its time; a recovery code once', async ({ client, assert }) => {
    const { secret, recoveryCodes } = await turnOn(client, 'engineer')
    const browser = await signIn('engineer')
    for (const code of [
      codeOf(secret, -1), // used when it was turned on
      codeOf(secret, -3),
      codeOf(secret, 3),
      '000000',
      'abcd-abcd-abcd-abcd',
    ]) {
      const refused = await browser.enter(code)
      assert.equal(refused.status, 422)
      assert.property(refused.body.errors, 'code')
    }
    const typed = codeOf(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!)
    assert.equal((await browser.enter(`${typed.slice(0, 3)} ${typed.slice(3)}`)).status, 200)
    const second = await signIn('engineer')
    assert.equal((await second.enter(codeOf(secret))).status, 422)
    assert.equal((await second.enter(recoveryCodes[0]!.toUpperCase())).status, 200)
    const third = await signIn('engineer')
    assert.equal((await third.enter(recoveryCodes[0]!)).status, 422)
    assert.equal((await third.enter(codeOf(secret, 1))).status, 200)
    const used = await db.from('audit_logs').where('action', 'use_recovery_code')
    assert.lengthOf(used, 1)
  })

  test('guesses are few, and those of one account are not those of another', async ({
    client,
    assert,
  }) => {
    const { secret } = await turnOn(client, 'engineer')
    await turnOn(client, 'buyer')
    const browser = await signIn('engineer')
    for (let guess = 0; guess < 10; guess++)
      assert.equal((await browser.enter(String(100_000 + guess))).status, 422)
    assert.equal((await browser.enter(codeOf(secret))).status, 429)
    const anew = await signIn('engineer')
    assert.equal((await anew.enter(codeOf(secret))).status, 429)
    const other = await signIn('buyer')
    assert.equal((await other.enter('123456')).status, 422)
  })

  test('who must have it sets it up before anything else, and does not turn it off', async ({
    client,
    assert,
  }) => {
    await requireOf(['approver'])
    const engineer = await client.get('/api/quotations').loginAs(await person('engineer'))
    engineer.assertStatus(200)
    const approver = await person('chief.engineer')
    const due = await client.get('/api/auth/current-user').loginAs(approver)
    assert.isTrue(due.body().twoStepDue)
    const refused = await client.get('/api/quotations').loginAs(approver)
    refused.assertStatus(403)
    assert.equal(refused.body().code, 'TWO_STEP_SETUP_REQUIRED')
    const { secret } = await turnOn(client, 'chief.engineer')
    const open = await client.get('/api/quotations').loginAs(await person('chief.engineer'))
    open.assertStatus(200)
    const end = { currentPassword: DEMO_PASSWORD, code: codeOf(secret) }
    const kept = await ask(client, 'chief.engineer', '/end', end)
    kept.assertStatus(409)
    await requireOf([])
    const ended = await ask(client, 'chief.engineer', '/end', end)
    ended.assertStatus(204)
    assert.isEmpty(await db.from('authenticators'))
    assert.isEmpty(await db.from('recovery_codes'))
    const browser = await signIn('chief.engineer')
    assert.isFalse(browser.answer.body.codeDue)
  })

  test('recovery codes are renewed by a code, and the old ones are worth nothing', async ({
    client,
    assert,
  }) => {
    const { secret, recoveryCodes } = await turnOn(client, 'engineer')
    ;(await ask(client, 'engineer', '/recovery-codes', { code: '000000' })).assertStatus(422)
    const renewed = await ask(client, 'engineer', '/recovery-codes', { code: codeOf(secret) })
    renewed.assertStatus(200)
    const browser = await signIn('engineer')
    assert.equal((await browser.enter(recoveryCodes[1]!)).status, 422)
    assert.equal((await browser.enter(renewed.body().recoveryCodes[1])).status, 200)
    const shown = await client.get(PATH).loginAs(await person('engineer'))
    assert.equal(shown.body().recoveryCodesLeft, 9)
  })

  test('is taken off a lost phone by an administrator, of who decides with a second one', async ({
    client,
    assert,
  }) => {
    const reset = async (name: string, as = 'admin') => {
      const { id, version } = await User.findByOrFail('username', name)
      return client
        .post(`/api/users/${id}/reset-two-step`)
        .loginAs(await person(as))
        .withCsrfToken()
        .header('if-match', `"${version}"`)
        .unsafeJson({})
    }
    ;(await reset('engineer')).assertStatus(409)
    await turnOn(client, 'engineer')
    ;(await reset('engineer', 'buyer')).assertStatus(403)
    const done = await reset('engineer')
    done.assertStatus(200)
    assert.isFalse(done.body().twoStepOn)
    assert.isEmpty(await db.from('authenticators'))
    await turnOn(client, 'chief.engineer')
    const held = await reset('chief.engineer')
    held.assertStatus(202)
    const known = await User.findByOrFail('username', 'chief.engineer')
    assert.isTrue(Boolean(known.twoStepOn))
    const change = await db.from('held_changes').where('kind', 'user_two_step').firstOrFail()
    const confirmed = await client
      .post(`/api/held-changes/${change.id}/confirm`)
      .loginAs(await person('general.manager'))
      .withCsrfToken()
      .unsafeJson({})
    confirmed.assertStatus(200)
    const after = await User.findByOrFail('username', 'chief.engineer')
    assert.isFalse(Boolean(after.twoStepOn))
    assert.isEmpty(await db.from('authenticators'))
  })
})
