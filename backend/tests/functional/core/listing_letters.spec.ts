import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { VendorFactory } from '#database/factories/procurement/vendor_factory'
import { anOrder, call } from '../procurement/support.js'

/** As a person sorts them: Latin names, then the Arabic alphabet, each letter with its other forms. */
const IN_ORDER = [
  'abacus Sort',
  'Binaa Sort',
  'cedar Sort',
  'إبداع Sort',
  'ابراج Sort',
  'أثير Sort',
  'آفاق Sort',
  'باسم Sort',
  'جُدة Sort',
  'جدهان Sort',
  'روان Sort',
  'رؤية Sort',
  'هيثم Sort',
  'وياك Sort',
  'وئام Sort',
  'يحيى Sort',
  'يحيي ب Sort',
]
const SHUFFLED = [...IN_ORDER.keys()].sort((a, b) => ((a * 7) % 17) - ((b * 7) % 17))

test.group('Lists sorted by names', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const names = async (client: ApiClient, order: 'asc' | 'desc', as = 'admin') =>
    (
      await call(
        client,
        as,
        'get',
        `/api/vendors?q=sort&_sort=name&_order=${order}&_start=0&_end=50`
      )
    )
      .body()
      .map(({ name }: { name: string }) => name)

  test('go by the Arabic alphabet, and by Latin letters whatever their case', async ({
    client,
    assert,
  }) => {
    for (const at of SHUFFLED) await VendorFactory.merge({ name: IN_ORDER[at]! }).create()
    assert.deepEqual(await names(client, 'asc'), IN_ORDER)
    assert.deepEqual(await names(client, 'desc'), [...IN_ORDER].reverse())
  })

  test('go by the name that is shown in the language', async ({ client, assert }) => {
    const pairs = [
      ['Z', 'ايام'],
      ['A', 'أيام ب'],
      ['M', 'بنود'],
    ]
    for (const [name, nameAr] of pairs)
      await db.table('payment_terms').insert({
        ...{ code: `L${name}`, name: `${name} letters`, name_ar: nameAr, version: 1, active: true },
        ...{ created_at: '2031-01-01 00:00:00', updated_at: '2031-01-01 00:00:00' },
      })
    const list = async (language: 'en' | 'ar') =>
      (await call(client, 'admin', 'get', '/api/payment-terms?_sort=name&_order=asc', { language }))
        .body()
        .map(({ code }: { code: string }) => code)
        .filter((code: string) => /^L[AMZ]$/.test(code))
    assert.deepEqual(await list('en'), ['LA', 'LM', 'LZ'])
    assert.deepEqual(await list('ar'), ['LZ', 'LA', 'LM'])
  })

  test('those of leads, and of other records that a list shows', async ({ client, assert }) => {
    const sorted = ['a Sort', 'Z Sort', 'ا Sort', 'أ ب Sort', 'ب Sort']
    for (const at of [4, 3, 1, 2, 0]) {
      const body = { name: sorted[at]!, companyName: sorted.at(-1 - at)! }
      ;(await call(client, 'bdm', 'post', '/api/leads', { body })).assertStatus(201)
    }
    const list = async (field: 'name' | 'companyName', order: string) =>
      (await call(client, 'bdm', 'get', `/api/leads?q=sort&_sort=${field}&_order=${order}&_end=50`))
        .body()
        .map((lead: { name: string; companyName: string }) => lead[field])
    assert.deepEqual(await list('name', 'asc'), sorted)
    assert.deepEqual(await list('companyName', 'desc'), [...sorted].reverse())
  })

  test('those of other records in lists that are put together from several', async ({
    client,
    assert,
  }) => {
    const sorted = ['a Sort', 'Z Sort', 'ا Sort', 'أ ب Sort', 'ب Sort']
    for (const at of [4, 3, 1, 2, 0]) {
      const { id: vendorId } = await VendorFactory.merge({ name: sorted[at]! }).create()
      await anOrder(client, 'buyer', '10', { vendorId })
    }
    await db
      .from('purchase_orders')
      .where('vendor_name', 'like', '% Sort')
      .update({ status: 'approved' })
    for (const [order, expected] of [
      ['asc', sorted],
      ['desc', [...sorted].reverse()],
    ] as const) {
      const path = `/api/purchase-order-materials?_sort=vendorName&_order=${order}&_end=100`
      const shown: { vendorName: string }[] = (await call(client, 'admin', 'get', path)).body()
      const names = shown.map(({ vendorName }) => vendorName)
      assert.deepEqual(
        names.filter((name) => name.endsWith(' Sort')),
        expected
      )
    }
  })

  test('a search finds a name with and without its lone hamza', async ({ client, assert }) => {
    await VendorFactory.merge({ name: 'بناء الرياض Sort' }).create()
    await VendorFactory.merge({ name: 'قراءات الخليج Sort' }).create()
    const found = async (text: string) => {
      const path = `/api/vendors?q=${encodeURIComponent(text)}`
      const answer = await call(client, 'admin', 'get', path)
      return answer.body().map(({ name }: { name: string }) => name.split(' ')[0])
    }
    for (const text of ['بناء sort', 'بنا sort']) assert.deepEqual(await found(text), ['بناء'])
    for (const text of ['قراءات sort', 'قراات sort'])
      assert.deepEqual(await found(text), ['قراءات'], text)
  })
})
