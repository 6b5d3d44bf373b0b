import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { baseAmountMinor } from '#core/approvals/base_amount'
import { rateOn } from '#core/exchange_rates/known_rates'
import { today } from '#core/settings/firm_clock'
import { person } from '#tests/helpers/users'

const PATH = '/api/exchange-rates'
const SAMPLE = {
  currency: 'EUR',
  effectiveOn: today(),
  rate: '4.083215',
  source: 'Central bank',
}

type Method = 'get' | 'post' | 'patch' | 'delete'

async function as(
  client: ApiClient,
  username: string,
  method: Method,
  path: string,
  sent: { body?: object; version?: number } = {}
) {
  const request = client[method](path)
    .loginAs(await person(username))
    .withCsrfToken()
  if (sent.body) request.unsafeJson(sent.body)
  if (sent.version !== undefined) request.header('If-Match', `"${sent.version}"`)
  return request
}

test.group('Exchange rates', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const enter = (client: ApiClient, more: object, username = 'accountant') =>
    as(client, username, 'post', PATH, { body: { ...SAMPLE, ...more } })

  test('are closed to guests and to those without the ability', async ({ client }) => {
    const guest = await client.get(PATH)
    guest.assertStatus(401)
    const reading = await as(client, 'staff', 'get', PATH)
    reading.assertStatus(403)
    const writing = await as(client, 'staff', 'post', PATH, { body: SAMPLE })
    writing.assertStatus(403)
  })

  test('are added, found, changed and deleted, with a history', async ({ client, assert }) => {
    const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
    created.assertStatus(201)
    created.assertBodyContains({ ...SAMPLE, version: 1, can: { update: true, delete: true } })
    const { id } = created.body()

    const listed = await as(client, 'admin', 'get', `${PATH}?_sort=currency&_order=asc`)
    assert.include(
      listed.body().map((row: { id: number }) => row.id),
      id
    )
    const changed = await as(client, 'admin', 'patch', `${PATH}/${id}`, {
      body: { rate: '4.1' },
      version: 1,
    })
    changed.assertStatus(200)
    changed.assertBodyContains({ rate: '4.1', version: 2 })
    const history = await as(client, 'admin', 'get', `${PATH}/${id}/history`)
    const actions = history.body().map((entry: { action: string }) => entry.action)
    assert.deepEqual(actions, ['update', 'create'])
    const deleted = await as(client, 'admin', 'delete', `${PATH}/${id}`, { version: 2 })
    deleted.assertStatus(204)
    assert.isNull(await db.from('exchange_rates').where('id', id).first())
    const audited = await db
      .from('audit_logs')
      .where({ entity_type: 'exchange_rate', entity_id: String(id) })
    assert.lengthOf(audited, 3)
  })

  test('are refused with what is wrong, field by field', async ({ client, assert }) => {
    const { currency: _, ...without } = SAMPLE
    const incomplete = await as(client, 'admin', 'post', PATH, { body: without })
    incomplete.assertStatus(422)
    assert.property(incomplete.body().errors, 'currency')
    const unknown = await as(client, 'admin', 'post', PATH, { body: { ...SAMPLE, other: 1 } })
    unknown.assertStatus(422)
    assert.property(unknown.body().errors, 'other')
    const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
    created.assertStatus(201)
  })

  test('are changed in the version that was read only', async ({ client }) => {
    const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
    const path = `${PATH}/${created.body().id}`
    const blind = await as(client, 'admin', 'patch', path, { body: { rate: '4.2' } })
    blind.assertStatus(428)
    const stale = await as(client, 'admin', 'patch', path, {
      body: { rate: '4.2' },
      version: 7,
    })
    stale.assertStatus(412)
    const kept = await as(client, 'admin', 'delete', path, { version: 7 })
    kept.assertStatus(412)
  })

  test('hold from their day on, for every amount that is counted in riyals', async ({
    client,
    assert,
  }) => {
    for (const [effectiveOn, rate] of [
      ['2026-03-01', '4.1'],
      ['2026-01-01', '3.9'],
      ['2026-02-01', '4'],
    ]) {
      const entered = await enter(client, { effectiveOn, rate })
      entered.assertStatus(201)
    }
    const worth = (day: string) => baseAmountMinor(1000, 'EUR', day)
    assert.deepEqual(
      ['2026-01-01', '2026-01-31', '2026-02-01', '2026-02-28', '2026-03-01', today()].map(worth),
      [3900, 3900, 4000, 4000, 4100, 4100]
    )
    // before the first one is known it counts as more than every limit
    assert.equal(worth('2025-12-31'), Number.POSITIVE_INFINITY)
  })

  test('count three decimals, and parities until one is entered', async ({ client, assert }) => {
    // 1,000.000 dinars at 12.2158 riyals
    const kwd = await enter(client, { currency: 'KWD', rate: '12.2158' })
    kwd.assertStatus(201)
    assert.equal(baseAmountMinor(1_000_000, 'KWD'), 1_221_580)
    assert.equal(rateOn('USD'), 3_750_000n)
    const usd = await enter(client, { currency: 'USD', rate: '3.7501' })
    usd.assertStatus(201)
    assert.equal(rateOn('USD'), 3_750_100n)
    assert.equal(rateOn('SAR'), 1_000_000n)
  })

  test('are above zero, of a foreign currency and near the one before', async ({
    client,
    assert,
  }) => {
    for (const [more, field] of [
      [{ rate: '0' }, 'rate'],
      [{ rate: '-4' }, 'rate'],
      [{ rate: '4.1234567' }, 'rate'],
      [{ rate: '99999999' }, 'rate'],
      [{ currency: 'SAR' }, 'currency'],
      [{ currency: 'XXX' }, 'currency'],
      [{ effectiveOn: '2026-02-30' }, 'effectiveOn'],
      // a slip of the point, against the parity and against a rate
      [{ currency: 'USD', rate: '0.375' }, 'rate'],
      [{ currency: 'USD', rate: '37.5' }, 'rate'],
    ] as const) {
      const refused = await enter(client, more)
      refused.assertStatus(422)
      assert.property(refused.body().errors, field, JSON.stringify(more))
    }
    const [first, twice] = [await enter(client, {}), await enter(client, { rate: '4.09' })]
    first.assertStatus(201)
    twice.assertStatus(422)
    assert.property(twice.body().errors, 'effectiveOn')
  })

  test('stay as they are once their day is over', async ({ client, assert }) => {
    const { id } = (await enter(client, { effectiveOn: '2026-01-01' })).body()
    const path = `${PATH}/${id}`
    for (const [method, body] of [
      ['patch', { rate: '4.1' }],
      ['delete', undefined],
    ] as const) {
      const refused = await as(client, 'accountant', method, path, { body, version: 1 })
      refused.assertStatus(409)
      assert.equal(refused.body().code, 'RATE_IN_FORCE')
    }
    const kept = await db.from('exchange_rates').where('id', id).firstOrFail()
    assert.equal(Number(kept.rate_e6), 4_083_215)
  })

  test('are read by administrators of records, and written by accountants', async ({ client }) => {
    const buyer = await enter(client, {}, 'buyer')
    buyer.assertStatus(403)
    const accountant = await enter(client, {})
    accountant.assertStatus(201)
  })
})
