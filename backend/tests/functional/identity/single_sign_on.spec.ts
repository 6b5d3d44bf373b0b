import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { CookieJar } from '#tests/helpers/cookie_jar'
import { openProvider, passProvider, type OpenProvider } from '#tests/helpers/oidc_provider'
import { person } from '#tests/helpers/users'
import {
  anActiveProvider,
  ask,
  begin,
  change,
  comeBack,
  signInThrough,
} from './single_sign_on_support.js'

let provider: OpenProvider

test.group('Single sign-on', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    provider = await openProvider()
    return () => provider.close()
  })

  test('signs in who has the address of an account, and knows them by their subject from then on', async ({
    client,
    assert,
  }) => {
    const id = await anActiveProvider(client, provider)
    const { email } = await person('engineer')
    provider.accounts.set('e-1', { email: email!.toUpperCase(), email_verified: true })
    const { jar, page, me } = await signInThrough(id, 'e-1', '/engineering/quotations')
    assert.equal(page, '/engineering/quotations')
    assert.equal(me.username, 'engineer')
    const buttons = await ask(new CookieJar(), 'GET', '/api/auth/oidc')
    assert.deepEqual(buttons.body, [{ id, name: 'Firm account', nameAr: 'حساب المنشأة' }])
    const sessions = await ask(jar, 'GET', '/api/auth/sessions')
    assert.containsSubset(sessions.body, [
      { signedInBy: 'sso', provider: { name: 'Firm account' }, current: true },
    ])
    // the address becomes another one there: it is still the same person
    provider.accounts.set('e-1', { email: 'someone@elsewhere.example', email_verified: false })
    assert.equal((await signInThrough(id, 'e-1')).me.username, 'engineer')
    const [link] = await db.from('user_identities')
    assert.containsSubset(link, { subject: 'e-1', email: 'someone@elsewhere.example' })
    const log = await db.from('audit_logs').where('entity_type', 'user').select('action')
    assert.includeMembers(
      log.map(({ action }) => action),
      ['link_identity', 'sign_in']
    )
    await ask(jar, 'POST', '/api/auth/logout')
    assert.equal((await ask(jar, 'GET', '/api/auth/current-user')).status, 401)
  })

  test('signs out at the provider too where that is set, with what it stated, and holds no one up', async ({
    client,
    assert,
  }) => {
    const id = await anActiveProvider(client, provider)
    const { email } = await person('engineer')
    provider.accounts.set('e-1', { email: email!, email_verified: true })
    const { jar } = await signInThrough(id, 'e-1')
    const plain = await ask(jar, 'POST', '/api/auth/logout')
    assert.deepEqual([plain.status, plain.body], [200, { provider: null }])
    await change(client, id, { signsOut: true })
    const { jar: second } = await signInThrough(id, 'e-1')
    const rows = await db.from('user_sessions').whereNotNull('id_token_sealed').select('*')
    const url = new URL((await ask(second, 'POST', '/api/auth/logout')).body.provider)
    assert.equal(url.origin, provider.issuer)
    const { id_token_hint: hint, ...more } = Object.fromEntries(url.searchParams)
    const stated = JSON.parse(Buffer.from(hint!.split('.')[1]!, 'base64url').toString())
    assert.equal(stated.sub, 'e-1')
    assert.lengthOf(rows, 2)
    // what a provider states is kept sealed
    for (const part of hint!.split('.')) assert.notInclude(JSON.stringify(rows), part)
    assert.deepEqual(Object.keys(more).sort(), ['client_id', 'post_logout_redirect_uri'])
    // the provider takes it as one of its own, and asks its user
    assert.equal((await fetch(url, { redirect: 'manual' })).status, 200)
    assert.equal((await ask(second, 'GET', '/api/auth/current-user')).status, 401)
    const nobody = await ask(second, 'POST', '/api/auth/logout')
    assert.deepEqual([nobody.status, nobody.body], [200, { provider: null }])
    // who came in by password is not at the provider
    const own = new CookieJar()
    await own.send('GET', '/api/auth/current-user')
    await ask(own, 'POST', '/api/auth/login', { username: 'buyer', password: DEMO_PASSWORD })
    assert.isNull((await ask(own, 'POST', '/api/auth/logout')).body.provider)
  })

  test('takes no answer that this browser did not ask for, and none twice', async ({
    client,
    assert,
  }) => {
    const id = await anActiveProvider(client, provider)
    const { email } = await person('engineer')
    provider.accounts.set('e-1', { email: email!, email_verified: true })
    const { jar, url } = await begin(id)
    const back = await passProvider(url, 'e-1')
    // another browser
    const { jar: other } = await begin(id)
    assert.equal(await comeBack(other, back), '/login?sso=refused')
    assert.equal(await comeBack(new CookieJar(), back), '/login?sso=state_lost')
    const forged = new URL(back)
    forged.searchParams.set('state', 'another')
    const { jar: third, url: thirdUrl } = await begin(id)
    await passProvider(thirdUrl, 'e-1')
    assert.equal(await comeBack(third, forged), '/login?sso=refused')
    assert.equal(await comeBack(jar, back), '/')
    assert.equal(await comeBack(jar, back), '/login?sso=state_lost')
    assert.equal(await comeBack((await begin(id)).jar, back), '/login?sso=refused')
    const cancelled = await begin(id)
    const no = await comeBack(cancelled.jar, await passProvider(cancelled.url, 'cancel'))
    assert.equal(no, '/login?sso=cancelled')
  })

  test('believes no token of another issuer, for another audience, with another nonce or subject', async ({
    client,
    assert,
  }) => {
    const id = await anActiveProvider(client, provider)
    const { email } = await person('engineer')
    provider.accounts.set('e-1', { email: email!, email_verified: true })
    const hour = 3600
    const lies = [
      { iss: 'https://other.example' },
      { aud: 'another-client' },
      { nonce: 'another' },
      { sub: 'e-2' },
      { exp: Math.floor(Date.now() / 1000) - hour },
    ]
    for (const claims of lies) {
      provider.lies.claims = claims
      const { page, me } = await signInThrough(id, 'e-1')
      assert.equal(page, '/login?sso=refused', JSON.stringify(claims))
      assert.isNull(me)
    }
    provider.lies.claims = null
    assert.equal((await signInThrough(id, 'e-1')).page, '/')
  })
})
