import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { limits } from '#config/limits'
import { sqlInstant } from '#core/database/instants'
import { abilityOf } from '#core/http/secure'
import { forgetSessionsAfter } from '#identity/shared/forget_sessions'
import { isForTokens } from '#identity/shared/token_abilities'
import { DEMO_PASSWORD } from '#database/seeders/demo/users'
import { person } from '#tests/helpers/users'
import { call, vendorBody } from '../procurement/support.js'

const OWN = '/api/auth/api-tokens'
const ALL = '/api/api-tokens'
type Method = 'get' | 'post' | 'patch' | 'delete'

const wish = (abilities: string[], more: object = {}) => ({
  ...{ name: 'Reports', abilities, days: 30, currentPassword: DEMO_PASSWORD, ...more },
})

async function make(client: ApiClient, as: string, abilities: string[], more: object = {}) {
  const body = wish(abilities, more)
  const made = await call(client, as, 'post', OWN, { body })
  made.assertStatus(201)
  return made.body() as { id: number; token: string; ending: string }
}

/** What a program is answered that sends the token, and neither cookie nor CSRF token. */
function ask(client: ApiClient, token: string, method: Method, path: string, body?: object) {
  const request = client[method](path).header('authorization', `Bearer ${token}`)
  return body ? request.unsafeJson(body) : request
}

