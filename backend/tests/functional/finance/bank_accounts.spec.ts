import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { person } from '#tests/helpers/users'

const PATH = '/api/bank-accounts'
let SAMPLE = {
  ledgerAccountId: 0,
  name: 'Current account',
  nameAr: 'الحساب الجاري',
  bankName: 'Al Rajhi Bank',
  iban: 'SA0380000000608010167519',
  currency: 'SAR',
  openingOn: '2025-12-31',
  openingBalance: '1000.00',
  active: true,
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

test.group('Bank accounts', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const { id } = await db.from('ledger_accounts').where('code', '1400').firstOrFail()
    SAMPLE = { ...SAMPLE, ledgerAccountId: id }
  })

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
    const found = await as(client, 'admin', 'get', `${PATH}?q=${encodeURIComponent(SAMPLE.name)}`)
    found.assertHeader('x-total-count', '1')
    const listed = await as(client, 'admin', 'get', `${PATH}?_sort=name&_order=asc`)
    assert.include(
      listed.body().map((row: { id: number }) => row.id),
      id
    )
    const changed = await as(client, 'admin', 'patch', `${PATH}/${id}`, {
      body: { name: 'T-200' },
      version: 1,
    })
    changed.assertStatus(200)
    changed.assertBodyContains({ name: 'T-200', version: 2 })
    const history = await as(client, 'admin', 'get', `${PATH}/${id}/history`)
    const actions = history.body().map((entry: { action: string }) => entry.action)
    assert.deepEqual(actions, ['update', 'create'])
    const deleted = await as(client, 'admin', 'delete', `${PATH}/${id}`, { version: 2 })
    deleted.assertStatus(204)
    assert.isNull(await db.from('bank_accounts').where('id', id).first())
    const audited = await db
      .from('audit_logs')
      .where({ entity_type: 'bank_account', entity_id: String(id) })
    assert.lengthOf(audited, 3)
  })

  test('are refused with what is wrong, field by field', async ({ client, assert }) => {
    const { name: _, ...without } = SAMPLE
    const incomplete = await as(client, 'admin', 'post', PATH, { body: without })
    incomplete.assertStatus(422)
    assert.property(incomplete.body().errors, 'name')
    const unknown = await as(client, 'admin', 'post', PATH, { body: { ...SAMPLE, other: 1 } })
    unknown.assertStatus(422)
    assert.property(unknown.body().errors, 'other')
    const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
    created.assertStatus(201)
    const twice = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
    twice.assertStatus(422)
    assert.property(twice.body().errors, 'iban')
  })

  test('take an IBAN with right check digits, and amounts of their currency', async ({
    client,
    assert,
  }) => {
    const refused = async (more: object) => {
      const answer = await as(client, 'accountant', 'post', PATH, { body: { ...SAMPLE, ...more } })
      answer.assertStatus(422)
      return Object.keys(answer.body().errors)
    }
    assert.deepEqual(await refused({ iban: 'SA0380000000608010167518' }), ['iban'])
    assert.deepEqual(await refused({ currency: 'XXX' }), ['currency'])
    assert.deepEqual(await refused({ openingBalance: '1.001' }), ['openingBalance'])
    assert.deepEqual(await refused({ currency: 'JPY', openingBalance: '1.5' }), ['openingBalance'])
    const dinars = await as(client, 'accountant', 'post', PATH, {
      body: {
        ...SAMPLE,
        iban: 'sa03 8000 0000 6080 1016 7519',
        currency: 'KWD',
        openingBalance: '-1.005',
      },
    })
    dinars.assertStatus(201)
    dinars.assertBodyContains({ iban: SAMPLE.iban, openingBalance: '-1.005' })
    const row = await db.from('bank_accounts').where('id', dinars.body().id).firstOrFail()
    assert.equal(row.opening_balance_minor, -1005)
    // minor units of one currency are no minor units of another
    const path = `${PATH}/${dinars.body().id}`
    const change = await as(client, 'accountant', 'patch', path, {
      body: { currency: 'SAR' },
      version: 1,
    })
    change.assertStatus(422)
    assert.property(change.body().errors, 'openingBalance')
  })

  test('are changed in the version that was read only', async ({ client }) => {
    const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
    const path = `${PATH}/${created.body().id}`
    const blind = await as(client, 'admin', 'patch', path, { body: { name: 'T-300' } })
    blind.assertStatus(428)
    const stale = await as(client, 'admin', 'patch', path, { body: { name: 'T-300' }, version: 7 })
    stale.assertStatus(412)
    const kept = await as(client, 'admin', 'delete', path, { version: 7 })
    kept.assertStatus(412)
  })
})
