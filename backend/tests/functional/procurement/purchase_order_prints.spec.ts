import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { storeBuffer } from '#core/storage/store_file'
import { transact } from '#core/unit_of_work/transact'
import { runJob } from '#core/jobs/run_job'
import type { PrintChoice } from '#core/printing/print_choice'
import { fold } from '#engines/text/fold'
import { pagesOf } from '#tests/helpers/pdf_text'
import { aVendor, anOrder, call, line } from './support.js'
import { aProject, aWarehouse, seedProject } from './stock_support.js'

const TERMS =
  'Goods that differ from the order are taken back at the vendor’s cost. تُعاد البضاعة المخالفة على حساب المورّد.'

const WORDS = [
  ['Reinforcement steel 16 mm, grade 60, cut and bent', 'حديد تسليح 16 مم درجة 60 قص وثني', 'ton'],
  ['Ready-mix concrete C40, pumped', 'خرسانة جاهزة C40 مع الضخ', 'm3'],
  ['Porcelain tiles 60 × 60 cm', 'بلاط بورسلان 60 × 60 سم', 'm2'],
  ['Cement 50 kg', 'إسمنت 50 كجم', 'bag'],
] as const

/** An order over two pages, as large as the firm's larger ones. */
async function aLargeOrder(client: ApiClient) {
  const vendor = await aVendor({
    name: 'مصنع نجد للحديد Najd Steel',
    vatNumber: '310123456700003',
    crNumber: '1010456789',
    street: 'طريق الخرج',
    primaryContactName: 'سعد المطيري',
    mobile: '+966 55 123 4567',
  })
  const { id: warehouseId } = await aWarehouse(client)
  const lines = Array.from({ length: 40 }, (_, i) => {
    const [description, descriptionAr, unit] = WORDS[i % WORDS.length]
    return line('1250.75', { description, descriptionAr, unit, quantity: String(12 + i) })
  })
  const { id: projectId } = await aProject()
  return anOrder(client, 'po.clerk', '1', {
    vendorId: vendor.id,
    warehouseId,
    projectId,
    lines,
    requiredOn: '2027-01-15',
    terms: TERMS,
  })
}

async function approve(client: ApiClient, order: { id: number; version: number }) {
  const path = `/api/purchase-orders/${order.id}`
  const sent = await call(client, 'po.clerk', 'post', `${path}/submit`, { seen: order.version })
  sent.assertStatus(200)
  for (const approver of ['chief.engineer', 'general.manager']) {
    const { version } = (await call(client, 'buyer', 'get', path)).body()
    const response = await call(client, approver, 'post', `${path}/approve`, {
      body: {},
      seen: version,
    })
    response.assertStatus(200)
  }
}

/** Prints an order by its job. @returns text of each page of the print */
async function printed(client: ApiClient, id: number, language?: PrintChoice) {
  const path = `/api/purchase-orders/${id}/prints`
  const body = language ? { language } : {}
  const ordered = await call(client, 'buyer', 'post', path, { body })
  ordered.assertStatus(202)
  const outcome = await runJob(ordered.body().id)
  const print = await db.from('purchase_order_prints').orderBy('id', 'desc').firstOrFail()
  return { outcome, print, pages: await pagesOf(print.file_id) }
}

