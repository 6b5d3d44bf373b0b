import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import { storedColumns } from '#core/database/stored_columns'
import { runDueJobs } from '#core/jobs/due_jobs'
import { purchaseOrderPdfData } from '#procurement/purchase_orders/pdf/pdf_data'
import { purchaseOrderPdf } from '#procurement/purchase_orders/pdf/purchase_order_pdf'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { person } from '../../helpers/users.js'
import { aMaterial, aPlace, aProject, aWarehouse, move, seedProject } from './stock_support.js'
import { anOrder, call } from './support.js'

const ARABIC = 'حظيرة الطائرات'

/** What the portal answers someone who reads Arabic. */
async function read(client: ApiClient, path: string, by = 'admin') {
  const response = await client
    .get(path)
    .loginAs(await person(by))
    .header('Accept-Language', 'ar')
  response.assertStatus(200)
  return response.body()
}

async function aNamedProject() {
  const project = await aProject()
  await db.from('projects').where('id', project.id).update({ name_ar: ARABIC })
  return project
}

/** Their English names stand the other way round than their Arabic ones. */
async function twoProjects() {
  const { id, ...known } = await db.from('projects').firstOrFail()
  const columns = storedColumns(known)
  const names = [
    ['Aaa yard', 'ساحة الحديد'],
    ['Bbb hall', 'حظيرة'],
  ]
  const rows = names.map(([name, name_ar], i) => ({
    ...columns,
    name,
    name_ar,
    code: `${columns.code}-${i}`,
    quotation_id: null,
  }))
  await db.table('projects').multiInsert(rows)
  return db.from('projects').whereIn('name', ['Aaa yard', 'Bbb hall']).orderBy('name')
}

