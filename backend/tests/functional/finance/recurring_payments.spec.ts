import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { addDays, addMonths } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { dueDays } from '#finance/recurring_payments/due_days'
import { person } from '#tests/helpers/users'

const PATH = '/api/recurring-payments'
const SAMPLE = {
  name: 'Name of a test',
  nameAr: 'اسم للتجربة',
  kind: 'rent',
  payee: 'Payee of a test',
  currency: 'SAR',
  amount: '1250.00',
  every: 5,
  unit: 'month',
  firstOn: '2026-01-15',
  lastOn: '2027-01-15',
  instalments: 5,
  active: true,
  note: 'Note of a test',
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

test.group('Recurring payments', (group) => {
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
    assert.isNull(await db.from('recurring_payments').where('id', id).first())
    const audited = await db
      .from('audit_logs')
      .where({ entity_type: 'recurring_payment', entity_id: String(id) })
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

  test('are refused with an end before the first, nothing to pay, other units or another currency', async ({
    client,
    assert,
  }) => {
    const account = await db.from('bank_accounts').where('currency', 'SAR').first()
    const refused = async (more: object, field: string) => {
      const answer = await as(client, 'admin', 'post', PATH, { body: { ...SAMPLE, ...more } })
      answer.assertStatus(422)
      assert.deepEqual(Object.keys(answer.body().errors), [field], field)
    }
    await refused({ lastOn: '2026-01-14' }, 'lastOn')
    await refused({ amount: '0' }, 'amount')
    await refused({ amount: '10.005' }, 'amount')
    await refused({ every: 0 }, 'every')
    await refused({ instalments: 0 }, 'instalments')
    await refused({ unit: 'year' }, 'unit')
    await refused({ currency: 'XXX' }, 'currency')
    await refused({ kind: 'tip' }, 'kind')
    await refused({ bankAccountId: 4_000_000 }, 'bankAccountId')
    if (account) await refused({ currency: 'USD', bankAccountId: account.id }, 'bankAccountId')
    const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
    const changed = await as(client, 'admin', 'patch', `${PATH}/${created.body().id}`, {
      body: { currency: 'KWD' },
      version: 1,
    })
    changed.assertStatus(422)
    assert.deepEqual(Object.keys(changed.body().errors), ['amount'])
  })

  test('stand in the cash forecast on their days until they are paused or over', async ({
    client,
    assert,
  }) => {
    const line = async () => {
      const { lines } = (await as(client, 'accountant', 'get', '/api/cash-forecast')).body()
      return lines.find((one: { line: string }) => one.line === 'recurring')
    }
    const sum = async () =>
      (await line()).weeks.reduce((total: number, one: string) => total + Number(one), 0)
    const rent = {
      ...{ name: 'Head office', kind: 'rent', payee: 'Olaya Towers', amount: '1000' },
      ...{ every: 1, unit: 'week', firstOn: addDays(today(), -70), lastOn: null },
      instalments: null,
    }
    const created = await as(client, 'accountant', 'post', PATH, { body: { ...SAMPLE, ...rent } })
    created.assertStatus(201)
    assert.equal(created.body().nextOn, today())
    const { id } = created.body()
    assert.deepEqual(
      (await line()).weeks,
      Array.from({ length: 13 }, () => '-1000.00')
    )
    const items = await as(
      client,
      'accountant',
      'get',
      '/api/cash-forecast/items?line=recurring&column=0'
    )
    assert.containsSubset(items.body(), {
      count: 1,
      rows: [
        {
          ...{ line: 'recurring', kind: 'recurring_payment', recordId: id },
          ...{ number: 'Head office', party: 'Olaya Towers', on: today(), amount: '-1000.00' },
        },
      ],
    })
    // ten are over before today, two are left
    const twelve = await as(client, 'accountant', 'patch', `${PATH}/${id}`, {
      body: { instalments: 12 },
      version: 1,
    })
    twelve.assertStatus(200)
    assert.equal(await sum(), -2000)
    const ended = await as(client, 'accountant', 'patch', `${PATH}/${id}`, {
      body: { lastOn: today() },
      version: 2,
    })
    assert.equal(ended.body().nextOn, today())
    assert.equal(await sum(), -1000)
    const paused = await as(client, 'accountant', 'patch', `${PATH}/${id}`, {
      body: { active: false },
      version: 3,
    })
    assert.isNull(paused.body().nextOn)
    assert.equal(await sum(), 0)
  })

  test('of months keep the day of the first, weeks their weekday', ({ assert }) => {
    const monthly = {
      ...{ firstOn: '2026-01-31', lastOn: null, every: 1, unit: 'month' as const },
      instalments: null,
    }
    assert.deepEqual(dueDays(monthly, '2026-02-01', '2026-05-01'), [
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
    ])
    assert.deepEqual(dueDays({ ...monthly, every: 3 }, '2026-02-01', '2026-12-31'), [
      '2026-04-30',
      '2026-07-31',
      '2026-10-31',
    ])
    assert.deepEqual(dueDays({ ...monthly, instalments: 2 }, '2026-01-01', '2026-12-31'), [
      '2026-01-31',
      '2026-02-28',
    ])
    assert.deepEqual(dueDays({ ...monthly, lastOn: '2026-02-27' }, '2026-01-01', '2026-12-31'), [
      '2026-01-31',
    ])
    assert.deepEqual(dueDays(monthly, '2025-01-01', '2026-01-30'), [])
    const weekly = { ...monthly, firstOn: '2000-01-03', every: 2, unit: 'week' as const }
    // the same as counted one by one from the first
    const all: string[] = []
    for (let day = '2000-01-03'; day <= '2027-12-31'; day = addDays(day, 14)) all.push(day)
    const [from, through] = ['2026-06-01', addMonths('2026-06-01', 3)]
    assert.deepEqual(
      dueDays(weekly, from, through),
      all.filter((day) => day >= from && day <= through)
    )
  })
})
