import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import singleSignOn from '#config/single_sign_on'
import testUtils from '@adonisjs/core/services/test_utils'
import { openProvider, type OpenProvider } from '#tests/helpers/oidc_provider'
import { aProvider, begin, change, PROVIDERS, signInThrough } from './single_sign_on_support.js'
import { confirmLast, lastHeld, permissionsOf, send, setOf } from './permission_set_support.js'

let provider: OpenProvider

test.group('Identity providers', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.setup(async () => {
    provider = await openProvider()
    return () => provider.close()
  })

  test('are kept by administrators alone, and never answer their secret', async ({
    client,
    assert,
  }) => {
    const made = await aProvider(client, provider)
    const path = `${PROVIDERS}/${made.id}`
    for (const [method, at, body] of [
      ['get', PROVIDERS],
      ['post', PROVIDERS, {}],
      ['get', path],
      ['patch', path, { active: true }],
      ['delete', path],
      ['get', `${path}/history`],
      ['post', `${path}/test`, {}],
    ] as const) {
      ;(await client[method](at).withCsrfToken()).assertStatus(401)
      const sent = { as: 'engineer', version: 1, ...(body && { body }) }
      ;(await send(client, method, at, sent)).assertStatus(403)
    }
    assert.isFalse(made.active)
    assert.match(made.redirectUri, new RegExp(`/api/auth/oidc/${made.id}/callback$`))
    const listed = await send(client, 'get', PROVIDERS)
    const history = await send(client, 'get', `${path}/history`)
    const row = await db.from('identity_providers').first()
    for (const answer of [made, listed.body(), history.body(), row])
      assert.notInclude(JSON.stringify(answer), 'a-secret-of-the-portal')
    ;(await send(client, 'delete', path, { version: 1 })).assertStatus(204)
    assert.isEmpty(await db.from('identity_providers'))
  })

  test('refuse an issuer inside the network, no domain, and what no one may be given', async ({
    client,
    assert,
  }) => {
    const admins = await setOf(client, 'Admins', ['admin'])
    const mapped = (more: object) => ({
      groupMappings: [{ group: 'a', permissionSetId: null, role: null, ...more }],
    })
    for (const [field, body] of [
      ['issuer', { issuer: 'https://169.254.169.254/' }],
      ['issuer', { issuer: 'http://login.example' }],
      ['emailDomains', { emailDomains: [] }],
      ['emailDomains.0', { emailDomains: ['*'] }],
      ['scopes', { scopes: 'profile' }],
      ['defaultRole', { defaultRole: 'admin' }],
      ['groupMappings', mapped({})],
      ['groupMappings', mapped({ permissionSetId: 999 })],
      ['groupMappings', mapped({ permissionSetId: admins.id })],
      ['groupMappings.0.role', mapped({ role: 'admin' })],
    ] as const) {
      const all = {
        ...{ name: 'X', issuer: provider.issuer, clientId: 'a', clientSecret: 'b' },
        ...{ emailDomains: ['binaa.example'], ...body },
      }
      const answer = await send(client, 'post', PROVIDERS, { body: all })
      answer.assertStatus(422)
      assert.include(Object.keys(answer.body().errors), field, JSON.stringify(body))
    }
  })

  test('let no one in before a second person has confirmed what they are trusted with', async ({
    client,
    assert,
  }) => {
    const { id } = await aProvider(client, provider)
    const path = `${PROVIDERS}/${id}`
    const active = { active: true }
    const asked = await send(client, 'patch', path, { body: active, version: 1 })
    asked.assertStatus(202)
    assert.isFalse(asked.body().active)
    assert.equal((await begin(id)).begun.status, 404)
    const held = await lastHeld(client)
    assert.containsSubset(held, { kind: 'identity_provider', label: 'Firm account' })
    await confirmLast(client, 'admin', {}, 403)
    await confirmLast(client, 'general.manager')
    assert.equal((await begin(id)).begun.status, 200)
    // another issuer could say of anyone that they came: it waits, the old one goes on
    const other = { issuer: 'https://login.example', emailDomains: ['x.example'], name: 'Renamed' }
    const { version } = (await send(client, 'get', path)).body()
    const moved = await send(client, 'patch', path, { body: other, version })
    moved.assertStatus(202)
    assert.containsSubset(moved.body(), { name: 'Renamed', issuer: provider.issuer })
    // what was confirmed is what was looked at
    const now = moved.body().version
    const again = { clientSecret: 'another-one' }
    ;(await send(client, 'patch', path, { body: again, version: now })).assertStatus(200)
    await confirmLast(client, 'general.manager', {}, 409)
    ;(await send(client, 'delete', path, { version: now + 1 })).assertStatus(409)
    const off = await send(client, 'patch', path, { body: { active: false }, version: now + 1 })
    off.assertStatus(200)
    assert.equal((await begin(id)).begun.status, 404)
  })

  test('a group is no way round the second person, neither at once nor later', async ({
    client,
    assert,
  }) => {
    const set = await setOf(client, 'Group', ['scheduleView'])
    const path = `/api/permission-sets/${set.id}`
    const groupMappings = [{ group: 'all', permissionSetId: set.id, role: null }]
    const more = { groupMappings, createsUsers: true }
    const { id } = await aProvider(client, provider, more)
    // between the request and its confirmation the set becomes another one
    const asked = await send(client, 'patch', `${PROVIDERS}/${id}`, {
      ...{ body: { active: true }, version: 1 },
    })
    asked.assertStatus(202)
    const strong = { permissions: ['scheduleView', 'quotation_approver'] }
    ;(await send(client, 'patch', path, { body: strong, version: 1 })).assertStatus(200)
    await confirmLast(client, 'general.manager', {}, 409)
    const weak = { permissions: ['scheduleView'] }
    ;(await send(client, 'patch', path, { body: weak, version: 2 })).assertStatus(200)
    await change(client, id, { active: true })
    // once it is given by a group it takes two, though it has no members
    ;(await send(client, 'patch', path, { body: strong, version: 3 })).assertStatus(202)
    const one = { email: 'one@binaa.example', email_verified: true, preferred_username: 'one' }
    provider.accounts.set('one', { ...one, groups: ['all'] })
    assert.equal((await signInThrough(id, 'one')).page, '/')
    assert.deepEqual(await permissionsOf('one'), ['scheduleView'])
    ;(await send(client, 'delete', path, { version: 3 })).assertStatus(409)
    // confirmed by two, it holds at the next sign-in; administration never does
    const admins = { permissions: ['scheduleView', 'admin'] }
    await db.from('held_changes').update({ status: 'rejected' })
    await db
      .from('permission_sets')
      .where('id', set.id)
      .update({ permissions: JSON.stringify(admins.permissions) })
    provider.accounts.set('two', {
      ...{ ...one, email: 'two@binaa.example', preferred_username: 'two' },
      groups: ['all'],
    })
    assert.equal((await signInThrough(id, 'two')).page, '/')
    assert.isEmpty(await permissionsOf('two'))
  })

  test('are tested before anyone depends on them', async ({ client, assert }) => {
    const { id } = await aProvider(client, provider)
    const result = async () =>
      (await send(client, 'post', `${PROVIDERS}/${id}/test`, { body: {} })).body().result
    assert.equal(await result(), 'ok')
    await change(client, id, { issuer: `${provider.issuer}/else` })
    assert.equal(await result(), 'no_provider')
    await change(client, id, { issuer: provider.issuer, scopes: 'openid unheard' })
    assert.equal(await result(), 'no_scope')
    await change(client, id, { scopes: 'openid', active: true })
    assert.equal((await begin(id)).begun.status, 200)
    await provider.close()
    singleSignOn.insideHosts.add('127.0.0.1')
    assert.equal(await result(), 'unreachable')
    const { id: away } = await aProviderAt(client, 'https://nothing.invalid')
    const gone = await send(client, 'post', `${PROVIDERS}/${away}/test`, { body: {} })
    assert.equal(gone.body().result, 'unreachable')
    await change(client, away, { active: true })
    assert.equal((await begin(away)).begun.body.code, 'PROVIDER_AWAY')
    provider = await openProvider()
  })
})

const aProviderAt = (client: Parameters<typeof aProvider>[0], issuer: string) =>
  aProvider(client, { ...provider, issuer })
