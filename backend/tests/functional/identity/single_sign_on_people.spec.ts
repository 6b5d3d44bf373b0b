import { test } from '@japa/runner'
import { dispatchEvents } from '#core/outbox/dispatch_events'
import { IDENTITY_CHANGED } from '#identity/events'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { DateTime } from 'luxon'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import User from '#identity/shared/user'
import { openProvider, passProvider, type OpenProvider } from '#tests/helpers/oidc_provider'
import { person } from '#tests/helpers/users'
import {
  change,
  anActiveProvider,
  ask,
  begin,
  comeBack,
  signInThrough,
} from './single_sign_on_support.js'
import { permissionsOf, send, setOf } from './permission_set_support.js'
import { codeOf, roomInStep, signIn, turnOn } from './two_step_support.js'

let provider: OpenProvider

/** Someone of the provider with the address of an account here. */
async function accountOf(username: string, more: object = {}) {
  const { email } = await person(username)
  provider.accounts.set(username, { email: email!, email_verified: true, ...more })
}

const pageOf = async (id: number, login: string) => (await signInThrough(id, login)).page

/** Links one's own account, as the page of one's account does. */
async function linkOwn(id: number, username: string, login = username) {
  const { jar } = await signIn(username)
  const begun = await ask(jar, 'POST', `/api/auth/oidc/${id}/link`, {
    currentPassword: DEMO_PASSWORD,
  })
  return { jar, page: await comeBack(jar, await passProvider(begun.body.url, login)) }
}

/** What the person was notified of, once the events have been worked off. */
async function noticesOf(userId: number) {
  const events = await db.from('outbox_events').where('name', IDENTITY_CHANGED).select('id')
  await dispatchEvents(events.map(({ id }) => id))
  return db
    .from('notifications')
    .where({ user_id: userId, type: 'account_identity_changed' })
    .orderBy('id')
}