test.group('Prints of an order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('both languages: number, vendor, Arabic words and sums can be read', async ({
    client,
    assert,
  }) => {
    const order = await aLargeOrder(client)
    await approve(client, order)
    // as its vendor has it
    const { outcome, print, pages } = await printed(client, order.id)
    assert.equal(outcome, 'completed')
    assert.containsSubset(print, { purchase_order_id: order.id, revision: 0, language: 'both' })
    const text = fold(pages.join('\n'))
    const [{ name_ar: arabic }] = await db.from('users').where('username', 'general.manager')
    for (const words of [
      ...['Najd Steel', 'مصنع نجد للحديد', 'طريق الخرج', 'حديد تسليح', 'متر مربع'],
      ...['المستودع الرئيسي', 'على حساب المورد', 'أمر شراء', 'اعتماد المدير', arabic],
      ...['Purchase order', 'Reinforcement steel', 'Total with VAT'],
    ])
      assert.include(text, fold(words))
    for (const figures of [
      ...[order.number, '310123456700003', '+966 55 123 4567', '1,250.75', 'SAR 1,812,336.75'],
    ])
      assert.include(pages.join('\n'), figures)
    assert.isAbove(pages.length, 1)
    for (const page of pages) assert.include(page, order.number)
    assert.notInclude(text, fold('Not approved yet'))
    const prints = await call(client, 'buyer', 'get', `/api/purchase-orders/${order.id}/prints`)
    assert.containsSubset(prints.body(), [{ language: 'both', revision: 0 }])
  }).timeout(120_000)

  test('in one language alone the other is on no page', async ({ client, assert }) => {
    const lines = [line('10', { description: 'Anchor bolt', descriptionAr: 'مسمار تثبيت' })]
    const order = await anOrder(client, 'po.clerk', '10', { lines })
    const english = fold((await printed(client, order.id, 'en')).pages.join('\n'))
    assert.include(english, fold('Anchor bolt'))
    assert.include(english, fold('Total with VAT'))
    assert.notMatch(english, /\p{Script=Arabic}/u)
    const arabic = fold((await printed(client, order.id, 'ar')).pages.join('\n'))
    for (const words of ['مسمار تثبيت', 'أمر شراء', 'الإجمالي شامل الضريبة'])
      assert.include(arabic, fold(words))
    for (const words of ['Anchor', 'Purchase order', 'Total', 'Quantity', 'Saudi Riyals'])
      assert.notInclude(arabic, fold(words))
  }).timeout(120_000)

  test('one that is not approved says so on its face', async ({ client, assert }) => {
    const order = await anOrder(client, 'po.clerk', '1000', { currency: 'BHD' })
    const { pages } = await printed(client, order.id, 'both')
    assert.lengthOf(pages, 1)
    assert.include(pages[0], 'BHD 1,150.000')
    assert.include(pages[0], 'Not approved yet')
    assert.include(fold(pages[0]), fold('لم يُعتمد بعد'))
  }).timeout(120_000)

  test('are for readers of orders, in a language of the portal', async ({ client, assert }) => {
    const { id } = await anOrder(client, 'po.clerk', '10')
    const path = `/api/purchase-orders/${id}/prints`
    const guest = await client.post(path).json({ language: 'en' }).withCsrfToken()
    guest.assertStatus(401)
    const staff = await call(client, 'staff', 'post', path, { body: { language: 'en' } })
    staff.assertStatus(403)
    const language = await call(client, 'buyer', 'post', path, { body: { language: 'fr' } })
    language.assertStatus(422)
    const absent = await call(client, 'buyer', 'post', '/api/purchase-orders/999999/prints', {
      body: { language: 'en' },
    })
    absent.assertStatus(404)
    assert.lengthOf(await db.from('jobs').where('type', 'procurement.print_order'), 0)
    const twice = async () =>
      (await call(client, 'buyer', 'post', path, { body: { language: 'en' } })).body().id
    const first = await twice()
    assert.equal(await twice(), first)
    await db.from('purchase_orders').where('id', path.split('/')[3]).increment('version', 1)
    assert.notEqual(await twice(), first)
  })

  test('go with a draft that is deleted', async ({ client, assert }) => {
    const order = await anOrder(client, 'po.clerk', '100')
    const label = { name: 'a.pdf', mime: 'application/pdf', extension: 'pdf' }
    const { id: fileId } = await transact(SYSTEM_ACTOR, (uow) =>
      storeBuffer(
        uow,
        { ...label, content: Buffer.from('%PDF-1.4') },
        { ownerType: 'purchase_order_pdf', ownerId: order.id }
      )
    )
    await db.table('purchase_order_prints').insert({
      purchase_order_id: order.id,
      revision: 0,
      language: 'en',
      file_id: fileId,
      created_at: '2026-01-01 00:00:00',
    })
    const path = `/api/purchase-orders/${order.id}`
    ;(await client.delete(path).withCsrfToken()).assertStatus(401)
    const staff = await call(client, 'staff', 'delete', path, { seen: order.version })
    staff.assertStatus(403)
    const gone = await call(client, 'po.clerk', 'delete', path, { seen: order.version })
    gone.assertStatus(204)
    assert.isNull(await db.from('purchase_orders').where('id', order.id).first())
    assert.isNull(await db.from('files').where('id', fileId).first())
  })
})
