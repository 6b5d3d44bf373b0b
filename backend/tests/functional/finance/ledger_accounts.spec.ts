import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { person } from '#tests/helpers/users'

const PATH = '/api/ledger-accounts'
const SAMPLE = {
  code: '9990',
  name: 'Name of a test',
  nameAr: 'اسم للتجربة',
  type: 'current_asset',
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

test.group('Chart of accounts', (group) => {
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
    const listed = await as(client, 'admin', 'get', `${PATH}?_sort=code&_order=desc`)
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
    assert.isNull(await db.from('ledger_accounts').where('id', id).first())
    const audited = await db
      .from('audit_logs')
      .where({ entity_type: 'ledger_account', entity_id: String(id) })
    assert.lengthOf(audited, 3)
  })

  test('are refused with what is wrong, field by field', async ({ client, assert }) => {
    const { code: _, ...without } = SAMPLE
    const incomplete = await as(client, 'admin', 'post', PATH, { body: without })
    incomplete.assertStatus(422)
    assert.property(incomplete.body().errors, 'code')
    const unknown = await as(client, 'admin', 'post', PATH, { body: { ...SAMPLE, other: 1 } })
    unknown.assertStatus(422)
    assert.property(unknown.body().errors, 'other')
    const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
    created.assertStatus(201)
    const twice = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
    twice.assertStatus(422)
    assert.property(twice.body().errors, 'code')
  })

  test('are changed in the version that was read only', async ({ client }) => {
    const created = await as(client, 'admin', 'post', PATH, { body: SAMPLE })
    const path = `${PATH}/${created.body().id}`
    const blind = await as(client, 'admin', 'patch', path, { body: { code: 'T-300' } })
    blind.assertStatus(428)
    const stale = await as(client, 'admin', 'patch', path, { body: { code: 'T-300' }, version: 7 })
    stale.assertStatus(412)
    const kept = await as(client, 'admin', 'delete', path, { version: 7 })
    kept.assertStatus(412)
  })
})
