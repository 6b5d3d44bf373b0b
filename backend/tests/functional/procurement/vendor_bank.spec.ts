import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import {
  SAMPLE_ACCOUNT,
  SAMPLE_IBAN,
  VendorFactory,
} from '#database/factories/procurement/vendor_factory'
import { unseal } from '#procurement/bank/seal'
import type Vendor from '#procurement/models/vendor'
import User from '#identity/models/user'
import { call } from './support.js'

const banked = () => VendorFactory.apply('banked').create()
const reveals = (vendor: Vendor) =>
  db.from('audit_logs').where({ action: 'reveal_bank', entity_id: String(vendor.id) })

test.group('Bank fields of vendors', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('are shown in clear to their keepers, who are logged', async ({ client, assert }) => {
    const vendor = await banked()
    const response = await call(client, 'buyer', 'get', `/api/vendors/${vendor.id}`)
    response.assertStatus(200)
    response.assertBodyContains({ iban: SAMPLE_IBAN, accountNumber: SAMPLE_ACCOUNT })
    const [log] = await reveals(vendor)
    assert.equal(log.actor_name, 'Tariq Mansour')
    assert.equal(log.changes, '[]')
  })

  test('are masked for others, and nothing is logged', async ({ client, assert }) => {
    const vendor = await banked()
    const staff = await User.findByOrFail('username', 'staff')
    await staff.merge({ permissions: { procurementVendorList: true } }).save()
    const response = await call(client, 'staff', 'get', `/api/vendors/${vendor.id}`)
    response.assertStatus(200)
    response.assertBodyContains({
      iban: '****7519',
      accountNumber: '****7519',
      bankName: 'Al Rajhi Bank',
    })
    assert.lengthOf(await reveals(vendor), 0)
  })

  test('are in no list, not even masked', async ({ client, assert }) => {
    const vendor = await banked()
    const response = await call(client, 'admin', 'get', `/api/vendors?id=${vendor.id}`)
    const text = JSON.stringify(response.body())
    assert.notMatch(text, /iban|accountNumber|bankName|swift|sealed/i)
    assert.notInclude(text, '7519')
  })

  test('are sealed in the database, in the log and in stored answers', async ({
    client,
    assert,
  }) => {
    const vendor = await banked()
    const other = 'SA4420000001234567891234'
    const sent = { body: { iban: other }, seen: 1 }
    const response = await call(client, 'buyer', 'patch', `/api/vendors/${vendor.id}`, sent)
    response.assertStatus(200)
    response.assertBodyContains({ iban: '****1234' })
    await vendor.refresh()
    assert.equal(unseal(vendor, 'iban'), other)
    for (const table of ['vendors', 'audit_logs', 'outbox_events', 'idempotency_keys']) {
      const rows = JSON.stringify(await db.from(table))
      assert.notInclude(rows, other)
      assert.notInclude(rows, SAMPLE_IBAN)
    }
  })

  test('stay as they are when their mask is sent back', async ({ client, assert }) => {
    const vendor = await banked()
    const path = `/api/vendors/${vendor.id}`
    const body = { city: 'Jeddah', iban: '****7519', accountNumber: '****7519' }
    const response = await call(client, 'buyer', 'patch', path, { body, seen: 1 })
    response.assertStatus(200)
    await vendor.refresh()
    assert.equal(unseal(vendor, 'iban'), SAMPLE_IBAN)
    assert.equal(unseal(vendor, 'accountNumber'), SAMPLE_ACCOUNT)
    const foreign = await call(client, 'buyer', 'patch', path, {
      body: { iban: '****0000' },
      seen: 2,
    })
    foreign.assertStatus(422)
    assert.property(foreign.body().errors, 'iban')
  })

  test('are taken away by null', async ({ client, assert }) => {
    const vendor = await banked()
    const sent = { body: { iban: null, accountNumber: '' }, seen: 1 }
    const response = await call(client, 'buyer', 'patch', `/api/vendors/${vendor.id}`, sent)
    response.assertStatus(200)
    await vendor.refresh()
    assert.isNull(vendor.ibanSealed)
    assert.isNull(vendor.ibanTail)
    assert.isNull(vendor.accountNumberSealed)
  })

  test('do not open when moved to another vendor', async ({ client, assert }) => {
    const vendor = await banked()
    const thief = await VendorFactory.create()
    await db.from('vendors').where('id', thief.id).update({
      iban_sealed: vendor.ibanSealed,
      iban_tail: vendor.ibanTail,
    })
    await thief.refresh()
    assert.isNull(unseal(thief, 'iban'))
    const response = await call(client, 'admin', 'get', `/api/vendors/${thief.id}`)
    response.assertBodyContains({ iban: '****7519' })
  })
})
