import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { person } from '#tests/helpers/users'
import { aMaterial, aWarehouse } from './stock_support.js'
import { aVendor, call } from './support.js'

test.group('Imports of procurement', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const upload = async (client: any, resource: string, text: string, as: string) =>
    client
      .post('/api/imports')
      .field('resource', resource)
      .file('file', Buffer.from(text), { filename: 'rows.csv', contentType: 'text/csv' })
      .loginAs(await person(as))
      .withCsrfToken()

  const step = async (client: any, batch: any, path: string, as: string, body: object = {}) =>
    client
      .post(`/api/imports/${batch.id}/${path}`)
      .header('If-Match', `"${batch.version}"`)
      .json(body)
      .loginAs(await person(as))
      .withCsrfToken()

  /** Checks and applies a file by the mapping that was guessed from its headings. */
  async function run(
    client: any,
    { resource, text, as, keyField = null }: Record<string, any>
  ): Promise<{ checked: any; applied: any }> {
    const uploaded = await upload(client, resource, text, as)
    uploaded.assertStatus(201)
    const batch = uploaded.body()
    const show = async () =>
      (await client.get(`/api/imports/${batch.id}`).loginAs(await person(as))).body()
    const check = await step(client, batch, 'check', as, { mapping: batch.mapping, keyField })
    check.assertStatus(202)
    await runJob(check.body().id)
    const checked = await show()
    const apply = await step(client, checked, 'apply', as)
    apply.assertStatus(202)
    await runJob(apply.body().id)
    return { checked, applied: await show() }
  }

  test('are for those who write the records', async ({ client }) => {
    for (const [resource, as] of [
      ['vendors', 'storekeeper'],
      ['materials', 'staff'],
      ['stock-movements', 'staff'],
      ['price-lists', 'storekeeper'],
    ]) {
      const refused = await upload(client, resource, 'Name,Type\nX,Y\n', as)
      refused.assertStatus(403)
    }
  })

  test('vendors begin as prospects, are found by their numbers and bring no bank account', async ({
    client,
    assert,
  }) => {
    const text =
      'Supplier,Vendor type,Category,CR No,Tel,Curr,IBAN\n' +
      'Najd Steel,Domestic,مورد,1010101010,+966112345678,SAR,SA0380000000608010167519\n' +
      'Bad group,Domestic,Astronauts,1010101011,,,\n' +
      'Bad number,domestic,supplier,12,,,\n'
    const { checked, applied } = await run(client, { resource: 'vendors', text, as: 'buyer' })
    assert.include(checked, { totalRows: 3, goodRows: 1, badRows: 2 })
    assert.include(applied, { createdRows: 1 })
    const vendor = await db.from('vendors').where('cr_number', '1010101010').firstOrFail()
    assert.include(vendor, { name: 'Najd Steel', status: 'prospect' })
    // a file is no way around the two people that bank details take
    assert.notIncludeMembers(
      checked.fields.map(({ key }: any) => key),
      ['iban', 'accountNumber']
    )
    const again = await run(client, {
      resource: 'vendors',
      text: 'Vendor,Type,Group,CR,City\nNajd Steel Co.,domestic,supplier,1010101010,Riyadh\n',
      as: 'buyer',
      keyField: 'crNumber',
    })
    assert.include(again.applied, { createdRows: 0, updatedRows: 1 })
    const changed = await db.from('vendors').where('id', vendor.id).firstOrFail()
    assert.include(changed, { name: 'Najd Steel Co.', city: 'Riyadh', phone: vendor.phone })
  })

  test('materials are found by their code, whatever their headings are called', async ({
    client,
    assert,
  }) => {
    const known = await aMaterial(client, { name: 'Old name' })
    const text =
      'SKU,Item,الاسم بالعربية,التصنيف,UOM,Lead time,MOQ\n' +
      `${known.code.toLowerCase()},New name,,Concrete and cement,bag,14,40\n` +
      'IMP-1,Tie wire,سلك ربط,حديد ومعادن,kg,,\n' +
      'IMP-2,No category,,Moon rock,kg,,\n' +
      'IMP 3,Bad code,,steel,kg,x,\n'
    const { checked, applied } = await run(client, {
      ...{ resource: 'materials', text, as: 'storekeeper', keyField: 'code' },
    })
    assert.include(checked, { totalRows: 4, goodRows: 2, badRows: 2 })
    assert.include(applied, { createdRows: 1, updatedRows: 1 })
    const row = await db.from('materials').where('id', known.id).firstOrFail()
    assert.include(row, { name: 'New name', name_ar: known.nameAr, lead_days: 14 })
    assert.equal(Number(row.pack_e4), 400_000)
    const made = await db.from('materials').where('code', 'IMP-1').firstOrFail()
    assert.include(made, { category: 'steel', name_ar: 'سلك ربط' })
  })

  test('opening stock is one movement a warehouse, and another person agrees to it', async ({
    client,
    assert,
  }) => {
    const store = await aWarehouse(client)
    const other = await aWarehouse(client, { name: `Yard ${store.code}` })
    const cement = await aMaterial(client)
    const pumps = await aMaterial(client, { tracking: 'serial', unit: 'pcs' })
    const text =
      'Store,Item code,Qty,Rate,Serial no\n' +
      `${store.code},${cement.code},120,16.5,\n` +
      `${other.name},${cement.code},30,17,\n` +
      `${store.code},${pumps.code},1,900,SN-1\n` +
      `${store.code},${pumps.code},1,900,\n` +
      `${store.code},NOTHING,1,900,\n` +
      `Nowhere,${cement.code},1,900,\n` +
      `${store.code},${cement.code},-5,16.5,\n`
    const { checked, applied } = await run(client, {
      ...{ resource: 'stock-movements', text, as: 'storekeeper' },
    })
    assert.include(checked, { totalRows: 7, goodRows: 3, badRows: 4 })
    assert.include(applied, { createdRows: 3 })
    const movements = await db
      .from('stock_movements')
      .whereIn('warehouse_id', [store.id, other.id])
      .orderBy('id')
    assert.deepEqual(
      movements.map(({ type, status }) => [type, status]),
      [
        ['opening', 'submitted'],
        ['opening', 'submitted'],
      ]
    )
    const lines = await db.from('stock_movement_lines').where('movement_id', movements[0].id)
    assert.lengthOf(lines, 2)
  })

  test('price lists take one price a row, and refuse what a list of the vendor states already', async ({
    client,
    assert,
  }) => {
    const vendor = await aVendor({ name: 'Qassim Cement', crNumber: '1010777777' })
    const cement = await aMaterial(client)
    const sand = await aMaterial(client)
    const known = await call(client, 'buyer', 'post', '/api/price-lists', {
      body: {
        ...{ name: 'Sand', vendorId: vendor.id, currency: 'SAR', validFromOn: '2026-01-01' },
        lines: [{ materialId: sand.id, price: '90' }],
      },
    })
    known.assertStatus(201)
    const text =
      'Supplier,Agreement,Curr,From,To,Item code,UOM,Rate,MOQ,Colour\n' +
      `qassim cement,Cement 2026,sar,2026-01-01,2026-12-31,${cement.code},,16.5,,grey\n` +
      `1010777777,Cement 2026,SAR,2026-01-01,2026-12-31,${cement.code},,15,100,grey\n` +
      `Qassim Cement,Cement 2026,SAR,2026-01-01,2026-12-31,${cement.code},,14,100,grey\n` +
      `Qassim Cement,Cement 2026,USD,2026-01-01,2026-12-31,${cement.code},,14,200,grey\n` +
      `Qassim Cement,Cement 2026,SAR,2026-01-01,2026-12-31,${sand.code},,88,,\n` +
      `Nobody,Cement 2026,SAR,2026-01-01,2026-12-31,${cement.code},,14,,\n` +
      `Qassim Cement,Cement 2026,SAR,2026-01-01,2025-12-31,${cement.code},,14,,\n` +
      `Qassim Cement,Cement 2026,SAR,2026-01-01,,NOTHING,,cheap,,\n`
    const { checked, applied } = await run(client, { resource: 'price-lists', text, as: 'buyer' })
    // the third and the fourth contradict rows that were not written when they were checked
    assert.include(checked, { totalRows: 8, goodRows: 4, badRows: 4 })
    assert.include(applied, { createdRows: 2 })
    const [list] = await db.from('price_lists').where({ vendor_id: vendor.id, name: 'Cement 2026' })
    assert.include(list, { currency: 'SAR', valid_to_on: '2026-12-31' })
    const lines = await db.from('price_list_lines').where('price_list_id', list.id).orderBy('id')
    assert.deepEqual(
      lines.map((row) => [row.unit, Number(row.price_e4), Number(row.min_quantity_e4)]),
      [
        ['bag', 165_000, 0],
        ['bag', 150_000, 1_000_000],
      ]
    )
    const again = await run(client, { resource: 'price-lists', text, as: 'buyer' })
    assert.include(again.checked, { goodRows: 0 })
    assert.lengthOf(await db.from('price_lists').where('vendor_id', vendor.id), 2)
  })
})