test.group('API tokens', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())

  test('are made by the password, answered once, and kept as a hash', async ({
    client,
    assert,
  }) => {
    for (const method of ['get', 'post'] as const) {
      const guest = client[method](OWN).withCsrfToken()
      ;(await guest.unsafeJson({})).assertStatus(401)
    }
    const body = wish(['pipeline.view'], { currentPassword: 'not the password' })
    const wrong = await call(client, 'bdm', 'post', OWN, { body })
    wrong.assertStatus(422)
    const { id, token, ending } = await make(client, 'bdm', ['pipeline.view'])
    assert.match(token, /^binaa_[\w-]{43}$/)
    assert.equal(token.slice(-4), ending)
    const stored = JSON.stringify([await db.from('api_tokens'), await db.from('audit_logs')])
    assert.notInclude(stored, token)
    const logged = { entity_type: 'api_token', entity_id: String(id), action: 'create' }
    assert.exists(await db.from('audit_logs').where(logged).first())
    const list = await call(client, 'bdm', 'get', OWN)
    assert.deepEqual(
      list.body().tokens.map((one: { id: number }) => one.id),
      [id]
    )
    assert.notInclude(JSON.stringify(list.body()), token)
    // colleagues know nothing of it
    assert.deepEqual((await call(client, 'buyer', 'get', OWN)).body().tokens, [])
    const other = await call(client, 'buyer', 'delete', `${OWN}/${id}`)
    other.assertStatus(404)
  })

  test('do what was chosen of what their person may do, and nothing else', async ({
    client,
    assert,
  }) => {
    const { token } = await make(client, 'buyer', ['vendors.view'])
    ;(await ask(client, token, 'get', '/api/vendors')).assertStatus(200)
    ;(await ask(client, token, 'post', '/api/vendors', vendorBody())).assertStatus(403)
    ;(await ask(client, token, 'get', '/api/purchase-orders')).assertStatus(403)
    const { token: writes } = await make(client, 'buyer', ['vendors.view', 'vendors.manage'])
    const made = await ask(client, writes, 'post', '/api/vendors', vendorBody())
    made.assertStatus(201)
    const row = await db.from('audit_logs').where({ entity_type: 'vendor', action: 'create' })
    assert.match(row.at(-1).agent, /^API token Reports · /)
    assert.isNull(row.at(-1).session_id)
    // a right that its person loses is lost to it at once
    const { id } = await person('buyer')
    await db.from('users').where('id', id).update({ permissions: '[]', role: 'staff' })
    ;(await ask(client, token, 'get', '/api/vendors')).assertStatus(403)
  })

  test('never open accounts, sessions, tokens or what moves money or rights', async ({
    client,
    assert,
  }) => {
    const list = await call(client, 'admin', 'get', OWN)
    const abilities: string[] = list.body().abilities
    assert.isAbove(abilities.length, 50)
    const { token } = await make(client, 'admin', abilities)
    const routes = (Object.values(router.toJSON()).flat() as any[]).filter(
      (route) => !['public', undefined].includes(abilityOf(route))
    )
    const closed = routes.filter((route) => !isForTokens(abilityOf(route)!))
    assert.isAbove(closed.length, 20)
    for (const { pattern, methods } of closed) {
      const method = methods.find((name: string) => name !== 'HEAD').toLowerCase() as Method
      const path = pattern.replace(/:\w+/g, '1')
      const answer = await ask(client, token, method, path, method === 'get' ? undefined : {})
      assert.equal(answer.status(), 403, `${method} ${pattern}`)
    }
    for (const ability of ['users.manage', 'password.own', 'api-tokens.own', 'nothing.known']) {
      const refused = await call(client, 'admin', 'post', OWN, { body: wish([ability]) })
      refused.assertStatus(422)
    }
    const pay = await ask(client, token, 'post', '/api/approval-rules', {})
    assert.deepEqual([pay.status(), pay.body().code], [403, 'NOT_BY_TOKEN'])
  })

  test('are refused when unknown, expired or ended, and with a disabled person', async ({
    client,
    assert,
  }) => {
    const path = '/api/vendors'
    const signed = (token: string) =>
      client.get(path).header('authorization', `Bearer ${token}`).withCsrfToken()
    for (const token of ['', 'binaa_unknown', 'x'.repeat(5000)])
      (await ask(client, token, 'get', path)).assertStatus(401)
    // whatever cookie comes with it
    const browser = await person('buyer')
    ;(await signed('binaa_unknown').loginAs(browser)).assertStatus(401)
    const { id, token } = await make(client, 'buyer', ['vendors.view'])
    ;(await ask(client, token, 'get', path)).assertStatus(200)
    await db
      .from('api_tokens')
      .where('id', id)
      .update({ expires_at: sqlInstant(-1) })
    ;(await ask(client, token, 'get', path)).assertStatus(401)
    await db
      .from('api_tokens')
      .where('id', id)
      .update({ expires_at: sqlInstant(60) })
    ;(await ask(client, token, 'get', path)).assertStatus(200)
    await db.from('users').where('id', browser.id).update({ disabled_at: sqlInstant() })
    ;(await ask(client, token, 'get', path)).assertStatus(401)
    await db.from('users').where('id', browser.id).update({ disabled_at: null })
    forgetSessionsAfter(undefined, browser.id)
    ;(await call(client, 'buyer', 'delete', `${OWN}/${id}`)).assertStatus(204)
    ;(await ask(client, token, 'get', path)).assertStatus(401)
    const ended = { entity_type: 'api_token', entity_id: String(id), action: 'revoke_token' }
    assert.exists(await db.from('audit_logs').where(ended).first())
  })

  test('are listed and ended by administrators, who make none for others', async ({
    client,
    assert,
  }) => {
    const { id, token } = await make(client, 'buyer', ['vendors.view'])
    await ask(client, token, 'get', '/api/vendors')
    ;(await client.get(ALL)).assertStatus(401)
    ;(await call(client, 'buyer', 'get', ALL)).assertStatus(403)
    ;(await call(client, 'buyer', 'delete', `${ALL}/${id}`)).assertStatus(403)
    const list = await call(client, 'admin', 'get', `${ALL}?_sort=lastUsedAt&_order=desc`)
    const row = list.body().find((one: { id: number }) => one.id === id)
    assert.containsSubset(row, {
      user: { username: 'buyer' },
      inForce: true,
      lastUsedIp: '127.0.0.1',
    })
    ;(await call(client, 'admin', 'delete', `${ALL}/${id}`)).assertStatus(204)
    ;(await ask(client, token, 'get', '/api/vendors')).assertStatus(401)
    const again = await call(client, 'admin', 'get', ALL)
    assert.isFalse(again.body().find((one: { id: number }) => one.id === id).can.revoke)
  })

  test('are twenty for each person at most', async ({ client }) => {
    for (let i = 0; i < 20; i++) await make(client, 'buyer', ['vendors.view'], { name: `T${i}` })
    const body = wish(['vendors.view'])
    ;(await call(client, 'buyer', 'post', OWN, { body })).assertStatus(409)
  })

  test('tell how many requests are left', async ({ client, assert }) => {
    const { token } = await make(client, 'buyer', ['vendors.view'])
    const { ofToken } = limits.requests
    const answer = await ask(client, token, 'get', '/api/auth/current-user')
    assert.equal(answer.header('ratelimit-limit'), String(ofToken))
    assert.equal(answer.header('ratelimit-remaining'), String(ofToken - 1))
    assert.isAtLeast(Number(answer.header('ratelimit-reset')), 1)
  })

  test('of someone who has to choose a password open nothing', async ({ client }) => {
    const { token } = await make(client, 'buyer', ['vendors.view'])
    const { id } = await person('buyer')
    await db.from('users').where('id', id).update({ password_due: true })
    ;(await ask(client, token, 'get', '/api/vendors')).assertStatus(403)
  })
})