test.group('People of an identity provider', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    provider = await openProvider()
    return () => provider.close()
  })

  test('stay out with an unverified address, another domain, no account, and when disabled', async ({
    client,
    assert,
  }) => {
    const id = await anActiveProvider(client, provider)
    await accountOf('engineer', { email_verified: false })
    assert.equal(await pageOf(id, 'engineer'), '/login?sso=email_unverified')
    const { accounts } = provider
    accounts.set('far', { email: 'far@elsewhere.example', email_verified: true })
    assert.equal(await pageOf(id, 'far'), '/login?sso=domain')
    accounts.set('trick', { email: 'a@elsewhere.example@sub.binaa.example', email_verified: true })
    assert.equal(await pageOf(id, 'trick'), '/login?sso=domain')
    accounts.set('nameless', {})
    assert.equal(await pageOf(id, 'nameless'), '/login?sso=no_email')
    accounts.set('new', { email: 'new@binaa.example', email_verified: true })
    assert.equal(await pageOf(id, 'new'), '/login?sso=no_account')
    assert.isEmpty(await db.from('user_identities'))
    await accountOf('engineer')
    assert.equal(await pageOf(id, 'engineer'), '/')
    await (await person('engineer')).merge({ disabledAt: DateTime.utc() }).save()
    assert.equal(await pageOf(id, 'engineer'), '/login?sso=disabled')
    await accountOf('buyer')
    await (await person('buyer')).merge({ disabledAt: DateTime.utc() }).save()
    assert.equal(await pageOf(id, 'buyer'), '/login?sso=disabled')
    await change(client, id, { active: false })
    assert.equal((await begin(id)).begun.status, 404)
  })

  test('who administers or decides is not linked by an address, but by themselves', async ({
    client,
    assert,
  }) => {
    const id = await anActiveProvider(client, provider)
    for (const username of ['admin', 'general.manager', 'chief.engineer']) {
      await accountOf(username)
      assert.equal(await pageOf(id, username), '/login?sso=link_first', username)
    }
    assert.isEmpty(await db.from('user_identities'))
    const linked = await linkOwn(id, 'admin')
    assert.equal(linked.page, `/account/single-sign-on?linked=${id}`)
    assert.equal((await signInThrough(id, 'admin')).me.username, 'admin')
    // someone else's, and a second one of one's own
    assert.equal(
      (await linkOwn(id, 'engineer', 'admin')).page,
      '/account/single-sign-on?sso=linked_elsewhere'
    )
    provider.accounts.set('second', { email: 'second@binaa.example', email_verified: true })
    assert.equal(
      (await linkOwn(id, 'admin', 'second')).page,
      '/account/single-sign-on?sso=other_link'
    )
    const own = await ask(linked.jar, 'GET', '/api/auth/identities')
    assert.containsSubset(own.body, [
      { provider: { id, name: 'Firm account' }, linkedBy: 'person' },
    ])
    const path = `/api/auth/identities/${own.body[0].id}/remove`
    assert.equal((await ask(linked.jar, 'POST', path, { currentPassword: 'no' })).status, 422)
    const body = { currentPassword: DEMO_PASSWORD }
    assert.equal((await ask(linked.jar, 'POST', path, body)).status, 204)
    assert.equal(await pageOf(id, 'admin'), '/login?sso=link_first')
  })

  test('an answer that links counts for who entered the password alone', async ({
    client,
    assert,
  }) => {
    const id = await anActiveProvider(client, provider)
    await accountOf('engineer')
    const { jar } = await signIn('admin')
    const wrong = await ask(jar, 'POST', `/api/auth/oidc/${id}/link`, { currentPassword: 'no' })
    assert.equal(wrong.status, 422)
    const body = { currentPassword: DEMO_PASSWORD }
    const { url } = (await ask(jar, 'POST', `/api/auth/oidc/${id}/link`, body)).body
    const back = await passProvider(url, 'engineer')
    const { id: userId } = await person('admin')
    await send(client, 'post', '/api/sessions/endings', { body: { userId } })
    assert.equal(await comeBack(jar, back), '/account/single-sign-on?sso=signed_out')
    assert.isEmpty(await db.from('user_identities'))
  })

  test('an administrator sees and ends the links of a user', async ({ client, assert }) => {
    const id = await anActiveProvider(client, provider)
    await accountOf('engineer')
    const { jar } = await signInThrough(id, 'engineer')
    const { id: userId } = await person('engineer')
    const path = `/api/users/${userId}/identities`
    ;(await send(client, 'get', path, { as: 'engineer' })).assertStatus(403)
    ;(await client.get(path)).assertStatus(401)
    const [link] = (await send(client, 'get', path)).body()
    assert.containsSubset(link, { linkedBy: 'email', provider: { id } })
    ;(await send(client, 'delete', `${path}/${link.id}`, { as: 'engineer' })).assertStatus(403)
    ;(await send(client, 'delete', `/api/users/1/identities/${link.id}`)).assertStatus(404)
    ;(await send(client, 'delete', `${path}/${link.id}`)).assertStatus(204)
    const notices = await noticesOf(userId)
    assert.lengthOf(notices, 2)
    assert.include(notices[0].message, 'Firm account (engineer@binaa.example) can now sign in')
    assert.include(notices[1].message, 'An administrator removed Firm account')
    assert.equal((await ask(jar, 'GET', '/api/auth/current-user')).status, 401)
    assert.isEmpty(await db.from('user_identities'))
  })

  test('get the sets of their groups at each sign-in, and lose them with the group', async ({
    client,
    assert,
  }) => {
    const set = await setOf(client, 'Buyers', ['procurementView', 'inventoryView'])
    const kept = await setOf(client, 'Kept', ['scheduleView'])
    const groupMappings = [
      { group: 'buyers', permissionSetId: set.id, role: null },
      { group: 'heads', permissionSetId: null, role: 'procurement_manager' },
    ]
    const id = await anActiveProvider(client, provider, { groupMappings, createsUsers: true })
    const { accounts } = provider
    const mona = { email: 'mona@binaa.example', email_verified: true, name: 'Mona Ali' }
    accounts.set('m', { ...mona, preferred_username: 'Mona@binaa.example', groups: ['buyers'] })
    const first = await signInThrough(id, 'm')
    assert.containsSubset(first.me, { username: 'mona', name: 'Mona Ali', role: 'staff' })
    assert.deepEqual(await permissionsOf('mona'), ['procurementView', 'inventoryView'])
    const user = await User.findByOrFail('username', 'mona')
    await db
      .table('permission_set_members')
      .insert({ permission_set_id: kept.id, user_id: user.id })
    accounts.set('m', { ...mona, preferred_username: 'mona', groups: ['heads'] })
    assert.equal((await signInThrough(id, 'm')).me.role, 'procurement_manager')
    assert.deepEqual(await permissionsOf('mona'), ['scheduleView'])
    // what was open with the old rights has ended
    assert.equal((await ask(first.jar, 'GET', '/api/auth/current-user')).status, 401)
    accounts.set('m', { ...mona, preferred_username: 'mona' })
    assert.equal((await signInThrough(id, 'm')).me.role, 'staff')
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'user', entity_id: String(user.id) })
    const changes = log.filter(({ action }) => action === 'update')
    assert.lengthOf(changes, 3)
    assert.containsSubset(changes[0], {
      actor_id: null,
      actor_name: 'Single sign-on · Firm account',
    })
    // names that come with powers, taken names and names that are none
    for (const [login, name, refusal] of [
      ['x1', 'general.manager', 'username_taken'],
      ['x2', 'engineer', 'username_taken'],
      ['x3', 'ádmin', 'username'],
    ]) {
      const email = `${login}@binaa.example`
      accounts.set(login, { email, email_verified: true, preferred_username: name })
      assert.equal(await pageOf(id, login), `/login?sso=${refusal}`)
    }
    assert.isNull(await User.findBy('email', 'x1@binaa.example'))
  })

  test('with two-step verification enter a code, unless their provider vouches for a second factor', async ({
    client,
    assert,
  }) => {
    await roomInStep()
    const id = await anActiveProvider(client, provider)
    const { secret } = await turnOn(client, 'engineer')
    await accountOf('engineer', { amr: ['pwd', 'mfa'] })
    const { jar, page, me } = await signInThrough(id, 'engineer')
    assert.equal(page, '/')
    assert.isTrue(me.codeDue)
    assert.equal((await ask(jar, 'GET', '/api/quotations')).status, 403)
    const entered = await ask(jar, 'POST', '/api/auth/code', { code: codeOf(secret) })
    assert.equal(entered.body.codeDue, false)
    const sessions = await ask(jar, 'GET', '/api/auth/sessions')
    assert.containsSubset(sessions.body, [{ current: true, provider: { name: 'Firm account' } }])
    await change(client, id, { trustsSecondFactor: true })
    const trusted = await signInThrough(id, 'engineer')
    assert.isFalse(trusted.me.codeDue)
    // but it is no code for what moves money or rights
    const begun = await ask(trusted.jar, 'POST', `/api/auth/oidc/${id}/link`, {
      currentPassword: DEMO_PASSWORD,
    })
    assert.equal(begun.body.code, 'PROOF_REQUIRED')
    await accountOf('engineer', { amr: ['pwd'] })
    assert.isTrue((await signInThrough(id, 'engineer')).me.codeDue)
  })

  test('a closed password sign-in leaves administrators and owners theirs', async ({
    client,
    assert,
  }) => {
    const id = await anActiveProvider(client, provider)
    const path = `/api/identity-providers/${id}`
    const close = async () => {
      const { version } = (await send(client, 'get', path)).body()
      return send(client, 'patch', path, { body: { onlyWay: true }, version })
    }
    const early = await close()
    early.assertStatus(409)
    early.assertBodyContains({ code: 'PROVIDER_UNPROVEN' })
    await accountOf('engineer')
    await signInThrough(id, 'engineer')
    ;(await close()).assertStatus(409)
    await accountOf('admin')
    await linkOwn(id, 'admin')
    ;(await close()).assertStatus(409)
    await signInThrough(id, 'admin')
    ;(await close()).assertStatus(200)
    const refused = await signIn('engineer')
    assert.equal(refused.answer.body.code, 'SIGN_IN_ELSEWHERE')
    assert.equal((await ask(refused.jar, 'GET', '/api/auth/current-user')).status, 401)
    assert.equal((await signIn('engineer', 'wrong')).answer.status, 401)
    for (const username of ['admin', 'general.manager'])
      assert.equal((await signIn(username)).answer.status, 200, username)
    assert.equal(await pageOf(id, 'engineer'), '/')
    // off and on again closes nothing by itself
    await change(client, id, { active: false })
    assert.equal((await signIn('engineer')).answer.status, 200)
    await change(client, id, { active: true })
    assert.equal((await signIn('engineer')).answer.status, 200)
  })
})
