import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { VendorFactory } from '#database/factories/procurement/vendor_factory'
import Vendor from '#procurement/vendors/models/vendor'
import { anOrder, aVendor, call, vendorBody } from './support.js'

const VENDORS = '/api/vendors'

test.group('Vendors', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are closed to guests', async ({ client }) => {
    const vendor = await aVendor()
    const list = await client.get(VENDORS)
    list.assertStatus(401)
    list.assertBodyContains({ code: 'SIGNED_OUT' })
    const create = await client.post(VENDORS).withCsrfToken().json(vendorBody())
    create.assertStatus(401)
    const remove = await client.delete(`${VENDORS}/${vendor.id}`).withCsrfToken()
    remove.assertStatus(401)
  })

  test('are closed to {$self} for reading and writing')
    .with(['staff', 'po.clerk', 'storekeeper', 'auditor', 'chief.engineer'])
    .run(async ({ client }, username) => {
      const { id } = await aVendor()
      for (const path of [
        VENDORS,
        `${VENDORS}/${id}`,
        `${VENDORS}/${id}/history`,
        `${VENDORS}/${id}/ratings`,
      ]) {
        const response = await call(client, username, 'get', path)
        response.assertStatus(403)
      }
      const create = await call(client, username, 'post', VENDORS, { body: vendorBody() })
      create.assertStatus(403)
      const remove = await call(client, username, 'delete', `${VENDORS}/${id}`, { seen: 1 })
      remove.assertStatus(403)
    })

  test('are created with every field, and logged', async ({ client, assert }) => {
    const response = await call(client, 'buyer', 'post', VENDORS, { body: vendorBody() })
    response.assertStatus(201)
    response.assertBodyContains({
      name: 'Najd Steel Factory',
      version: 1,
      iban: '****7519',
      accountNumber: '****7519',
      missingDocuments: ['commercial_registration', 'national_address'],
      can: { update: true, delete: true, rate: true },
      ratingScore: null,
    })
    const vendor = await Vendor.findOrFail(response.body().id)
    assert.equal(vendor.swiftCode, 'RJHISARI')
    assert.include(vendor.searchText, 'najd steel factory')
    const log = await db
      .from('audit_logs')
      .where({ entity_type: 'vendor', entity_id: String(vendor.id) })
      .first()
    assert.equal(log.action, 'create')
    assert.notInclude(log.changes, '6080')
  })

  test('need nothing but name, type and group', async ({ client }) => {
    const body = { name: 'Gulf Cement', type: 'domestic', group: 'supplier' }
    const response = await call(client, 'buyer', 'post', VENDORS, { body })
    response.assertStatus(201)
    response.assertBodyContains({ purchasingCurrency: 'SAR', city: null, iban: null })
  })

  test('are refused with {field} = {value}')
    .with([
      { field: 'name', value: '' },
      { field: 'name', value: 'x'.repeat(201) },
      { field: 'name', value: 42 },
      { field: 'type', value: 'foreign' },
      { field: 'group', value: 'friend' },
      { field: 'businessAddress', value: 'x'.repeat(401) },
      { field: 'city', value: ['Riyadh'] },
      { field: 'country', value: { code: 'SA' } },
      { field: 'postalCode', value: 'x'.repeat(21) },
      { field: 'phone', value: 'call me' },
      { field: 'mobile', value: '12' },
      { field: 'fax', value: 'none' },
      { field: 'email', value: 'not-an-address' },
      { field: 'website', value: 'javascript:alert(1)' },
      { field: 'iban', value: 'SA0380000000608010167518' },
      { field: 'iban', value: '****7519' },
      { field: 'accountNumber', value: '****7519' },
      { field: 'accountNumber', value: '<script>' },
      { field: 'swiftCode', value: 'RJ' },
      { field: 'purchasingCurrency', value: 'XXX' },
      { field: 'createdBy', value: 1 },
      { field: 'ratingScore', value: 100 },
      { field: 'bankSeal', value: 'mine' },
    ])
    .run(async ({ client, assert }, { field, value }) => {
      const body = vendorBody({ [field]: value })
      const response = await call(client, 'buyer', 'post', VENDORS, { body })
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [field])
      assert.isNull(await Vendor.findBy('name', 'Najd Steel Factory'))
    })

  test('take the choices that administrators keep', async ({ client }) => {
    const added = { list: 'vendor-groups', value: 'lessor', label: 'Lessor', label_ar: 'مؤجر' }
    await db.table('list_options').insert({ ...added, position: 9, active: true })
    const body = vendorBody({ group: 'lessor' })
    const created = await call(client, 'buyer', 'post', VENDORS, { body })
    created.assertStatus(201)
    await db.from('list_options').where('value', 'lessor').update({ active: false })
    const refused = await call(client, 'buyer', 'post', VENDORS, { body })
    refused.assertStatus(422)
    const sent = { body: { group: 'lessor', city: 'Jeddah' }, seen: 1 }
    const kept = await call(client, 'buyer', 'patch', `${VENDORS}/${created.body().id}`, sent)
    kept.assertStatus(200)
  })

  test('understand Arabic digits in numbers', async ({ client }) => {
    const body = vendorBody({ phone: '٠١١٢٦٥١١٢٢', iban: 'SA٠٣٨٠٠٠٠٠٠٠٦٠٨٠١٠١٦٧٥١٩' })
    const response = await call(client, 'buyer', 'post', VENDORS, { body })
    response.assertStatus(201)
    response.assertBodyContains({ phone: '0112651122', iban: '****7519' })
  })

  test('are created once when the same request is sent twice', async ({ client, assert }) => {
    const sent = { body: vendorBody({ name: 'Once Only' }), key: 'vendor-once' }
    const first = await call(client, 'buyer', 'post', VENDORS, sent)
    const second = await call(client, 'buyer', 'post', VENDORS, sent)
    second.assertStatus(201)
    second.assertHeader('Idempotent-Replayed', 'true')
    assert.deepEqual(second.body(), first.body())
    assert.lengthOf(await Vendor.query().where('name', 'Once Only'), 1)
    const stored = await db.from('idempotency_keys').where('key', 'vendor-once').first()
    assert.notInclude(JSON.stringify(second.body()), '60801')
    assert.notInclude(stored.response_body, 'Once Only')
  })

  test('are changed under the version that was read', async ({ client, assert }) => {
    const vendor = await aVendor()
    const path = `${VENDORS}/${vendor.id}`
    const missing = await call(client, 'buyer', 'patch', path, { body: { city: 'Jeddah' } })
    missing.assertStatus(428)
    const changed = await call(client, 'buyer', 'patch', path, {
      body: { city: 'Jeddah' },
      seen: 1,
    })
    changed.assertStatus(200)
    changed.assertBodyContains({ city: 'Jeddah', version: 2, name: vendor.name })
    const stale = await call(client, 'buyer', 'patch', path, { body: { city: 'Abha' }, seen: 1 })
    stale.assertStatus(412)
    stale.assertBodyContains({
      code: 'STALE_VERSION',
      changedBy: 'Tariq Mansour',
      currentVersion: 2,
    })
    await vendor.refresh()
    assert.equal(vendor.city, 'Jeddah')
  })

  test('tell their history, newest first', async ({ client, assert }) => {
    const created = await call(client, 'buyer', 'post', VENDORS, { body: vendorBody() })
    const path = `${VENDORS}/${created.body().id}`
    await call(client, 'admin', 'patch', path, { body: { city: 'Jeddah', iban: null }, seen: 1 })
    await call(client, 'admin', 'get', path)
    const history = await call(client, 'buyer', 'get', `${path}/history`)
    history.assertStatus(200)
    history.assertHeader('X-Total-Count', '2')
    const [update, create] = history.body()
    assert.equal(create.action, 'create')
    assert.equal(update.actor.name, 'Sami Al-Harbi')
    assert.deepEqual(update.changes, [
      { field: 'city', before: 'Riyadh', after: 'Jeddah' },
      { field: 'ibanSealed', before: '[hidden]', after: null },
    ])
  })

  test('are deleted with documents and ratings, unless orders name them', async ({
    client,
    assert,
  }) => {
    const free = await aVendor()
    const used = await aVendor()
    await anOrder(client, 'buyer', '100', { vendorId: used.id })
    const kept = await call(client, 'buyer', 'delete', `${VENDORS}/${used.id}`, { seen: 1 })
    kept.assertStatus(409)
    kept.assertBodyContains({ code: 'IN_USE' })
    const gone = await call(client, 'buyer', 'delete', `${VENDORS}/${free.id}`, { seen: 1 })
    gone.assertStatus(204)
    assert.isNull(await Vendor.find(free.id))
    const absent = await call(client, 'buyer', 'get', `${VENDORS}/${free.id}`)
    absent.assertStatus(404)
  })

  test('are deleted many at once, with a reason for each that stays', async ({
    client,
    assert,
  }) => {
    const [first, second, used] = await VendorFactory.createMany(3)
    await anOrder(client, 'buyer', '100', { vendorId: used.id })
    const ids = [
      { id: first.id, version: 1 },
      { id: second.id, version: 9 },
      { id: used.id, version: 1 },
    ]
    const response = await call(client, 'buyer', 'post', `${VENDORS}/bulk-delete`, {
      body: { ids },
    })
    response.assertStatus(200)
    assert.deepEqual(response.body().deleted, [first.id])
    assert.deepEqual(
      response.body().failed.map(({ id, code }: { id: number; code: string }) => [id, code]),
      [
        [second.id, 'STALE_VERSION'],
        [used.id, 'IN_USE'],
      ]
    )
    assert.isNotNull(await Vendor.find(second.id))
  })

  test('answer 404 for an id that is no number or not there', async ({ client }) => {
    for (const id of ['abc', '999999999', '1e3', '-1']) {
      const response = await call(client, 'buyer', 'get', `${VENDORS}/${id}`)
      response.assertStatus(404)
    }
  })
})
