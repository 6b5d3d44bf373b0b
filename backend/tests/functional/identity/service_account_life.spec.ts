import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import testUtils from '@adonisjs/core/services/test_utils'
import { sqlInstant } from '#core/database/instants'
import { abilitiesOf } from '#identity/guard/abilities'
import { notifyOfExpiry } from '#identity/service_accounts/expiry'
import { operators } from '#identity/shared/operators'
import { dispatchWaiting } from '#tests/helpers/dispatch_waiting'
import { person } from '#tests/helpers/users'
import { send } from './permission_set_support.js'
import { ACCOUNTS, anAccount, askBy, aToken, tokenWish } from './service_account_support.js'

const VENDORS = ['vendors.view', 'vendors.manage']

async function notifiedOf(username: string): Promise<string[]> {
  // what is published by a listener is published in a second round
  for (let round = 0; round < 2; round++) {
    await dispatchWaiting()
  }
  const { id } = await person(username)
  const rows = await db.from('notifications').where('user_id', id).select('type')
  return rows.map(({ type }) => type)
}

test.group('Service accounts over time', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => limiter.clear())
  group.each.teardown(() => operators.reload())

  test('turned off are refused for good with their tokens, and who answers is notified', async ({
    client,
    assert,
  }) => {
    const account = await anAccount(client, VENDORS)
    const path = `${ACCOUNTS}/${account.id}`
    const { token } = await aToken(client, account)
    ;(await askBy(client, token, 'get', '/api/vendors')).assertStatus(200)
    assert.isTrue((await abilitiesOf(account.userId)).has('vendors.manage'))
    const { version } = (await send(client, 'get', path)).body()
    const off = await send(client, 'post', `${path}/turn-off`, { body: {}, version })
    off.assertStatus(200)
    assert.deepEqual([off.body().active, off.body().tokenCount], [false, 0])
    ;(await askBy(client, token, 'get', '/api/vendors')).assertStatus(401)
    assert.equal((await abilitiesOf(account.userId)).size, 0)
    const again = await send(client, 'post', `${path}/turn-off`, {
      ...{ body: {}, version: version + 1 },
    })
    assert.deepEqual([again.status(), again.body().code], [409, 'SERVICE_ACCOUNT_OFF'])
    const make = await send(client, 'post', `${path}/tokens`, { body: tokenWish(VENDORS) })
    make.assertStatus(409)
    const on = await send(client, 'post', `${path}/turn-on`, { body: {}, version: version + 1 })
    on.assertStatus(200)
    ;(await askBy(client, token, 'get', '/api/vendors')).assertStatus(401)
    // past the portal
    await db.from('api_tokens').where('user_id', account.userId).update({ revoked_at: null })
    ;(await askBy(client, token, 'get', '/api/vendors')).assertStatus(200)
    await db.from('service_accounts').where('id', account.id).update({ active: false })
    ;(await askBy(client, token, 'get', '/api/vendors')).assertStatus(401)
    assert.include(await notifiedOf('buyer'), 'account_service_turned_off')
    const log = { entity_type: 'service_account', entity_id: String(account.id) }
    const actions = await db.from('audit_logs').where(log).orderBy('id').select('action')
    assert.deepEqual(
      actions.map(({ action }) => action),
      ['create', 'update', 'turn_off', 'turn_on']
    )
  })

  test('change over to a new token while the old one lives on', async ({ client, assert }) => {
    const account = await anAccount(client, VENDORS)
    const path = `${ACCOUNTS}/${account.id}/tokens`
    const old = await aToken(client, account)
    const terms = { days: 90, overlapDays: 2, currentPassword: tokenWish([]).currentPassword }
    const rotated = await send(client, 'post', `${path}/${old.id}/rotate`, { body: terms })
    rotated.assertStatus(201)
    const { id, token, abilities } = rotated.body()
    assert.sameMembers(abilities, VENDORS)
    for (const one of [old.token, token])
      (await askBy(client, one, 'get', '/api/vendors')).assertStatus(200)
    const { tokens } = (await send(client, 'get', path)).body()
    const until = new Map(tokens.map((one: any) => [one.id, Date.parse(one.expiresAt)]))
    const days = (at: unknown) => Math.round((Number(at) - Date.now()) / 86_400_000)
    assert.deepEqual([days(until.get(old.id)), days(until.get(id))], [2, 90])
    await db
      .from('api_tokens')
      .where('id', old.id)
      .update({ expires_at: sqlInstant(-1) })
    ;(await askBy(client, old.token, 'get', '/api/vendors')).assertStatus(401)
    const ended = await send(client, 'post', `${path}/${old.id}/rotate`, { body: terms })
    assert.deepEqual([ended.status(), ended.body().code], [409, 'TOKEN_ENDED'])
    ;(await send(client, 'delete', `${path}/${id}`)).assertStatus(204)
    ;(await askBy(client, token, 'get', '/api/vendors')).assertStatus(401)
    const other = await anAccount(client, VENDORS, { name: 'Other' })
    const foreign = `${ACCOUNTS}/${other.id}/tokens/${id}`
    ;(await send(client, 'delete', foreign)).assertStatus(404)
  })

  test('go on without the person who answers; administrators and lists know', async ({
    client,
    assert,
  }) => {
    const account = await anAccount(client, VENDORS)
    const path = `${ACCOUNTS}/${account.id}`
    const { token } = await aToken(client, account)
    const buyer = await person('buyer')
    const sent = { body: {}, version: buyer.version }
    ;(await send(client, 'post', `/api/users/${buyer.id}/disable`, sent)).assertStatus(200)
    assert.include(await notifiedOf('admin'), 'account_service_left')
    assert.isNull((await send(client, 'get', path)).body().responsible)
    ;(await askBy(client, token, 'get', '/api/vendors')).assertStatus(200)
    const idsOf = async (query: string) =>
      (await send(client, 'get', `${ACCOUNTS}?${query}`))
        .body()
        .map((one: { id: number }) => one.id)
    assert.include(await idsOf('responsibleId_empty=true'), account.id)
    const limit = new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10)
    const unused = `idleSince_lte=${limit}`
    assert.notInclude(await idsOf(unused), account.id)
    const old = { last_used_at: sqlInstant(-91 * 86_400) }
    await db.from('service_accounts').where('id', account.id).update(old)
    assert.include(await idsOf(unused), account.id)
    assert.isTrue((await send(client, 'get', path)).body().isUnused)
  })

  test('have their person notified before a token expires, once at each step', async ({
    client,
    assert,
  }) => {
    const account = await anAccount(client, VENDORS)
    const { id } = await aToken(client, account)
    const expiring = async () => {
      await notifyOfExpiry()
      const types = await notifiedOf('buyer')
      return types.filter((type) => type === 'account_service_token_expiring').length
    }
    assert.equal(await expiring(), 0)
    const near = {
      ...{ created_at: sqlInstant(-30 * 86_400), expires_at: sqlInstant(6.5 * 86_400) },
    }
    await db.from('api_tokens').where('id', id).update(near)
    assert.equal(await expiring(), 1)
    assert.equal(await expiring(), 1)
    await db
      .from('api_tokens')
      .where('id', id)
      .update({ expires_at: sqlInstant(3600) })
    assert.equal(await expiring(), 2)
  })
})
