import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import {
  SAMPLE_ACCOUNT,
  SAMPLE_IBAN,
  VendorFactory,
} from '#database/factories/procurement/vendor_factory'
import { unseal } from '#procurement/vendors/bank/seal'
import type Vendor from '#procurement/vendors/models/vendor'
import User from '#identity/shared/user'
import { call, vendorBody } from './support.js'

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

test.group('A new bank account of a vendor', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const THIEF = 'SA4420000001234567891234'

  /** A vendor of the buyer whose account an administrator has confirmed. */
  async function aConfirmed(client: ApiClient) {
    const made = await call(client, 'buyer', 'post', '/api/vendors', { body: vendorBody() })
    const path = `/api/vendors/${made.body().id}`
    await decide(client, 'admin', path, 'approve')
    return path
  }

  const versions = async (client: ApiClient, path: string) =>
    (await call(client, 'admin', 'get', `${path}/bank-accounts`)).body()

  const change = async (client: ApiClient, by: string, path: string, body: object) => {
    const { version } = (await call(client, by, 'get', path)).body()
    return call(client, by, 'patch', path, { body: { ...body }, seen: version })
  }

  async function decide(client: ApiClient, by: string, path: string, verb: 'approve' | 'reject') {
    const [{ id, version: seen }] = await versions(client, path)
    const body = verb === 'reject' ? { reason: 'Not their number' } : {}
    return call(client, by, 'post', `${path}/bank-accounts/${id}/${verb}`, { body, seen })
  }

  test('that was refused is not where the vendor is paid', async ({ client, assert }) => {
    const path = await aConfirmed(client)
    ;(await change(client, 'buyer', path, { iban: THIEF, bankName: 'Elsewhere' })).assertStatus(200)
    ;(await decide(client, 'admin', path, 'reject')).assertStatus(200)
    const shown = await call(client, 'buyer', 'get', path)
    assert.containsSubset(shown.body(), { iban: SAMPLE_IBAN, bankName: 'Al Rajhi Bank' })
    // the form that still shows the refused one cannot bring it back
    const stale = await call(client, 'buyer', 'patch', path, { body: { city: 'Abha' }, seen: 2 })
    stale.assertStatus(412)
    const states = (await versions(client, path)).map((row: { status: string }) => row.status)
    assert.deepEqual(states, ['rejected', 'approved'])
  })

  test('that was refused at once leaves none', async ({ client, assert }) => {
    const made = await call(client, 'buyer', 'post', '/api/vendors', { body: vendorBody() })
    const path = `/api/vendors/${made.body().id}`
    ;(await decide(client, 'admin', path, 'reject')).assertStatus(200)
    assert.containsSubset((await call(client, 'buyer', 'get', path)).body(), {
      iban: null,
      accountNumber: null,
      bankName: null,
    })
  })

  test('does not become usable by the hand of a colleague who corrects a word', async ({
    client,
    assert,
  }) => {
    const path = await aConfirmed(client)
    await change(client, 'buyer', path, { iban: THIEF })
    await change(client, 'admin', path, { bankCity: 'Jeddah' })
    const [waiting] = (await call(client, 'buyer', 'get', `${path}/bank-accounts`)).body()
    assert.containsSubset(waiting, { status: 'pending', can: { approve: false, reject: false } })
    for (const by of ['buyer', 'admin']) {
      const own = await decide(client, by, path, 'approve')
      own.assertStatus(403)
      own.assertBodyContains({ code: 'SELF_APPROVAL' })
    }
  })

  test('is not entered, nor guessed at, by who may not see it', async ({ client, assert }) => {
    const path = await aConfirmed(client)
    const staff = await User.findByOrFail('username', 'staff')
    await staff.merge({ permissions: { procurementVendorList: true } }).save()
    for (const body of [{ iban: SAMPLE_IBAN }, { iban: '****7519' }, { bankName: null }]) {
      const guess = await change(client, 'staff', path, { ...body, city: 'Abha' })
      guess.assertStatus(403)
    }
    ;(await change(client, 'staff', path, { city: 'Abha' })).assertStatus(200)
    assert.lengthOf(await versions(client, path), 1)
  })

  test('once decided on, says nothing about who may decide on the next', async ({ client }) => {
    const path = await aConfirmed(client)
    await change(client, 'buyer', path, { iban: THIEF })
    ;(await decide(client, 'admin', path, 'reject')).assertStatus(200)
    await change(client, 'admin', path, { iban: THIEF })
    ;(await decide(client, 'buyer', path, 'approve')).assertStatus(200)
  })
})
