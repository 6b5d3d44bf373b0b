import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runDueJobs } from '#core/jobs/due_jobs'
import {
  SAMPLE_ACCOUNT,
  SAMPLE_IBAN,
  VendorFactory,
} from '#database/factories/procurement/vendor_factory'
import { call, vendorBody } from './support.js'

/** Where a vendor is paid, by every name that code, column or relation gives it. */
const NAMES = [
  'iban',
  'ibanSealed',
  'iban_sealed',
  'ibanTail',
  'iban_tail',
  'accountNumber',
  'accountNumberSealed',
  'accountNumberTail',
  'account_number_tail',
  'bankName',
  'bank_name',
  'bankCity',
  'accountName',
  'swiftCode',
  'swift_code',
  'bankSeal',
  'bank_seal',
  'searchText',
  'vendor.iban',
  'vendors.iban_tail',
  'bankAccounts.iban',
]
const OPERATORS = ['', '_like', '_gte', '_lte', '_ne', '_in']
const LISTS = [
  'vendors',
  'vendor-documents',
  'purchase-orders',
  'purchase-order-materials',
  'material-tracking',
]
/** Where what happens to a vendor leaves its traces. */
const TABLES = [
  'vendors',
  'vendor_bank_accounts',
  'audit_logs',
  'outbox_events',
  'idempotency_keys',
  'jobs',
  'job_effects',
  'notifications',
  'files',
  'file_texts',
  'recent_records',
  'saved_views',
  'imports',
]
/** Whole, and by the pieces from which it could be put together. */
const PIECES = [
  SAMPLE_IBAN,
  'SA03',
  '8000',
  '0000 6080',
  '7519',
  '60801016',
  SAMPLE_ACCOUNT,
  '0167519',
]

const totalOf = async (client: ApiClient, path: string) => {
  const response = await call(client, 'admin', 'get', path)
  response.assertStatus(200)
  return response.header('x-total-count') ?? JSON.stringify(response.body())
}

test.group('Who asks for bank fields by the back door', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('learns nothing by filters, sorting or columns: {$self}')
    .with(LISTS)
    .run(async ({ client, assert }, list) => {
      await VendorFactory.apply('banked').create()
      for (const name of NAMES) {
        for (const operator of OPERATORS) {
          const answer = await call(client, 'admin', 'get', `/api/${list}?${name}${operator}=SA03`)
          assert.equal(answer.status(), 422, `${name}${operator}`)
        }
        const sorted = await call(client, 'admin', 'get', `/api/${list}?_sort=${name}&_order=asc`)
        assert.equal(sorted.status(), 422, `sorted by ${name}`)
      }
    })

  test('learns nothing by searching for pieces of a number', async ({ client, assert }) => {
    await VendorFactory.apply('banked').create()
    const paths = ['/api/vendors?', '/api/vendors/lookup?', '/api/search?']
    for (const path of paths) {
      const nothing = await totalOf(client, `${path}q=qqzzqqzz`)
      for (const piece of PIECES)
        assert.equal(await totalOf(client, `${path}q=${encodeURIComponent(piece)}`), nothing, piece)
    }
  })

  test('learns nothing from an export of what such a filter would find', async ({ client }) => {
    for (const query of ['iban_like=SA03', '_sort=ibanTail', 'bankName=x']) {
      const body = { resource: 'vendors', format: 'csv', query }
      const answer = await call(client, 'admin', 'post', '/api/exports', { body })
      answer.assertStatus(422)
    }
  })

  test('finds no number in any table, whatever has happened to a vendor', async ({
    client,
    assert,
  }) => {
    const made = await call(client, 'buyer', 'post', '/api/vendors', {
      body: vendorBody(),
      key: 'attack-1',
    })
    const path = `/api/vendors/${made.body().id}`
    await call(client, 'buyer', 'patch', path, {
      body: { iban: 'SA4420000001234567891234' },
      seen: 1,
    })
    const wrong = await call(client, 'buyer', 'patch', path, {
      body: { iban: 'SA0380000000608010167518' },
      seen: 2,
    })
    wrong.assertStatus(422)
    assert.notInclude(JSON.stringify(wrong.body()), '0608010167518')
    const [{ id }] = (await call(client, 'admin', 'get', `${path}/bank-accounts`)).body()
    await call(client, 'admin', 'post', `${path}/bank-accounts/${id}/reject`, {
      body: { reason: 'Not theirs' },
      seen: 1,
    })
    await call(client, 'buyer', 'get', path)
    const body = { resource: 'vendors', format: 'csv', query: '' }
    await call(client, 'buyer', 'post', '/api/exports', { body })
    await runDueJobs()
    for (const table of TABLES) {
      const rows = JSON.stringify(await db.from(table)).replaceAll(/\s/g, '')
      for (const number of [
        SAMPLE_IBAN,
        SAMPLE_ACCOUNT,
        'SA4420000001234567891234',
        '1234567891234',
      ])
        assert.isFalse(rows.includes(number), `${number} in ${table}`)
    }
    const history = await call(client, 'admin', 'get', `${path}/history`)
    assert.notMatch(JSON.stringify(history.body()), /SA\d{2}|60801016/)
  })
})
