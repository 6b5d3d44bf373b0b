import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { runDueJobs } from '#core/jobs/due_jobs'
import { VendorFactory } from '#database/factories/procurement/vendor_factory'
import { aProject, seedProject } from './stock_support.js'
import { anOrder, aSubmittedOrder, aVendor, call, line } from './support.js'

/** The file that an export ends in, as its requester downloads it. */
async function exported(
  client: ApiClient,
  username: string,
  body: Record<string, unknown>
): Promise<string> {
  const ordered = await call(client, username, 'post', '/api/exports', {
    body: { format: 'csv', ...body },
  })
  ordered.assertStatus(202)
  await runDueJobs()
  const response = await call(client, username, 'get', `/api/jobs/${ordered.body().id}/result`)
  response.assertStatus(200)
  return String(response.text() || response.body())
}

test.group('Exports of procurement', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('of vendors hold no bank field', async ({ client, assert }) => {
    const vendor = await VendorFactory.apply('banked').merge({ name: 'Export Trading' }).create()
    const text = await exported(client, 'admin', { resource: 'vendors', query: `id=${vendor.id}` })
    assert.include(text, 'Export Trading')
    assert.notMatch(text, /iban|7519|Al Rajhi/i)
    const columns = ['name', 'iban']
    const refused = await call(client, 'admin', 'post', '/api/exports', {
      body: { resource: 'vendors', format: 'csv', query: '', columns },
    })
    refused.assertStatus(422)
  })

  test('of orders have amounts, and only what their requester may see', async ({
    client,
    assert,
  }) => {
    const { id: vendorId } = await aVendor({ name: 'Export Steel' })
    const draft = await anOrder(client, 'buyer', '1000', { vendorId })
    const submitted = await aSubmittedOrder(client, 'buyer', '2000')
    const query = `id=${draft.id}&id=${submitted.id}`
    const all = await exported(client, 'buyer', { resource: 'purchase-orders', query })
    assert.include(all, '1000.00,150.00,1150.00')
    assert.include(all, submitted.number)
    const body = {
      lines: [line('1'), line('1', { vatCategory: 'E', vatRate: '0' })],
      freight: '1',
      freightVatCategory: 'O',
    }
    const mixed = await anOrder(client, 'buyer', '1', { vendorId: draft.vendorId, ...body })
    const taxes = await exported(client, 'buyer', {
      resource: 'purchase-orders',
      query: `${query}&id=${mixed.id}`,
      columns: ['number', 'vatCategories'],
    })
    assert.include(taxes, `"${draft.number}","S"`)
    assert.include(taxes, `"${mixed.number}","S E O"`)
    const some = await exported(client, 'chief.engineer', { resource: 'purchase-orders', query })
    assert.notInclude(some, draft.number)
    assert.include(some, submitted.number)
  })

  test('of vendor documents, material tracking and spending follow their lists', async ({
    client,
    assert,
  }) => {
    await seedProject()
    const { id: projectId, name } = await aProject()
    const { id: vendorId } = await aVendor({ name: 'Tracked Steel' })
    const order = await anOrder(client, 'buyer', '1000', { vendorId, projectId })
    const query = `vendorId=${vendorId}`
    const tracked = {
      resource: 'material-tracking',
      query,
      columns: ['number', 'ordered', 'received', 'current'],
    }
    const draft = await exported(client, 'storekeeper', tracked)
    assert.notInclude(draft, order.number)
    await db.from('purchase_orders').where('id', order.id).update({ status: 'sent' })
    const sent = await exported(client, 'storekeeper', tracked)
    assert.include(sent, `"${order.number}",1,0,"ordered"`)
    const spending = await exported(client, 'buyer', {
      resource: 'procurement-projects',
      columns: ['name', 'committed', 'paid'],
    })
    assert.include(spending, `"${name}",1000.00,0.00`)
    const documents = await exported(client, 'buyer', { resource: 'vendor-documents', query })
    assert.notInclude(documents, 'Tracked Steel')
    for (const resource of ['procurement-projects', 'vendor-documents']) {
      const refused = await call(client, 'storekeeper', 'post', '/api/exports', {
        body: { resource, format: 'csv', query: '' },
      })
      refused.assertStatus(403)
    }
  })
})
