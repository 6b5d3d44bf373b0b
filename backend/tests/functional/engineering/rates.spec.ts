import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { person } from '#tests/helpers/users'
import { BODY, createdBy } from './quotation_body.js'

const PATH = '/api/rates'
const SAMPLE = {
  code: 'T-100',
  name: 'Name of a test',
  nameAr: 'اسم للتجربة',
  unit: 'm2',
  costHead: 'material',
  currency: 'SAR',
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

test.group('Rate library', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

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
    const found = await as(client, 'admin', 'get', `${PATH}?q=${encodeURIComponent(SAMPLE.code)}`)
    found.assertHeader('x-total-count', '1')
    const listed = await as(client, 'admin', 'get', `${PATH}?_sort=code&_order=asc`)
    assert.include(
      listed.body().map((row: { id: number }) => row.id),
      id
    )
    const changed = await as(client, 'admin', 'patch', `${PATH}/${id}`, {
      body: { code: 'T-200' },
      version: 1,
    })
    changed.assertStatus(200)
    changed.assertBodyContains({ code: 'T-200', version: 2 })
    const history = await as(client, 'admin', 'get', `${PATH}/${id}/history`)
    const actions = history.body().map((entry: { action: string }) => entry.action)
    assert.deepEqual(actions, ['update', 'create'])
    const deleted = await as(client, 'admin', 'delete', `${PATH}/${id}`, { version: 2 })
    deleted.assertStatus(204)
    assert.isNull(await db.from('rates').where('id', id).first())
    const audited = await db
      .from('audit_logs')
      .where({ entity_type: 'rate', entity_id: String(id) })
    assert.lengthOf(audited, 3)
  })

  test('are in force from their day on, and marked when they are old', async ({
    client,
    assert,
  }) => {
    const prices = [
      { effectiveOn: addDays(today(), 5), unitRate: '130', unitCost: '99' },
      { effectiveOn: addDays(today(), -91), unitRate: '120.5', unitCost: '90.25' },
      { effectiveOn: '2020-01-01', unitRate: '80', unitCost: null },
    ]
    const made = await as(client, 'engineer', 'post', PATH, { body: { ...SAMPLE, prices } })
    made.assertStatus(201)
    assert.deepEqual(made.body().prices, prices)
    const old = { unitRate: '120.5', rateOn: prices[1].effectiveOn, isOld: true }
    assert.containsSubset(made.body(), old)
    const found = await as(client, 'engineer', 'get', `${PATH}/lookup?q=T-100`)
    assert.containsSubset(found.body(), [{ ...old, unitCost: '90.25', costHead: 'material' }])
    const dollars = await as(client, 'engineer', 'get', `${PATH}/lookup?q=T-100&currency=USD`)
    assert.equal(dollars.body()[0].unitRate, '32.1333')
    const fresh = [{ effectiveOn: today(), unitRate: '125' }, ...prices]
    const path = `${PATH}/${made.body().id}`
    const changed = await as(client, 'engineer', 'patch', path, {
      ...{ body: { prices: fresh }, version: 1 },
    })
    assert.containsSubset(changed.body(), { unitRate: '125', isOld: false })
    assert.lengthOf(await db.from('rate_prices').where('rate_id', made.body().id), 4)
    const twice = await as(client, 'engineer', 'patch', path, {
      ...{ body: { prices: [prices[0], prices[0]] }, version: 2 },
    })
    twice.assertStatus(422)
    assert.property(twice.body().errors, 'prices')
    ;(await as(client, 'engineer', 'get', `${PATH}/lookup?currency=XYZ`)).assertStatus(422)
    ;(await as(client, 'auditor', 'get', `${PATH}/lookup`)).assertStatus(403)
    ;(await client.get(`${PATH}/lookup`)).assertStatus(401)
  })

  test('of a line are kept with it and go on to its revision', async ({ client, assert }) => {
    const line = { ...BODY.lines[0], rateOn: '2026-01-15', costHead: 'overhead' }
    const made = await createdBy(client, 'engineer', { draft: true, lines: [line], discount: '0' })
    assert.equal(made.lines[0].rateOn, '2026-01-15')
    const copy = await as(client, 'engineer', 'post', `/api/quotations/${made.id}/copies`, {
      body: {},
    })
    assert.equal(copy.body().lines[0].rateOn, '2026-01-15')
  })
})