test.group('Names in procurement', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('of projects are Arabic for an Arabic reader, in lists and on pages', async ({
    client,
    assert,
  }) => {
    const { id: projectId, name } = await aNamedProject()
    const order = await anOrder(client, 'buyer', '50', { projectId })
    await db.from('purchase_orders').where('id', order.id).update({ status: 'sent' })
    const place = await aPlace(client)
    const { id: movementId } = (await move(client, 'issue', place, '1', { projectId })).body()
    const level = await db
      .from('stock_levels')
      .where({ material_id: place.materialId })
      .firstOrFail()
    const lines = [{ description: 'Sand', quantity: '1', unit: 'm3' }]
    const request = (
      await call(client, 'storekeeper', 'post', '/api/purchase-requests', {
        body: { title: 'Sand', projectId, lines },
      })
    ).body()
    const paths = {
      '/api/purchase-orders': order.id,
      '/api/stock-movements': movementId,
      '/api/purchase-requests': request.id,
    }
    for (const [path, id] of Object.entries(paths)) {
      assert.equal((await read(client, `${path}/${id}`)).projectName, ARABIC, path)
      const [row] = await read(client, `${path}?id=${id}`)
      assert.equal(row.projectName, ARABIC, path)
      const english = await call(client, 'admin', 'get', `${path}/${id}`)
      assert.equal(english.body().projectName, name, path)
    }
    for (const path of ['/api/purchase-order-materials', '/api/material-tracking']) {
      const [row] = await read(client, `${path}?purchaseOrderId=${order.id}`)
      assert.equal(row.projectName, ARABIC, path)
    }
    const [entry] = await read(client, `/api/stock-levels/${level.id}/ledger`)
    assert.equal(entry.projectName, ARABIC)
  })

  test('are sorted, filtered and searched as they are shown', async ({ client, assert }) => {
    const [a, b] = await twoProjects()
    const ids: number[] = []
    for (const { id } of [a, b])
      ids.push((await anOrder(client, 'buyer', '50', { projectId: id })).id)
    const list = async (query: string, language: string) => {
      const path = `/api/purchase-orders?id=${ids[0]}&id=${ids[1]}&${query}`
      const response = await client
        .get(path)
        .loginAs(await person('admin'))
        .header('Accept-Language', language)
      response.assertStatus(200)
      return response.body().map(({ id }: { id: number }) => ids.indexOf(id))
    }
    const byName = '_sort=projectName&_order=asc'
    assert.deepEqual(await list(byName, 'en'), [0, 1])
    assert.deepEqual(await list(byName, 'ar'), [1, 0])
    const like = (text: string) => `projectName_like=${encodeURIComponent(text)}`
    assert.deepEqual(await list(like('ساحة'), 'ar'), [0])
    assert.deepEqual(await list(like('ساحة'), 'en'), [])
    assert.deepEqual(await list(like('Aaa'), 'en'), [0])
    assert.deepEqual(await list(`q=${encodeURIComponent('ساحة')}`, 'ar'), [0])
  })

  test('of materials without one are sorted by the name they are shown by', async ({
    client,
    assert,
  }) => {
    const made: number[] = []
    for (const names of [
      { name: 'Zinc', nameAr: 'ألواح' },
      { name: 'Beam', nameAr: null },
      { name: 'Axle', nameAr: 'ياي' },
    ])
      made.push((await aMaterial(client, names)).id)
    const query = made.map((id) => `id=${id}`).join('&')
    const rows = await read(client, `/api/materials?${query}&_sort=name&_order=asc`)
    assert.deepEqual(
      rows.map(({ id }: { id: number }) => made.indexOf(id)),
      [1, 0, 2]
    )
  })

  test('of projects and stores stand under what the search finds', async ({ client, assert }) => {
    const { id: projectId } = await aNamedProject()
    const place = await aPlace(client)
    const order = await anOrder(client, 'buyer', '50', { projectId })
    const found = await read(client, `/api/search?q=${order.number}`)
    const hits = JSON.stringify(found)
    assert.include(hits, ARABIC)
    const movement = (await move(client, 'issue', place, '1', { projectId })).body()
    const moved = JSON.stringify(await read(client, `/api/search?q=${movement.number}`))
    assert.include(moved, 'المستودع الرئيسي')
    assert.include(moved, ARABIC)
  })

  test('of projects are in the Arabic title of requests to approvers', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aNamedProject()
    const order = await anOrder(client, 'po.clerk', '50', { projectId })
    const path = `/api/purchase-orders/${order.id}/submit`
    const sent = await call(client, 'po.clerk', 'post', path, { seen: order.version })
    sent.assertStatus(200)
    const requested = await db
      .from('approval_requests')
      .where({ document_type: 'purchase_order', document_id: order.id })
      .firstOrFail()
    assert.equal(requested.title_ar, `${order.vendorName} · ${ARABIC}`)
  })

  test('of projects and stores on trips, requests and equipment', async ({ client, assert }) => {
    const { id: projectId } = await aNamedProject()
    const { id: warehouseId } = await aWarehouse(client)
    const at = (hours: number) => DateTime.utc().plus({ hours }).toISO()
    const body = {
      type: 'site_delivery',
      vehicle: `N ${process.pid}`,
      driver: 'Salem',
      plannedStartAt: at(1),
      plannedEndAt: at(2),
      cargo: [{ description: 'Tools', quantity: '2' }],
      projectId,
      warehouseId,
    }
    const trip = await call(client, 'buyer', 'post', '/api/trips', { body })
    trip.assertStatus(201)
    const shown = await read(client, `/api/trips/${trip.body().id}`)
    assert.containsSubset(shown, { projectName: ARABIC, warehouseName: 'المستودع الرئيسي' })
    const lines = [{ description: 'Sand', quantity: '1', unit: 'm3' }]
    const request = await call(client, 'storekeeper', 'post', '/api/purchase-requests', {
      body: { title: 'Sand', warehouseId, lines },
    })
    const requested = await read(client, `/api/purchase-requests/${request.body().id}`)
    assert.equal(requested.warehouseName, 'المستودع الرئيسي')
    const piece = (
      await call(client, 'buyer', 'post', '/api/equipment', {
        body: { tag: `N-${process.pid}`, name: 'Level', category: 'survey' },
      })
    ).body()
    const out = { holderName: 'Salem', condition: 'good', projectId }
    const assigned = await call(client, 'buyer', 'post', `/api/equipment/${piece.id}/check-out`, {
      body: out,
      seen: piece.version,
    })
    assigned.assertStatus(200)
    const page = await read(client, `/api/equipment/${piece.id}`)
    assert.containsSubset(page, { projectName: ARABIC, custodies: [{ projectName: ARABIC }] })
    const [row] = await read(client, `/api/equipment?id=${piece.id}`)
    assert.equal(row.projectName, ARABIC)
  })

  test('are those of the language of a file or a document', async ({ client, assert }) => {
    const { id: projectId, name } = await aNamedProject()
    const { id } = await anOrder(client, 'buyer', '50', { projectId })
    const exported = async (language: string) => {
      const ordered = await client
        .post('/api/exports')
        .loginAs(await person('buyer'))
        .withCsrfToken()
        .header('Accept-Language', language)
        .unsafeJson({ resource: 'purchase-orders', format: 'csv', query: `id=${id}` })
      ordered.assertStatus(202)
      await runDueJobs()
      const file = await call(client, 'buyer', 'get', `/api/jobs/${ordered.body().id}/result`)
      return String(file.text() || file.body())
    }
    assert.include(await exported('ar'), ARABIC)
    const english = await exported('en')
    assert.include(english, name)
    assert.notInclude(english, ARABIC)
    const order = await PurchaseOrder.findOrFail(id)
    await order.load((preloader) => preloader.load('lines').load('paymentTerm'))
    const data = await purchaseOrderPdfData(order)
    for (const language of ['ar', 'en'] as const)
      assert.include(purchaseOrderPdf(data, { language, alone: false }), ARABIC)
  })
})
