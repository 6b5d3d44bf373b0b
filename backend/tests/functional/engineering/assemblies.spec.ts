import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { person } from '#tests/helpers/users'

const PATH = '/api/assemblies'
const SAMPLE = { code: 'T-100', name: 'Name of a test', nameAr: 'اسم للتجربة', active: true }

const parameter = (name: string, initial: string) => ({
  ...{ name, label: name, labelAr: name, initial },
})
const FACADE = {
  ...{ code: 'T-FACADE', name: 'Facade per m²', nameAr: 'واجهة لكل م²' },
  parameters: [parameter('area', '1'), parameter('waste', '5'), parameter('per_hour', '3')],
}
const GLASS = 'area * (1 + waste / 100)'
const LABOUR = {
  ...{ description: 'Fixing', unit: 'hour', costHead: 'labour', unitRate: '55' },
  quantity: 'ceil(area / per_hour)',
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

test.group('Assemblies', (group) => {
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
    assert.isNull(await db.from('assemblies').where('id', id).first())
    const audited = await db
      .from('audit_logs')
      .where({ entity_type: 'assembly', entity_id: String(id) })
    assert.lengthOf(audited, 3)
  })

  test('write their lines with the rates in force', async ({ client, assert }) => {
    const rate = await as(client, 'engineer', 'post', '/api/rates', {
      body: {
        ...{ code: 'GL-6', name: 'Glass 6 mm', nameAr: 'زجاج 6 مم', unit: 'm2' },
        ...{ costHead: 'material', currency: 'SAR' },
        prices: [{ effectiveOn: '2026-01-01', unitRate: '240', unitCost: '180.5' }],
      },
    })
    const made = await as(client, 'engineer', 'post', PATH, {
      body: { ...FACADE, components: [{ rateId: rate.body().id, quantity: GLASS }, LABOUR] },
    })
    made.assertStatus(201)
    const path = `${PATH}/${made.body().id}/lines`
    const written = await as(client, 'engineer', 'post', path, {
      body: { parameters: { area: '40' } },
    })
    written.assertStatus(200)
    assert.containsSubset(written.body(), [
      {
        ...{ description: 'Glass 6 mm', unit: 'm2', quantity: '42', unitRate: '240' },
        ...{ unitCost: '180.5', rateOn: '2026-01-01', costHead: 'material' },
      },
      { description: 'Fixing', quantity: '14', unitRate: '55', costHead: 'labour', rateOn: null },
    ])
    const unknown = await as(client, 'engineer', 'post', path, {
      body: { parameters: { height: '2' } },
    })
    unknown.assertStatus(422)
    assert.deepEqual(Object.keys(unknown.body().errors), ['parameters.height'])
    const broken = await as(client, 'engineer', 'post', path, {
      body: { parameters: { per_hour: '0' } },
    })
    broken.assertStatus(422)
    ;(await as(client, 'auditor', 'post', path, { body: {} })).assertStatus(403)
    ;(await as(client, 'engineer', 'post', `${PATH}/999999/lines`, { body: {} })).assertStatus(404)
    const listed = await as(client, 'engineer', 'get', `${PATH}/lookup?q=T-FACADE`)
    assert.deepEqual(listed.body()[0].parameters, FACADE.parameters)
  })

  test('are refused where a formula or a name is wrong', async ({ client, assert }) => {
    const wrong: [string, object][] = [
      ['components.0.quantity', { components: [{ ...LABOUR, quantity: 'width * 2' }] }],
      ['components.0.quantity', { components: [{ ...LABOUR, quantity: '2 *' }] }],
      ['components.0.rateId', { components: [{ rateId: 999_999, quantity: '1' }] }],
      ['components.0.unitRate', { components: [{ ...LABOUR, unitRate: null }] }],
      ['parameters.1.name', { parameters: [FACADE.parameters[0], FACADE.parameters[0]] }],
      ['parameters.0.name', { parameters: [{ ...FACADE.parameters[0], name: 'Area m' }] }],
    ]
    for (const [field, change] of wrong) {
      const body = { ...FACADE, components: [LABOUR], ...change }
      const refused = await as(client, 'engineer', 'post', PATH, { body })
      refused.assertStatus(422)
      assert.include(Object.keys(refused.body().errors), field)
    }
    assert.isNull(await db.from('assemblies').where('code', FACADE.code).first())
  })
})
