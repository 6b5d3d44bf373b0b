import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import router from '@adonisjs/core/services/router'
import testUtils from '@adonisjs/core/services/test_utils'
import { abilityOf } from '#core/http/secure'
import { ABILITIES } from '#identity/access/access'
import { operators } from '#identity/shared/operators'
import { isForServices } from '#identity/shared/service_abilities'
import User from '#identity/shared/user'
import { person } from '#tests/helpers/users'
import { BODY } from '../engineering/quotation_body.js'
import { vendorBody } from '../procurement/support.js'
import { send } from './permission_set_support.js'
import { ACCOUNTS, anAccount, askBy, aToken, tokenWish } from './service_account_support.js'

const VENDORS = ['vendors.view', 'vendors.manage']

test.group('Service accounts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => operators.reload())

  test('are kept by administrators alone', async ({ client, assert }) => {
    const account = await anAccount(client, VENDORS)
    const { id: tokenId } = await aToken(client, account)
    const path = `${ACCOUNTS}/${account.id}`
    for (const [method, at, body] of [
      ['get', ACCOUNTS],
      ['post', ACCOUNTS, {}],
      ['get', `${ACCOUNTS}/abilities`],
      ['get', path],
      ['patch', path, { purpose: 'x' }],
      ['post', `${path}/turn-off`, {}],
      ['post', `${path}/turn-on`, {}],
      ['get', `${path}/history`],
      ['get', `${path}/tokens`],
      ['post', `${path}/tokens`, {}],
      ['post', `${path}/tokens/${tokenId}/rotate`, {}],
      ['delete', `${path}/tokens/${tokenId}`],
    ] as const) {
      ;(await client[method](at).withCsrfToken()).assertStatus(401)
      for (const as of ['engineer', 'buyer', 'auditor', 'accountant', 'hr.manager']) {
        const sent = { as, version: 1, ...(body && { body }) }
        ;(await send(client, method, at, sent)).assertStatus(403)
      }
    }
    const row = await db.from('service_accounts').where('id', account.id).first()
    assert.equal(row.purpose, 'Sends vendors')
    assert.isNull((await db.from('api_tokens').where('id', tokenId).first()).revoked_at)
  })

  test('act under their own name, with what both account and token may', async ({
    client,
    assert,
  }) => {
    const account = await anAccount(client, [...VENDORS, 'purchase-orders.view'])
    const { token } = await aToken(client, { ...account, abilities: VENDORS })
    ;(await askBy(client, token, 'get', '/api/purchase-orders')).assertStatus(403)
    const made = await askBy(client, token, 'post', '/api/vendors', vendorBody())
    made.assertStatus(201)
    const logged = { entity_type: 'vendor', entity_id: String(made.body().id), action: 'create' }
    const row = await db.from('audit_logs').where(logged).firstOrFail()
    assert.deepEqual([row.actor_id, row.actor_name], [account.userId, 'ERP'])
    assert.match(row.agent, /^Service account token Server · /)
    // what the account loses is lost to its tokens at once
    const path = `${ACCOUNTS}/${account.id}`
    const body = { abilities: ['vendors.view'] }
    const version = account.version
    ;(await send(client, 'patch', path, { body, version })).assertStatus(200)
    ;(await askBy(client, token, 'post', '/api/vendors', vendorBody())).assertStatus(403)
    ;(await askBy(client, token, 'get', '/api/vendors')).assertStatus(200)
    const stored = JSON.stringify([await db.from('api_tokens'), await db.from('audit_logs')])
    assert.notInclude(stored, token)
    const read = await send(client, 'get', path)
    assert.isNotNull(read.body().lastUsedAt)
    assert.notInclude(JSON.stringify([read.body(), made.body()]), token)
  })

  test('get nothing strict, nothing to decide, nothing of administrators', async ({
    client,
    assert,
  }) => {
    const offered = (await send(client, 'get', `${ACCOUNTS}/abilities`)).body().abilities
    assert.isAbove(offered.length, 50)
    const { id: responsibleId } = await person('buyer')
    const wish = (ability: string) => ({
      ...{ name: `X ${ability}`, purpose: 'x', responsibleId, abilities: [ability] },
    })
    const closed = Object.keys(ABILITIES).filter((ability) => !isForServices(ability))
    for (const ability of [
      ...['quotations.approve', 'purchase-orders.approve', 'audit.view', 'employees.pay'],
      ...['users.manage', 'settings.manage', 'approval-rules.manage', 'service-accounts.manage'],
      ...['approvals.top', 'held-changes.decide', 'backups.download', 'vendors.qualify'],
    ])
      assert.include(closed, ability)
    for (const ability of closed) {
      const answer = await send(client, 'post', ACCOUNTS, { body: wish(ability) })
      answer.assertStatus(422)
      assert.deepEqual(Object.keys(answer.body().errors), ['abilities'], ability)
    }
    // whatever stands in the table
    const account = await anAccount(client, VENDORS)
    const { token, id } = await aToken(client, account)
    const all = JSON.stringify(Object.keys(ABILITIES))
    await db.from('service_accounts').where('id', account.id).update({ abilities: all })
    await db.from('api_tokens').where('id', id).update({ abilities: all })
    for (const route of Object.values(router.toJSON()).flat() as any[]) {
      const ability = abilityOf(route)
      if (ability === undefined || ability === 'public' || isForServices(ability)) continue
      const method = route.methods.find((name: string) => name !== 'HEAD').toLowerCase()
      const path = route.pattern.replace(/:\w+/g, '1')
      const answer = await askBy(client, token, method, path, method === 'get' ? undefined : {})
      assert.equal(answer.status(), 403, `${method} ${route.pattern}`)
    }
  }).timeout(120_000)

  test('get no more than who gives it, and a token no more than who makes it', async ({
    client,
    assert,
  }) => {
    const account = await anAccount(client, VENDORS)
    const path = `${ACCOUNTS}/${account.id}`
    const beyond = await send(client, 'post', `${path}/tokens`, {
      body: tokenWish([...VENDORS, 'clients.view']),
    })
    beyond.assertStatus(422)
    for (const body of [
      tokenWish(VENDORS, { days: 367 }),
      tokenWish(VENDORS, { days: undefined }),
      tokenWish(VENDORS, { currentPassword: 'not the password' }),
    ])
      (await send(client, 'post', `${path}/tokens`, { body })).assertStatus(422)
    assert.isEmpty(await db.from('api_tokens').where('user_id', account.userId))
    const twice = { name: 'ERP', purpose: 'x', responsibleId: 1, abilities: VENDORS }
    const same = await send(client, 'post', ACCOUNTS, { body: twice })
    assert.deepEqual([same.status(), Object.keys(same.body().errors)], [422, ['name']])
    const service = { ...twice, name: 'Y', responsibleId: account.userId }
    const own = await send(client, 'post', ACCOUNTS, { body: service })
    assert.deepEqual(Object.keys(own.body().errors), ['responsibleId'])
    const stale = await send(client, 'patch', path, { body: { purpose: 'x' }, version: 9 })
    stale.assertStatus(412)
  })

  test('are no person: no sign-in, no page of users, no list of people', async ({
    client,
    assert,
  }) => {
    const account = await anAccount(client, VENDORS)
    const { userId } = account
    const user = await User.findOrFail(userId)
    await db
      .from('users')
      .where('id', userId)
      .update({ password: (await person('admin')).password })
    const body = { username: user.username, password: 'BinaaDemo2026!' }
    const signIn = await client.post('/api/auth/login').withCsrfToken().json(body)
    assert.include([401, 422], signIn.status())
    assert.isEmpty(await db.from('user_sessions').where('user_id', userId))
    ;(await client.get('/api/auth/current-user').loginAs(user)).assertStatus(401)
    for (const [method, at] of [
      ['get', `/api/users/${userId}`],
      ['get', `/api/users/${userId}/effective-access`],
      ['post', `/api/users/${userId}/enable`],
      ['post', `/api/users/${userId}/invite`],
    ] as const)
      (
        await send(client, method, at, { version: 1, ...(method === 'post' && { body: {} }) })
      ).assertStatus(404)
    const password = { password: 'a Much longer 1 password' }
    const set = await send(client, 'post', `/api/users/${userId}/password`, {
      ...{ body: password, version: 1 },
    })
    set.assertStatus(404)
    for (const at of ['/api/users', '/api/permission-matrix', '/api/auth/users']) {
      const listed = await send(client, 'get', `${at}?_start=0&_end=100`)
      listed.assertStatus(200)
      assert.notInclude(
        listed.body().map((one: { id: number }) => one.id),
        userId,
        at
      )
    }
    const matrix = { userIds: [userId], grant: ['commercial'] }
    const planned = await send(client, 'post', '/api/permission-matrix/preview', { body: matrix })
    planned.assertStatus(422)
    await assert.rejects(() => user.merge({ disabledAt: null }).save(), /stays closed/)
    await assert.rejects(() => user.merge({ role: 'admin' }).save(), /stays closed/)
  })

  test('write in the name of who has their tokens: none of them approves it', async ({
    client,
    assert,
  }) => {
    const abilities = ['quotations.view', 'quotations.manage', 'quotations.prices']
    const { id: responsibleId } = await person('chief.engineer')
    const account = await anAccount(client, abilities, { responsibleId })
    const { token } = await aToken(client, account)
    const made = await askBy(client, token, 'post', '/api/quotations', BODY)
    made.assertStatus(201)
    const approve = (as: string) =>
      send(client, 'post', `/api/quotations/${made.body().id}/approve`, {
        ...{ as, body: {}, version: 1 },
      })
    // also once someone else answers for it
    const buyer = await person('buyer')
    const change = { body: { responsibleId: buyer.id }, version: account.version }
    const path = `${ACCOUNTS}/${account.id}`
    ;(await send(client, 'patch', path, change)).assertStatus(200)
    const own = await approve('chief.engineer')
    assert.deepEqual([own.status(), own.body().code], [403, 'SELF_APPROVAL'])
    const byProgram = await askBy(
      client,
      token,
      'post',
      `/api/quotations/${made.body().id}/approve`,
      {}
    )
    byProgram.assertStatus(403)
    ;(await approve('technical.director')).assertStatus(200)
  })

  test('are used from their networks only', async ({ client, assert }) => {
    const networks = ['10.0.0.0/8', '2001:db8::/32']
    const account = await anAccount(client, VENDORS, { networks })
    const path = `${ACCOUNTS}/${account.id}`
    const { token, id } = await aToken(client, account)
    const refused = await askBy(client, token, 'get', '/api/vendors')
    assert.deepEqual([refused.status(), refused.body().code], [403, 'NETWORK_NOT_ALLOWED'])
    assert.isNull((await db.from('api_tokens').where('id', id).first()).last_used_at)
    for (const network of ['10.0.0.0/33', '300.1.1.1', 'example.com', '10.0.0.0/8/8', '']) {
      const body = { networks: [network] }
      const answer = await send(client, 'patch', path, { body, version: 1 })
      answer.assertStatus(422)
    }
    const here = { networks: ['127.0.0.1', '::1'] }
    ;(await send(client, 'patch', path, { body: here, version: 1 })).assertStatus(200)
    ;(await askBy(client, token, 'get', '/api/vendors')).assertStatus(200)
  })
})
